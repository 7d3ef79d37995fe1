import { catalogueScreens } from './catalogue-screens.ts'
import { publicScreens } from './public-screens.ts'
import type { Screen } from './screen.ts'

/**
 * The one table of routes, with those of `public-screens.ts`. Router, sidebar, breadcrumb, guard and window title read it; the order of rows that share a
 * `menu` is the sidebar's order. Paths and permissions are the specification's (section 2 and 6); where it is silent,
 * a screen is guarded like the list it belongs to.
 */
export const screens = [
  {
    path: '/',
    crumb: 'Trang chủ',
    access: 'signed-in',
    load: () => import('./home/home.tsx'),
  },
  ...publicScreens,

  ...catalogueScreens,

  {
    path: '/nhan-vien',
    crumb: 'Nhân viên',
    access: ['employee_access'],
    menu: 'employees',
    load: () => import('#web/domains/employees/employees.tsx'),
  },
  { path: '/nhan-vien/them-moi', crumb: 'Thêm nhân viên', access: ['employee_access'] },
  { path: '/nhan-vien/:id/cap-nhat', crumb: 'Cập nhật nhân viên', access: ['employee_access'] },
  {
    path: '/nhan-vien/:id/chi-tiet',
    crumb: 'Hồ sơ nhân viên',
    access: ['employee_access'],
    ownRecord: true,
  },
  { path: '/thong-tin-ca-nhan', crumb: 'Thông tin cá nhân', access: 'signed-in' },
  // Ours: password and sessions belong to every user, also to one who is no employee. Reached from the user menu.
  {
    path: '/tai-khoan',
    crumb: 'Tài khoản của tôi',
    access: 'signed-in',
    load: () => import('#web/domains/session/own-account.tsx'),
  },

  { path: '/hop-dong', crumb: 'Hợp đồng', access: ['contract_access'], menu: 'contracts' },
  {
    path: '/hop-dong/loai-hop-dong',
    crumb: 'Loại hợp đồng',
    access: ['contract_edit'],
    menu: 'catalogue',
    load: () => import('#web/domains/contracts/contract-types.tsx'),
  },
  { path: '/tai-lieu', crumb: 'Tài liệu', access: ['document_access'], menu: 'documents' },
  {
    path: '/tai-lieu/loai-tai-lieu',
    crumb: 'Loại tài liệu',
    access: ['document_edit'],
    menu: 'catalogue',
    load: () => import('#web/domains/documents/document-types.tsx'),
  },

  {
    path: '/tuyen-dung/dot-tuyen-dung',
    crumb: 'Đợt tuyển dụng',
    access: ['recruitment_access'],
    menu: 'recruitment',
  },
  {
    path: '/tuyen-dung/dot-tuyen-dung/them-moi',
    crumb: 'Thêm đợt tuyển dụng',
    access: ['recruitment_access'],
  },
  { path: '/tuyen-dung/dot-tuyen-dung/gui-email', crumb: 'Gửi email', access: ['recruitment_access'] },
  {
    path: '/tuyen-dung/dot-tuyen-dung/:id/cap-nhat',
    crumb: 'Cập nhật đợt tuyển dụng',
    access: ['recruitment_access'],
  },
  { path: '/tuyen-dung/dot-tuyen-dung/:id/ung-vien', crumb: 'Ứng viên', access: ['recruitment_access'] },
  {
    path: '/tuyen-dung/dot-tuyen-dung/:id/ung-vien/them-moi',
    crumb: 'Thêm ứng viên',
    access: ['recruitment_access'],
  },
  {
    path: '/tuyen-dung/dot-tuyen-dung/:id/ung-vien/:idCandidate/cap-nhat',
    crumb: 'Cập nhật ứng viên',
    access: ['recruitment_access'],
  },
  {
    path: '/tuyen-dung/nguon-du-tru',
    crumb: 'Nguồn dự trữ',
    access: ['archived_access'],
    menu: 'recruitment',
  },
  {
    path: '/tuyen-dung/mau-email',
    crumb: 'Mẫu email',
    access: ['recruitment_email_access'],
    menu: 'recruitment',
  },
  { path: '/tuyen-dung/mau-email/them-moi', crumb: 'Thêm mẫu email', access: ['recruitment_email_access'] },
  {
    path: '/tuyen-dung/mau-email/:id/cap-nhat',
    crumb: 'Cập nhật mẫu email',
    access: ['recruitment_email_access'],
  },
  {
    path: '/tuyen-dung/bao-cao',
    crumb: 'Báo cáo tuyển dụng',
    access: ['recruitment_report_access'],
    menu: 'recruitment',
    menuLabel: 'Báo cáo',
  },
  { path: '/tuyen-dung/ket-qua', crumb: 'Kết quả phỏng vấn', access: ['recruitment_access'] },
  { path: '/tuyen-dung/ket-qua/ghi-nhan', crumb: 'Ghi nhận kết quả', access: ['recruitment_access'] },
  { path: '/tuyen-dung/ket-qua/:id/cap-nhat', crumb: 'Cập nhật kết quả', access: ['recruitment_access'] },
  { path: '/tuyen-dung/xep-lich', crumb: 'Xếp lịch phỏng vấn', access: ['recruitment_access'] },

  { path: '/dao-tao/khoa-dao-tao', crumb: 'Khóa đào tạo', access: ['training_access'], menu: 'training' },
  {
    path: '/dao-tao/khoa-dao-tao/dia-diem',
    crumb: 'Địa điểm đào tạo',
    access: ['training_access'],
    menu: 'catalogue',
    load: () => import('#web/domains/training/training-locations.tsx'),
  },
  { path: '/dao-tao/khoa-dao-tao/them-moi', crumb: 'Thêm khóa đào tạo', access: ['training_access'] },
  { path: '/dao-tao/khoa-dao-tao/:id/cap-nhat', crumb: 'Cập nhật khóa đào tạo', access: ['training_access'] },
  {
    path: '/dao-tao/khoa-dao-tao/:id/xac-nhan-tham-gia-dao-tao',
    crumb: 'Xác nhận tham gia đào tạo',
    access: 'signed-in',
  },
  { path: '/dao-tao/ke-hoach', crumb: 'Kế hoạch đào tạo', access: ['training_access'] },
  { path: '/dao-tao/ke-hoach/them-moi', crumb: 'Thêm kế hoạch đào tạo', access: ['training_access'] },
  {
    path: '/dao-tao/ke-hoach/:id/cap-nhat',
    crumb: 'Cập nhật kế hoạch đào tạo',
    access: ['training_access'],
  },
  {
    path: '/dao-tao/bao-cao',
    crumb: 'Báo cáo đào tạo',
    access: ['training_report', 'training_report_certificate'],
    menu: 'training',
    menuLabel: 'Báo cáo',
  },

  {
    path: '/kiem-tra-dinh-ky',
    crumb: 'Kiểm tra định kỳ',
    access: ['exam_access'],
    menu: 'periodic-tests',
  },
  { path: '/kiem-tra-dinh-ky/them-moi', crumb: 'Thêm đợt kiểm tra', access: ['exam_access'] },
  { path: '/kiem-tra-dinh-ky/:id', crumb: 'Chi tiết đợt kiểm tra', access: ['exam_access'] },
  { path: '/kiem-tra-dinh-ky/:id/cap-nhat', crumb: 'Cập nhật đợt kiểm tra', access: ['exam_access'] },

  {
    path: '/ky-thi',
    crumb: 'Kỳ thi',
    access: ['quiz_exam_access'],
    menu: 'quiz',
    menuLabel: 'Danh sách',
  },
  { path: '/ky-thi/them-moi', crumb: 'Thêm kỳ thi', access: ['quiz_exam_access'] },
  { path: '/ky-thi/:id/cap-nhat', crumb: 'Cập nhật kỳ thi', access: ['quiz_exam_access'] },
  { path: '/ky-thi/cau-hoi', crumb: 'Câu hỏi', access: ['quiz_question_access'], menu: 'quiz' },
  { path: '/ky-thi/cai-dat', crumb: 'Cài đặt', access: ['quiz_setting_access'], menu: 'quiz' },
  {
    path: '/ky-thi/cai-dat/nhom-de-thi',
    crumb: 'Nhóm đề thi',
    access: ['quiz_setting_access'],
    menu: 'catalogue',
    load: () => import('#web/domains/quiz/quiz-categories.tsx'),
  },
  {
    path: '/ky-thi/bao-cao',
    crumb: 'Báo cáo kỳ thi',
    access: ['quiz_report_access'],
    menu: 'quiz',
    menuLabel: 'Báo cáo',
  },

  {
    path: '/phan-quyen/nguoi-dung',
    crumb: 'Người dùng',
    access: ['permission_access'],
    menu: 'permissions',
    load: () => import('#web/domains/permissions/accounts/users.tsx'),
  },
  {
    path: '/phan-quyen/vai-tro',
    crumb: 'Vai trò',
    access: ['permission_access'],
    menu: 'permissions',
    load: () => import('#web/domains/permissions/roles/roles.tsx'),
  },
  {
    path: '/phan-quyen/vai-tro/them-moi',
    crumb: 'Thêm vai trò',
    access: ['permission_access'],
    load: () => import('#web/domains/permissions/roles/new-role.tsx'),
  },
  {
    path: '/phan-quyen/vai-tro/:id/cap-nhat',
    crumb: 'Cập nhật vai trò',
    access: ['permission_access'],
    load: () => import('#web/domains/permissions/roles/edit-role.tsx'),
  },
  // Ours: the specification names no screen for these two. They are reached from users and roles.
  {
    path: '/phan-quyen/nhat-ky',
    crumb: 'Nhật ký thao tác',
    access: ['permission_access'],
    load: () => import('#web/domains/permissions/trail/audit-trail.tsx'),
  },
  {
    path: '/phan-quyen/giai-thich',
    crumb: 'Vì sao tôi (không) thấy?',
    access: ['permission_access'],
    load: () => import('#web/domains/permissions/explain/explain.tsx'),
  },

  {
    path: '/cong-viec-nen',
    crumb: 'Công việc nền',
    access: ['permission_access'],
    menu: 'system',
    load: () => import('#web/domains/system/jobs.tsx'),
  },
  {
    path: '/thu-gui-di',
    crumb: 'Thư gửi đi',
    access: ['permission_access'],
    menu: 'system',
    load: () => import('#web/domains/system/mails.tsx'),
  },
  {
    path: '/mau-thu',
    crumb: 'Mẫu thư',
    access: ['permission_access'],
    menu: 'system',
    load: () => import('#web/domains/system/mail-templates.tsx'),
  },
  {
    path: '/thong-so-phap-luat',
    crumb: 'Thông số pháp luật',
    access: ['permission_access'],
    menu: 'system',
    load: () => import('#web/domains/settings/law-constants.tsx'),
  },

  { path: '/bao-cao', crumb: 'Thống kê', access: ['report_access'], menu: 'reports' },
  {
    path: '/bao-cao/danh-sach',
    crumb: 'Báo cáo danh sách',
    access: ['report_access'],
    menu: 'reports',
    menuLabel: 'Danh sách',
  },

  {
    path: '/yeu-cau-cap-nhat-thong-tin',
    crumb: 'Yêu cầu cập nhật thông tin',
    access: ['request_change_access'],
    menu: 'requests',
    menuLabel: 'Yêu cầu',
  },
  {
    path: '/yeu-cau-cap-nhat-thong-tin/:employee_id',
    crumb: 'Yêu cầu của một nhân viên',
    access: ['request_change_access'],
  },
  { path: '/yeu-cau-cua-toi', crumb: 'Yêu cầu của tôi', access: 'signed-in' },
] as const satisfies readonly Screen[]

/** A path of the table, with its parameters as `:id`. */
export type ScreenPath = (typeof screens)[number]['path']

/** The same rows without their literal types, for code that treats all alike. */
export const allScreens: readonly Screen[] = screens
