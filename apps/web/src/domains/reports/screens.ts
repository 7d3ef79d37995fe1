import type { Screen } from '#web/kit/screen/screen.ts'

/** The screens of reports. */
export const reportsScreens = [
  {
    path: '/bao-cao',
    crumb: 'Thống kê',
    access: ['report_access'],
    menu: 'reports',
    load: () => import('./statistics.tsx'),
  },
  {
    path: '/bao-cao/theo-dieu-kien',
    crumb: 'Theo điều kiện',
    access: ['report_access'],
    load: () => import('./conditions/conditions.tsx'),
  },
  {
    path: '/bao-cao/danh-sach',
    crumb: 'Báo cáo danh sách',
    access: ['report_access'],
    menu: 'reports',
    menuLabel: 'Danh sách',
    load: () => import('./lists/report-lists.tsx'),
  },
  {
    path: '/bao-cao/lao-dong',
    crumb: 'Báo cáo lao động 01/PLI',
    access: ['report_access'],
    menu: 'reports',
    menuLabel: 'Báo cáo lao động',
    load: () => import('./labour/labour-report.tsx'),
  },
] as const satisfies readonly Screen[]
