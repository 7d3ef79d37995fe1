import type { Screen } from '#web/kit/screen/screen.ts'

/** The screens of requests. */
export const requestsScreens = [
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
