import { Link } from '@nhansu/ui/link/link.tsx'
import { Copy, Pencil, Plus } from 'lucide-react'
import { defineResource, type Row } from '#web/kit/resource/define-resource.ts'
import type { ListActions } from '#web/kit/resource/list-actions.ts'
import { listScreen } from '#web/kit/resource/list-screen.tsx'
import { usePermission } from '#web/session/use-profile.ts'
import { permissionLinks } from '../permission-links.ts'
import { copyRolePath, newRolePath, rolePath } from './role-paths.ts'

const roles = defineResource('roles', {
  title: 'Danh sách vai trò',
  label: 'vai trò',
  nameOf: (role) => role.name,
  search: ['name', 'description'],
  permissions: { edit: 'permission_edit', delete: 'permission_delete' },
  columns: [
    {
      field: 'name',
      header: 'Tên vai trò',
      filter: 'text',
      main: true,
      width: 230,
      cell: (name, { id }) => (
        <Link tone="quiet" href={rolePath(id)}>
          {name}
        </Link>
      ),
    },
    { field: 'description', header: 'Dùng cho', filter: 'text', width: 380 },
    { field: 'member_total', header: 'Số người dùng', kind: 'number', width: 140 },
    { field: 'grant_total', header: 'Số quyền', kind: 'number', width: 110 },
    { field: 'updated_at', header: 'Ngày cập nhật', filter: 'datetime', width: 170 },
    { field: 'created_at', header: 'Ngày tạo', filter: 'datetime', hidden: true },
  ],
})

/** The roles of the current company; who may only look at them gets no way to change them. */
export default listScreen<'roles'>({ ...roles, useActions: useRoleActions })

function useRoleActions(): ListActions<Row<'roles'>> {
  return usePermission('permission_edit') ? changing : lookingOnly
}

const lookingOnly: ListActions<Row<'roles'>> = { page: permissionLinks }

const changing: ListActions<Row<'roles'>> = {
  page: [
    ...permissionLinks,
    { id: 'create', label: 'Thêm mới', icon: Plus, tone: 'primary', href: newRolePath },
  ],
  row: [
    { id: 'edit', label: 'Sửa', icon: Pencil, href: ({ id }) => rolePath(id) },
    { id: 'copy', label: 'Sao chép vai trò', icon: Copy, href: ({ id }) => copyRolePath(id) },
  ],
}
