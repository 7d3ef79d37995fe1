import { firstCall, firstPage } from '#web/kit/screen/first-call.ts'
import type { Screen } from '#web/kit/screen/screen.ts'

/** The screens of permissions. */
export const permissionsScreens = [
  {
    path: '/phan-quyen/nguoi-dung',
    crumb: 'Người dùng',
    access: ['permission_access'],
    menu: 'permissions',
    data: [firstPage('accounts.list')],
    load: () => import('./accounts/users.tsx'),
  },
  {
    path: '/phan-quyen/vai-tro',
    crumb: 'Vai trò',
    access: ['permission_access'],
    menu: 'permissions',
    data: [firstPage('roles.list')],
    load: () => import('./roles/roles.tsx'),
  },
  {
    path: '/phan-quyen/vai-tro/them-moi',
    crumb: 'Thêm vai trò',
    access: ['permission_access'],
    data: [firstCall('permissions.list')],
    load: () => import('./roles/new-role.tsx'),
  },
  {
    path: '/phan-quyen/vai-tro/:id/cap-nhat',
    crumb: 'Cập nhật vai trò',
    access: ['permission_access'],
    data: [firstCall('permissions.list')],
    load: () => import('./roles/edit-role.tsx'),
  },
  // Ours: the specification names no screen for these two. They are reached from users and roles.
  {
    path: '/phan-quyen/nhat-ky',
    crumb: 'Nhật ký thao tác',
    access: ['permission_access'],
    under: '/phan-quyen/vai-tro',
    data: [firstPage('auditTrail.list')],
    load: () => import('./trail/audit-trail.tsx'),
  },
  {
    path: '/phan-quyen/giai-thich',
    crumb: 'Vì sao tôi (không) thấy?',
    access: ['permission_access'],
    under: '/phan-quyen/vai-tro',
    load: () => import('./explain/explain.tsx'),
  },
] as const satisfies readonly Screen[]
