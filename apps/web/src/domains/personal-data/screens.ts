import { firstCall, firstPage } from '#web/kit/screen/first-call.ts'
import type { Screen } from '#web/kit/screen/screen.ts'

/** The register, the notice and how long data are kept; everybody's own requests and his confirmation are a tab of the own file. */
export const personalDataScreens = [
  {
    path: '/du-lieu-ca-nhan',
    crumb: 'Dữ liệu cá nhân',
    access: ['personal_data_access'],
    menu: 'personal-data',
    data: [firstPage('personalDataRequests.list')],
    load: () => import('./data-requests.tsx'),
  },
  {
    path: '/du-lieu-ca-nhan/thong-bao',
    crumb: 'Thông báo về dữ liệu cá nhân',
    access: ['personal_data_access'],
    under: '/du-lieu-ca-nhan',
    data: [firstCall('dataNotices.list')],
    load: () => import('./data-notices.tsx'),
  },
  {
    path: '/du-lieu-ca-nhan/thoi-han-luu',
    crumb: 'Thời hạn lưu dữ liệu cá nhân',
    access: ['personal_data_access'],
    under: '/du-lieu-ca-nhan',
    data: [firstCall('dataHolds.list'), firstCall('dataMap.show'), firstCall('erasures.list')],
    load: () => import('./data-retention.tsx'),
  },
] as const satisfies readonly Screen[]
