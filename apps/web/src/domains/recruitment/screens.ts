import { firstPage } from '#web/kit/screen/first-call.ts'
import type { Screen } from '#web/kit/screen/screen.ts'

/** The screens of recruitment. */
export const recruitmentScreens = [
  {
    path: '/tuyen-dung/dot-tuyen-dung',
    crumb: 'Đợt tuyển dụng',
    // The head of a unit, who asks for people, holds the second one alone.
    access: ['recruitment_access', 'recruitment_request'],
    menu: 'recruitment',
    data: [firstPage('recruitments.list')],
    load: () => import('./campaigns/campaigns.tsx'),
  },
  {
    path: '/tuyen-dung/dot-tuyen-dung/them-moi',
    crumb: 'Thêm đợt tuyển dụng',
    access: ['recruitment_edit', 'recruitment_request'],
    load: () => import('./campaigns/new-campaign.tsx'),
  },
  {
    path: '/tuyen-dung/dot-tuyen-dung/gui-email',
    crumb: 'Gửi email',
    access: ['recruitment_access'],
    load: () => import('./emails/send-emails.tsx'),
  },
  {
    path: '/tuyen-dung/dot-tuyen-dung/:id/cap-nhat',
    crumb: 'Cập nhật đợt tuyển dụng',
    access: ['recruitment_access', 'recruitment_request'],
    load: () => import('./campaigns/campaign-page.tsx'),
  },
  {
    path: '/tuyen-dung/dot-tuyen-dung/:id/ung-vien',
    crumb: 'Ứng viên',
    access: ['recruitment_access'],
    load: () => import('./candidates/campaign-candidates.tsx'),
  },
  {
    path: '/tuyen-dung/dot-tuyen-dung/:id/ung-vien/them-moi',
    crumb: 'Thêm ứng viên',
    access: ['recruitment_access'],
    load: () => import('./candidates/new-candidate.tsx'),
  },
  {
    path: '/tuyen-dung/dot-tuyen-dung/:id/ung-vien/:idCandidate/cap-nhat',
    crumb: 'Cập nhật ứng viên',
    access: ['recruitment_access'],
    load: () => import('./candidates/candidate-page.tsx'),
  },
  {
    path: '/tuyen-dung/nguon-du-tru',
    crumb: 'Nguồn dự trữ',
    access: ['archived_access'],
    menu: 'recruitment',
    data: [firstPage('reservePool.list')],
    load: () => import('./candidates/reserve-pool.tsx'),
  },
  {
    path: '/tuyen-dung/mau-email',
    crumb: 'Mẫu email',
    access: ['recruitment_email_access'],
    menu: 'recruitment',
    data: [firstPage('emails.list')],
    load: () => import('./emails/email-templates.tsx'),
  },
  {
    path: '/tuyen-dung/mau-email/them-moi',
    crumb: 'Thêm mẫu email',
    access: ['recruitment_email_access'],
    load: () => import('./emails/new-email.tsx'),
  },
  {
    path: '/tuyen-dung/mau-email/:id/cap-nhat',
    crumb: 'Cập nhật mẫu email',
    access: ['recruitment_email_access'],
    load: () => import('./emails/edit-email.tsx'),
  },
  {
    path: '/tuyen-dung/bao-cao',
    crumb: 'Báo cáo tuyển dụng',
    access: ['recruitment_report_access'],
    menu: 'recruitment',
    menuLabel: 'Báo cáo',
    load: () => import('./report/recruitment-report.tsx'),
  },
  {
    path: '/tuyen-dung/ket-qua',
    crumb: 'Kết quả phỏng vấn',
    access: ['recruitment_access'],
    under: '/tuyen-dung/dot-tuyen-dung',
    load: () => import('./interviews/results.tsx'),
  },
  {
    path: '/tuyen-dung/ket-qua/ghi-nhan',
    crumb: 'Ghi nhận kết quả',
    access: ['recruitment_access'],
    load: () => import('./interviews/record-result.tsx'),
  },
  {
    path: '/tuyen-dung/ket-qua/:id/cap-nhat',
    crumb: 'Cập nhật kết quả',
    access: ['recruitment_access'],
    load: () => import('./interviews/update-result.tsx'),
  },
  {
    path: '/tuyen-dung/xep-lich',
    crumb: 'Xếp lịch phỏng vấn',
    access: ['recruitment_access'],
    under: '/tuyen-dung/dot-tuyen-dung',
    load: () => import('./interviews/schedule.tsx'),
  },
  {
    path: '/phong-van-cua-toi',
    crumb: 'Phỏng vấn của tôi',
    access: 'signed-in',
    load: () => import('./interviews/own-interviews.tsx'),
  },
] as const satisfies readonly Screen[]
