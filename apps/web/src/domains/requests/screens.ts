import { firstCall, firstPage } from '#web/kit/screen/first-call.ts'
import type { Screen } from '#web/kit/screen/screen.ts'

/** The screens of requests. */
export const requestsScreens = [
  {
    path: '/yeu-cau-cap-nhat-thong-tin',
    crumb: 'Yêu cầu cập nhật thông tin',
    access: ['request_change_access'],
    menu: 'requests',
    menuLabel: 'Yêu cầu',
    data: [firstPage('requestChangeInfos.list')],
    load: () => import('./requests.tsx'),
  },
  {
    path: '/yeu-cau-cap-nhat-thong-tin/cai-dat',
    crumb: 'Cài đặt',
    access: ['request_change_edit'],
    data: [firstCall('requestChangeSettings.show')],
    load: () => import('./request-settings.tsx'),
  },
  {
    path: '/yeu-cau-cap-nhat-thong-tin/dot-ra-soat',
    crumb: 'Đợt rà soát hồ sơ',
    access: ['request_change_access:company'],
    data: [firstCall('profileRounds.list')],
    load: () => import('./rounds/rounds.tsx'),
  },
  {
    path: '/yeu-cau-cap-nhat-thong-tin/dot-ra-soat/:id',
    crumb: 'Đợt rà soát',
    access: ['request_change_access:company'],
    load: () => import('./rounds/round-page.tsx'),
  },
  {
    path: '/yeu-cau-cap-nhat-thong-tin/:employee_id',
    crumb: 'Yêu cầu của một nhân viên',
    access: ['request_change_access'],
    load: () => import('./requests-of-employee.tsx'),
  },
  {
    path: '/yeu-cau-cua-toi',
    crumb: 'Yêu cầu của tôi',
    access: 'signed-in',
    load: () => import('./my-requests.tsx'),
  },
] as const satisfies readonly Screen[]
