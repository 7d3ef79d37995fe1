import { firstCall, firstPage } from '#web/kit/screen/first-call.ts'
import type { Screen } from '#web/kit/screen/screen.ts'

/** The screens of system. */
export const systemScreens = [
  {
    path: '/cong-viec-nen',
    crumb: 'Công việc nền',
    access: ['permission_access'],
    menu: 'system',
    data: [firstPage('jobs.list')],
    load: () => import('./jobs.tsx'),
  },
  {
    path: '/thu-gui-di',
    crumb: 'Thư gửi đi',
    access: ['permission_access'],
    menu: 'system',
    data: [firstPage('mails.list')],
    load: () => import('./mails.tsx'),
  },
  {
    path: '/mau-thu',
    crumb: 'Mẫu thư',
    access: ['permission_access'],
    menu: 'system',
    data: [firstCall('mailTemplates.list')],
    load: () => import('./mail-templates.tsx'),
  },
] as const satisfies readonly Screen[]
