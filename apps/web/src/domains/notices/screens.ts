import { firstCall } from '#web/kit/screen/first-call.ts'
import type { Screen } from '#web/kit/screen/screen.ts'
import { noticesQuery } from './notices-query.ts'

/** The screen of one's own notices, reached from the bell in the frame. */
export const noticesScreens = [
  {
    path: '/thong-bao',
    crumb: 'Thông báo',
    access: 'signed-in',
    data: [firstCall('notices.list', noticesQuery('unread', 1))],
    load: () => import('./notices-page.tsx'),
  },
] as const satisfies readonly Screen[]
