import { contractsScreens } from '#web/domains/contracts/screens.ts'
import { decisionsScreens } from '#web/domains/decisions/screens.ts'
import { documentsScreens } from '#web/domains/documents/screens.ts'
import { employeesScreens } from '#web/domains/employees/screens.ts'
import { examsScreens } from '#web/domains/exams/screens.ts'
import { noticesScreens } from '#web/domains/notices/screens.ts'
import { organisationScreens } from '#web/domains/organisation/screens.ts'
import { confirmationsScreens } from '#web/domains/confirmations/screens.ts'
import { personalDataScreens } from '#web/domains/personal-data/screens.ts'
import { permissionsScreens } from '#web/domains/permissions/screens.ts'
import { quizScreens } from '#web/domains/quiz/screens.ts'
import { recruitmentScreens } from '#web/domains/recruitment/screens.ts'
import { reportsScreens } from '#web/domains/reports/screens.ts'
import { requestsScreens } from '#web/domains/requests/screens.ts'
import { sessionScreens } from '#web/domains/session/screens.ts'
import { settingsScreens } from '#web/domains/settings/screens.ts'
import { systemScreens } from '#web/domains/system/screens.ts'
import { trainingScreens } from '#web/domains/training/screens.ts'
import { publicScreens } from '#web/domains/session/public-screens.ts'
import { firstCall } from '#web/kit/screen/first-call.ts'
import { inOrderOf } from '#web/kit/screen/in-order-of.ts'
import type { Screen } from '#web/kit/screen/screen.ts'

/**
 * Every address of the staff app, one a line; those of one group of the sidebar stand in the sidebar's order. Paths are
 * the specification's (section 2 and 6). What a screen is, its domain's table says: an address without a row, or a row
 * without its line here, does not compile.
 */
