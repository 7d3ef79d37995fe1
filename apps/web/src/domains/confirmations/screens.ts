import { firstPage } from '#web/kit/screen/first-call.ts'
import type { Screen } from '#web/kit/screen/screen.ts'

/** The screen of confirmations on paper; everybody's own are a tab of the own file. */
export const confirmationsScreens = [
  {
    path: '/nhan-vien/giay-xac-nhan',
    crumb: 'Giấy xác nhận',
    access: ['employee_access'],
    under: '/nhan-vien',
    data: [firstPage('confirmationRequests.list')],
    load: () => import('./confirmations.tsx'),
  },
] as const satisfies readonly Screen[]
