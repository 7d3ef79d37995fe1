import { firstCall, firstPage } from '#web/kit/screen/first-call.ts'
import type { Screen } from '#web/kit/screen/screen.ts'

/** The screens of training. */
export const trainingScreens = [
  // Ours: one's own courses and certificates, whatever else one may. Reached from the user menu and the first page.
  {
    path: '/dao-tao-cua-toi',
    crumb: 'Đào tạo của tôi',
    access: 'signed-in',
    data: [firstCall('trainingInvitations.mine')],
    load: () => import('./own/own-training.tsx'),
  },
  {
    path: '/dao-tao/loai-dao-tao',
    crumb: 'Loại đào tạo',
    access: ['training_access'],
    menu: 'catalogue',
    data: [firstPage('trainingTypes.list')],
    load: () => import('./training-types.tsx'),
  },
  {
    path: '/dao-tao/hinh-thuc-dao-tao',
    crumb: 'Hình thức đào tạo',
    access: ['training_access'],
    menu: 'catalogue',
    data: [firstPage('trainingFormalities.list')],
    load: () => import('./training-formalities.tsx'),
  },
  {
    path: '/dao-tao/doi-tac-dao-tao',
    crumb: 'Đối tác đào tạo',
    access: ['training_access'],
    menu: 'catalogue',
    data: [firstPage('partnerInfos.list')],
    load: () => import('./partner-infos.tsx'),
  },
  {
    path: '/dao-tao/chung-chi',
    crumb: 'Chứng chỉ',
    access: ['training_access'],
    menu: 'catalogue',
    data: [firstPage('certificates.list', { include: ['group'] })],
    load: () => import('./held/certificates-page.tsx'),
  },
  {
    path: '/dao-tao/chung-chi/nhom',
    crumb: 'Nhóm chứng chỉ',
    access: ['training_access'],
    data: [firstPage('certificateGroups.list')],
    load: () => import('./certificate-groups.tsx'),
  },
  {
    path: '/dao-tao/khoa-dao-tao',
    crumb: 'Khóa đào tạo',
    access: ['training_access'],
    menu: 'training',
    data: [firstPage('trainings.list')],
    load: () => import('./courses/courses-page.tsx'),
  },
  {
    path: '/dao-tao/khoa-dao-tao/dia-diem',
    crumb: 'Địa điểm đào tạo',
    access: ['training_access'],
    menu: 'catalogue',
    data: [firstPage('trainingLocations.list')],
    load: () => import('./training-locations.tsx'),
  },
  {
    path: '/dao-tao/khoa-dao-tao/them-moi',
    crumb: 'Thêm khóa đào tạo',
    access: ['training_edit'],
    load: () => import('./courses/new-course.tsx'),
  },
  {
    path: '/dao-tao/khoa-dao-tao/:id/cap-nhat',
    crumb: 'Cập nhật khóa đào tạo',
    access: ['training_access'],
    load: () => import('./courses/course-page.tsx'),
  },
  {
    path: '/dao-tao/khoa-dao-tao/:id/xac-nhan-tham-gia-dao-tao',
    crumb: 'Xác nhận tham gia đào tạo',
    access: 'signed-in',
    load: () => import('./people/invitation-page.tsx'),
  },
  {
    path: '/dao-tao/ke-hoach',
    crumb: 'Kế hoạch đào tạo',
    access: ['training_access', 'training_approve'],
    data: [firstPage('trainingPlans.list')],
    load: () => import('./plans/plans.tsx'),
  },
  {
    path: '/dao-tao/ke-hoach/them-moi',
    crumb: 'Thêm kế hoạch đào tạo',
    access: ['training_edit'],
    load: () => import('./plans/new-plan.tsx'),
  },
  {
    path: '/dao-tao/ke-hoach/:id/cap-nhat',
    crumb: 'Cập nhật kế hoạch đào tạo',
    access: ['training_access', 'training_approve'],
    load: () => import('./plans/plan-page.tsx'),
  },
  {
    path: '/dao-tao/bao-cao',
    crumb: 'Báo cáo đào tạo',
    access: ['training_report', 'training_report_certificate'],
    menu: 'training',
    menuLabel: 'Báo cáo',
    load: () => import('./reports/report-page.tsx'),
  },
] as const satisfies readonly Screen[]
