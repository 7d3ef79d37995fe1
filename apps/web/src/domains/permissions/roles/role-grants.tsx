import { Card } from '@nhansu/ui/layout/card.tsx'
import { useController } from 'react-hook-form'
import { useReadOnlyForm } from '#web/kit/forms/read-only-form.ts'
import { GrantTree } from './grant-tree.tsx'
import { areasOf, choosableScopes, type Grants } from './grants.ts'
import type { RoleValues } from './role-values.ts'
import type { GrantChoices } from './use-grant-choices.ts'

interface RoleGrantsProps extends GrantChoices {
  /** What the role gives already: it may keep more than the user could give. */
  given: Grants
}

/** The permissions of a role, inside its form. */
export function RoleGrants({ permissions, held, given }: RoleGrantsProps) {
  const { field } = useController<RoleValues, 'grants'>({ name: 'grants' })
  return (
    <Card title={`Quyền được cấp (${Object.keys(field.value).length}/${permissions.length})`}>
      <GrantTree
        areas={areasOf(permissions)}
        grants={field.value}
        choose={(permission) => choosableScopes(permission, held, given)}
        readOnly={useReadOnlyForm()}
        onChange={field.onChange}
      />
    </Card>
  )
}
