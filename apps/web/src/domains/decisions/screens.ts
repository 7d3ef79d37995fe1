import { firstPage } from '#web/kit/screen/first-call.ts'
import type { Screen } from '#web/kit/screen/screen.ts'

/** The screens of decisions. */
export const decisionsScreens = [
  {
    path: '/tai-lieu/quyet-dinh',
    crumb: 'Quyết định',
    access: ['document_access'],
    menu: 'decisions',
    data: [firstPage('decisions.list')],
    load: () => import('./decisions.tsx'),
  },
  {
    path: '/tai-lieu/quyet-dinh/them-moi',
    crumb: 'Thêm quyết định',
    access: ['document_edit'],
    load: () => import('./new-decision.tsx'),
  },
  {
    path: '/tai-lieu/quyet-dinh/:id',
    crumb: 'Chi tiết quyết định',
    access: ['document_access'],
    load: () => import('./decision-page.tsx'),
  },
  {
    path: '/tai-lieu/quyet-dinh/:id/cap-nhat',
    crumb: 'Cập nhật quyết định',
    access: ['document_edit'],
    load: () => import('./edit-decision.tsx'),
  },
] as const satisfies readonly Screen[]
