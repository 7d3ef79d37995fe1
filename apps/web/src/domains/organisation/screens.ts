import { firstCall, firstPage } from '#web/kit/screen/first-call.ts'
import type { Screen } from '#web/kit/screen/screen.ts'

/** The screens of units, positions, the company and its first catalogues. */
export const organisationScreens = [
  {
    path: '/don-vi',
    crumb: 'Đơn vị',
    access: ['department_access'],
    menu: 'catalogue',
    data: [firstCall('departments.list', { query: { recursive: true, include: ['counts', 'manager'] } })],
    load: () => import('./departments/departments.tsx'),
  },
  {
    path: '/chuc-vu',
    crumb: 'Chức vụ',
    access: ['position_access'],
    menu: 'catalogue',
    data: [firstPage('positions.list')],
    load: () => import('./positions/positions.tsx'),
  },
  {
    path: '/trinh-do',
    crumb: 'Trình độ',
    access: ['level_access'],
    menu: 'catalogue',
    data: [firstPage('levels.list')],
    load: () => import('./catalogues/levels.tsx'),
  },
  {
    path: '/xep-loai',
    crumb: 'Xếp loại',
    access: ['classify_access'],
    menu: 'catalogue',
    data: [firstPage('classifies.list')],
    load: () => import('./catalogues/classifies.tsx'),
  },
  {
    path: '/linh-vuc',
    crumb: 'Lĩnh vực',
    access: 'signed-in',
    menu: 'catalogue',
    data: [firstPage('fields.list')],
    load: () => import('./catalogues/fields.tsx'),
  },
  {
    path: '/thong-tin-cong-ty',
    crumb: 'Thông tin công ty',
    access: ['permission_edit'],
    under: '/don-vi',
    data: [firstCall('company.show'), firstCall('fileUsage.show')],
    load: () => import('./company/company.tsx'),
  },
] as const satisfies readonly Screen[]
