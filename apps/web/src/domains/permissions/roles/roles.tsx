import { fieldFacts } from '@nhansu/sdk/field-facts/roles'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Copy, Pencil, Plus } from 'lucide-react'
import { defineResource, type Row } from '#web/kit/resource/define-resource.ts'
import type { ListActions } from '#web/kit/resource/list-actions.ts'
import { listScreen } from '#web/kit/resource/list-screen.tsx'
import { usePermission } from '#web/session/use-profile.ts'
import { permissionLinks } from '../permission-links.ts'
import { copyRolePath, newRolePath, rolePath } from './role-paths.ts'

const roles = defineResource('roles', {
  facts: fieldFacts,
  title: 'Danh sách vai trò',
  label: 'vai trò',
  nameOf: (role) => role.name,
  search: ['name', 'description'],
  permissions: { edit: 'permission_edit', delete: 'permission_delete' },
  columns: [
    {
      field: 'name',
      filter: 'text',
      main: true,
      width: 230,
      cell: (name, { id }) => (
        <Link tone="quiet" href={rolePath(id)}>
          {name}
        </Link>
      ),
    },
    // A role's description says whom it is for.
    { field: 'description', header: 'Dùng cho', filter: 'text', width: 380 },
    { field: 'member_total', kind: 'number', width: 140 },
    { field: 'grant_total', kind: 'number', width: 110 },
    { field: 'updated_at', filter: 'datetime', width: 170 },
    { field: 'created_at', filter: 'datetime', hidden: true },
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