const addresses = [
  '/',
  // Without a session
  '/dang-nhap',
  '/dat-mat-khau',
  '/tuyen-dung/:id/dang-ky-du-tuyen',
  // One's own
  '/tai-khoan',
  '/thong-bao',
  '/thong-tin-ca-nhan',
  '/thong-tin-ca-nhan/de-nghi-cap-nhat',
  '/yeu-cau-cua-toi',
  '/phong-van-cua-toi',
  '/phieu-danh-gia-cua-toi',
  '/phieu-danh-gia-cua-toi/:id',
  '/dao-tao-cua-toi',
  '/tai-lieu-cua-toi',
  '/bai-thi-cua-toi',
  '/bai-thi-cua-toi/:id',
  '/bai-thi-cua-toi/:id/ket-qua',
  '/cham-bai-cua-toi',
  // Danh mục
  '/don-vi',
  '/chuc-vu',
  '/trinh-do',
  '/xep-loai',
  '/dao-tao/loai-dao-tao',
  '/dao-tao/hinh-thuc-dao-tao',
  '/dao-tao/doi-tac-dao-tao',
  '/dao-tao/chung-chi',
  '/dao-tao/chung-chi/nhom',
  '/linh-vuc',
  '/hop-dong/loai-hop-dong',
  '/tai-lieu/loai-tai-lieu',
  '/dao-tao/khoa-dao-tao/dia-diem',
  '/ky-thi/cai-dat/nhom-de-thi',
  '/nhan-vien/ho-so-phai-nop',
  '/nhan-vien/hinh-thuc-khen-thuong-ky-luat',
  '/nhan-vien/ly-do-khen-thuong-ky-luat',
  '/tai-lieu/nguoi-ky',
  '/thong-tin-cong-ty',
  // Nhân viên
  '/nhan-vien',
  '/nhan-vien/them-moi',
  '/nhan-vien/qua-trinh-cong-tac',
  '/nhan-vien/khen-thuong-ky-luat',
  '/nhan-vien/giay-xac-nhan',
  '/nhan-vien/chuyen-cong-ty',
  '/nhan-vien/chat-luong-du-lieu',
  '/bat-dau',
  '/viec-khi-nghi-viec',
  '/viec-khi-nghi-viec/mau',
  '/nhan-vien/:id/cap-nhat',
  '/nhan-vien/:id/chi-tiet',
  // Hợp đồng
  '/hop-dong',
  '/hop-dong/bang-90-ngay',
  '/hop-dong/doi-chieu',
  '/hop-dong/them-moi',
  '/hop-dong/:id/cap-nhat',
  '/hop-dong/:code/ban-in',
  // Tài liệu
  '/tai-lieu',
  '/tai-lieu/quyet-dinh',
  '/tai-lieu/quyet-dinh/them-moi',
  '/tai-lieu/quyet-dinh/:id',
  '/tai-lieu/quyet-dinh/:id/cap-nhat',
  // Tuyển dụng
  '/tuyen-dung/dot-tuyen-dung',
  '/tuyen-dung/dot-tuyen-dung/them-moi',
  '/tuyen-dung/dot-tuyen-dung/gui-email',
  '/tuyen-dung/dot-tuyen-dung/:id/cap-nhat',
  '/tuyen-dung/dot-tuyen-dung/:id/ung-vien',
  '/tuyen-dung/dot-tuyen-dung/:id/ung-vien/them-moi',
  '/tuyen-dung/dot-tuyen-dung/:id/ung-vien/:idCandidate/cap-nhat',
  '/tuyen-dung/nguon-du-tru',
  '/tuyen-dung/mau-email',
  '/tuyen-dung/mau-email/them-moi',
  '/tuyen-dung/mau-email/:id/cap-nhat',
  '/tuyen-dung/ket-qua',
  '/tuyen-dung/ket-qua/ghi-nhan',
  '/tuyen-dung/ket-qua/:id/cap-nhat',
  '/tuyen-dung/xep-lich',
  '/tuyen-dung/bao-cao',
  // Đào tạo
  '/dao-tao/khoa-dao-tao',
  '/dao-tao/khoa-dao-tao/them-moi',
  '/dao-tao/khoa-dao-tao/:id/cap-nhat',
  '/dao-tao/khoa-dao-tao/:id/xac-nhan-tham-gia-dao-tao',
  '/dao-tao/ke-hoach',
  '/dao-tao/ke-hoach/them-moi',
  '/dao-tao/ke-hoach/:id/cap-nhat',
  '/dao-tao/bao-cao',
  // Kiểm tra định kỳ
  '/kiem-tra-dinh-ky',
  '/kiem-tra-dinh-ky/them-moi',
  '/kiem-tra-dinh-ky/:id',
  '/kiem-tra-dinh-ky/:id/cap-nhat',
  // Kỳ thi
  '/ky-thi',
  '/ky-thi/them-moi',
  '/ky-thi/:id/cap-nhat',
  '/ky-thi/cau-hoi',
  '/ky-thi/cai-dat',
  '/ky-thi/bao-cao',
  // Phân quyền
  '/phan-quyen/nguoi-dung',
  '/phan-quyen/vai-tro',
  '/phan-quyen/vai-tro/them-moi',
  '/phan-quyen/vai-tro/:id/cap-nhat',
  '/phan-quyen/nhat-ky',
  '/phan-quyen/giai-thich',
  // Báo cáo
  '/bao-cao',
  '/bao-cao/theo-dieu-kien',
  '/bao-cao/lao-dong',
  '/bao-cao/danh-sach',
  // Yêu cầu
  '/yeu-cau-cap-nhat-thong-tin',
  '/yeu-cau-cap-nhat-thong-tin/:employee_id',
  '/yeu-cau-cap-nhat-thong-tin/cai-dat',
  '/yeu-cau-cap-nhat-thong-tin/dot-ra-soat',
  '/yeu-cau-cap-nhat-thong-tin/dot-ra-soat/:id',
  // Dữ liệu cá nhân
  '/du-lieu-ca-nhan',
  '/du-lieu-ca-nhan/thong-bao',
  '/du-lieu-ca-nhan/thoi-han-luu',
  // Hệ thống
  '/cong-viec-nen',
  '/thu-gui-di',
  '/mau-thu',
  '/thong-so-phap-luat',
  '/nhac-viec',
  '/danh-so',
  '/danh-so/so-so',
  '/mau-giay-to',
] as const

/** The one table of routes, from the tables of the domains. Router, sidebar, breadcrumb, guard and window title read it. */
export const screens = inOrderOf(addresses, [
  {
    path: '/',
    crumb: 'Trang chủ',
    access: 'signed-in',
    data: [firstCall('home.show')],
    load: () => import('./home/home.tsx'),
  },
  ...publicScreens,
  ...sessionScreens,
  ...noticesScreens,
  ...organisationScreens,
  ...employeesScreens,
  ...contractsScreens,
  ...documentsScreens,
  ...decisionsScreens,
  ...recruitmentScreens,
  ...trainingScreens,
  ...examsScreens,
  ...quizScreens,
  ...permissionsScreens,
  ...systemScreens,
  ...settingsScreens,
  ...reportsScreens,
  ...requestsScreens,
  ...confirmationsScreens,
  ...personalDataScreens,
])

/** The same rows without their literal types, for code that treats all alike. */
export const allScreens: readonly Screen[] = screens
