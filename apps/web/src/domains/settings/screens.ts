import { firstCall } from '#web/kit/screen/first-call.ts'
import type { Screen } from '#web/kit/screen/screen.ts'

/** The screens of settings. */
export const settingsScreens = [
  {
    path: '/thong-so-phap-luat',
    crumb: 'Thông số pháp luật',
    access: ['permission_access'],
    menu: 'system',
    data: [firstCall('lawConstants.list')],
    load: () => import('./law-constants.tsx'),
  },
  {
    path: '/nhac-viec',
    crumb: 'Nhắc việc',
    access: ['contract_edit', 'document_edit'],
    menu: 'system',
    data: [firstCall('reminderRules.list')],
    load: () => import('./reminders/reminder-rules.tsx'),
  },
] as const satisfies readonly Screen[]
