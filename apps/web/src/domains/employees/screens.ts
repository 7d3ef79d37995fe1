import { firstCall, firstPage } from '#web/kit/screen/first-call.ts'
import type { Screen } from '#web/kit/screen/screen.ts'

/** The screens of employees. */
export const employeesScreens = [
  {
    path: '/nhan-vien',
    crumb: 'Nhân viên',
    access: ['employee_access'],
    menu: 'employees',
    data: [firstPage('employees.list', { include: ['account', 'papers', 'profile', 'contract'] })],
    load: () => import('./employees.tsx'),
  },
  {
    path: '/nhan-vien/them-moi',
    crumb: 'Thêm nhân viên',
    access: ['employee_edit'],
    load: () => import('./create/new-employee-screen.tsx'),
  },
  {
    path: '/nhan-vien/qua-trinh-cong-tac',
    crumb: 'Quá trình công tác',
    access: ['employee_access'],
    under: '/nhan-vien',
    data: [firstPage('workProgresses.list')],
    load: () => import('./progress/work-progresses.tsx'),
  },
  {
    path: '/nhan-vien/khen-thuong-ky-luat',
    crumb: 'Khen thưởng, kỷ luật',
    access: ['employee_access'],
    under: '/nhan-vien',
    data: [firstPage('rewardsDisciplines.list')],
    load: () => import('./rewards/rewards-disciplines.tsx'),
  },
  {
    path: '/nhan-vien/chuyen-cong-ty',
    crumb: 'Chuyển công ty',
    access: ['employee_access'],
    under: '/nhan-vien',
    data: [firstPage('employeeTransfers.list')],
    load: () => import('./transfers/transfers.tsx'),
  },
  {
    path: '/nhan-vien/chat-luong-du-lieu',
    crumb: 'Chất lượng dữ liệu',
    access: ['employee_access'],
    under: '/nhan-vien',
    data: [firstCall('dataQuality.show')],
    load: () => import('./quality/data-quality-screen.tsx'),
  },
  {
    path: '/nhan-vien/ho-so-phai-nop',
    crumb: 'Hồ sơ phải nộp',
    access: ['employee_edit'],
    menu: 'catalogue',
    data: [firstPage('requiredPapers.list')],
    load: () => import('./missing/required-papers.tsx'),
  },
  // Ours: the first days of a company; reached from the first page until it is put away, and from the list.
  {
    path: '/bat-dau',
    crumb: 'Bắt đầu',
    under: '/nhan-vien',
    access: ['employee_edit'],
    data: [firstCall('firstImports.show')],
    load: () => import('./first-imports/first-imports.tsx'),
  },
  // Ours: whoever heads a unit ticks what it hands over, whatever else he may. Others come from the list and the first page.
  {
    path: '/viec-khi-nghi-viec',
    crumb: 'Việc cần làm khi nghỉ việc',
    under: '/nhan-vien',
    access: 'signed-in',
    data: [firstPage('leaverTasks.list')],
    load: () => import('./leaving/leaver-tasks.tsx'),
  },
  {
    path: '/viec-khi-nghi-viec/mau',
    crumb: 'Mẫu việc cần làm khi nghỉ việc',
    access: ['employee_edit'],
    data: [firstCall('leaverTemplate.show')],
    load: () => import('./leaving/leaver-template.tsx'),
  },
  {
    path: '/nhan-vien/:id/cap-nhat',
    crumb: 'Cập nhật nhân viên',
    access: ['employee_edit'],
    load: () => import('./groups/edit-group-screen.tsx'),
  },
  {
    path: '/nhan-vien/:id/chi-tiet',
    crumb: 'Hồ sơ nhân viên',
    access: ['employee_access'],
    ownRecord: true,
    load: () => import('./file/employee-file-screen.tsx'),
  },
  {
    path: '/thong-tin-ca-nhan',
    crumb: 'Thông tin cá nhân',
    access: 'signed-in',
    load: () => import('./file/own-file-screen.tsx'),
  },
  {
    path: '/thong-tin-ca-nhan/de-nghi-cap-nhat',
    crumb: 'Đề nghị cập nhật',
    access: 'signed-in',
    data: [firstCall('requestChangeSettings.show')],
    load: () => import('./changes/ask-screen.tsx'),
  },
] as const satisfies readonly Screen[]
