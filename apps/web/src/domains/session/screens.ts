import { firstCall } from '#web/kit/screen/first-call.ts'
import type { Screen } from '#web/kit/screen/screen.ts'

/** The screens of one's own account, behind the sign-in. */
export const sessionScreens = [
  // Ours: password and sessions belong to every user, also to one who is no employee. Reached from the user menu.
  {
    path: '/tai-khoan',
    crumb: 'Tài khoản của tôi',
    access: 'signed-in',
    data: [firstCall('profile.sessions'), firstCall('profile.signIns')],
    load: () => import('./own-account.tsx'),
  },
] as const satisfies readonly Screen[]
