import { contractsScreens } from '#web/domains/contracts/screens.ts'
import { documentsScreens } from '#web/domains/documents/screens.ts'
import { employeesScreens } from '#web/domains/employees/screens.ts'
import { examsScreens } from '#web/domains/exams/screens.ts'
import { organisationScreens } from '#web/domains/organisation/screens.ts'
import { permissionsScreens } from '#web/domains/permissions/screens.ts'
import { quizScreens } from '#web/domains/quiz/screens.ts'
import { recruitmentScreens } from '#web/domains/recruitment/screens.ts'
import { reportsScreens } from '#web/domains/reports/screens.ts'
import { requestsScreens } from '#web/domains/requests/screens.ts'
import { sessionScreens } from '#web/domains/session/screens.ts'
import { settingsScreens } from '#web/domains/settings/screens.ts'
import { systemScreens } from '#web/domains/system/screens.ts'
import { trainingScreens } from '#web/domains/training/screens.ts'
import { publicScreens } from '#web/domains/session/public-screens.ts'
import { firstCall } from '#web/kit/screen/first-call.ts'
import type { Screen } from '#web/kit/screen/screen.ts'

/**
 * The one table of routes, from the tables of the domains. Router, sidebar, breadcrumb, guard and window title read it;
 * the order of rows that share a `menu` is the sidebar's order. Paths and permissions are the specification's (section
 * 2 and 6); where it is silent, a screen is guarded like the list it belongs to.
 */
export const screens = [
  {
    path: '/',
    crumb: 'Trang chủ',
    access: 'signed-in',
    data: [firstCall('home.show')],
    load: () => import('./home/home.tsx'),
  },
  ...publicScreens,
  ...sessionScreens,
  ...organisationScreens,
  ...employeesScreens,
  ...contractsScreens,
  ...documentsScreens,
  ...recruitmentScreens,
  ...trainingScreens,
  ...examsScreens,
  ...quizScreens,
  ...permissionsScreens,
  ...systemScreens,
  ...settingsScreens,
  ...reportsScreens,
  ...requestsScreens,
] as const satisfies readonly Screen[]

/** The same rows without their literal types, for code that treats all alike. */
export const allScreens: readonly Screen[] = screens
