import { ConflictDialog, type ConflictDialogProps } from '#web/kit/conflict/conflict-dialog.tsx'
import type { Permission } from './grants.ts'
import { roleFields } from './role-fields.ts'
import { differentGrants, type Role, roleValues, type RoleValues } from './role-values.ts'

interface RoleConflictProps extends Pick<ConflictDialogProps, 'onTakeNewer' | 'onOverwrite' | 'onClose'> {
  permissions: readonly Permission[]
  /** What stands in the form. */
  mine: RoleValues
  /** The role as the server has it. */
  newer: Role
}

/** Somebody else has saved the same role: shows where the two differ, permission by permission. */
export function RoleConflict({ permissions, mine, newer, ...answers }: RoleConflictProps) {
  const now = roleValues(newer)
  const [own, other] = differentGrants(permissions, mine.grants, now.grants)
  return (
    <ConflictDialog
      fields={fields}
      mine={{ ...mine, grants: own }}
      newer={{ ...newer, ...now, grants: other }}
      {...answers}
    />
  )
}

const fields = [...roleFields, { field: 'grants', label: 'Quyền được cấp', input: 'text' }] as const
