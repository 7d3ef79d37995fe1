import { firstPage } from '#web/kit/screen/first-call.ts'
import type { Screen } from '#web/kit/screen/screen.ts'

/** The screen of the register; everybody's own requests are a tab of the own file. */
export const personalDataScreens = [
  {
    path: '/du-lieu-ca-nhan',
    crumb: 'Dữ liệu cá nhân',
    access: ['personal_data_access'],
    menu: 'personal-data',
    data: [firstPage('personalDataRequests.list')],
    load: () => import('./data-requests.tsx'),
  },
] as const satisfies readonly Screen[]
