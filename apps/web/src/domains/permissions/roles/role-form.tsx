import type { Data } from '@nhansu/sdk/contract'
import { ButtonLink } from '@nhansu/ui/button/button-link.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useMutation } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { FormPage } from '#web/kit/form-page/form-page.tsx'
import { FormPageSection } from '#web/kit/form-page/form-page-section.tsx'
import { useContractSaving } from '#web/kit/form-page/use-contract-saving.ts'
import { useFormPage } from '#web/kit/form-page/use-form-page.ts'
import { mutation } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { sameGrants, toGrants } from './grants.ts'
import { RoleConflict } from './role-conflict.tsx'
import { roleFields } from './role-fields.ts'
import { RoleGrants } from './role-grants.tsx'
import { copyRolePath, rolePath, rolesPath } from './role-paths.ts'
import { RoleQuestion } from './role-question.tsx'
import { type Role, roleBody, roleValues, type RoleValues } from './role-values.ts'
import type { GrantChoices } from './use-grant-choices.ts'

interface RoleFormProps extends GrantChoices {
  title: string
  /** The role to change; without one the form makes a new one. */
  role?: Role
  /** What a new role starts with. */
  start?: RoleValues
  /** What there is to say before the fields. */
  notice?: ReactNode
  /** Beside the fields. */
  aside: ReactNode
}

/** The form of a role. A reader without the right to change roles finds it locked. */
export function RoleForm({ title, role, start, notice, aside, permissions, held }: RoleFormProps) {
  const [previewing] = useState(() => mutation('roles.preview'))
  const { mutateAsync: ask } = useMutation(previewing)
  const work = useFormPage<RoleValues, Role, Data<'roles.preview'>['preview']>({
    record: role,
    start,
    valuesOf: roleValues,
    fields: roleFields,
    saving: useContractSaving('roles', roleBody),
    preview: async (values, { id, grants }) => {
      if (sameGrants(values.grants, toGrants(grants))) return null
      return (await ask({ path: { id }, body: { grants: roleBody(values).grants } })).preview
    },
    doneTo: rolesPath,
    openAt: ({ id }) => rolePath(id),
  })
  const { record } = work
  return (
    <FormPage
      work={work}
      title={title}
      summary={record && `${record.name} · ${record.member_total} người dùng`}
      backTo={rolesPath}
      readOnly={!usePermission('permission_edit')}
      actions={
        role && (
          <ButtonLink icon={Copy} href={copyRolePath(role.id)}>
            Sao chép vai trò
          </ButtonLink>
        )
      }
      aside={aside}
      renderPreview={(preview) => (
        <RoleQuestion
          preview={preview}
          permissions={permissions}
          onConfirm={work.confirm}
          onClose={work.closePreview}
        />
      )}
      renderConflict={(newer) => (
        <RoleConflict
          permissions={permissions}
          mine={work.form.getValues()}
          newer={newer}
          onTakeNewer={work.takeNewer}
          onOverwrite={work.overwrite}
          onClose={work.closeConflict}
        />
      )}
    >
      {notice && <Text tone="soft">{notice}</Text>}
      <FormPageSection title="Thông tin vai trò" columns={2} fields={roleFields} />
      <RoleGrants permissions={permissions} held={held} given={toGrants(record?.grants ?? [])} />
    </FormPage>
  )
}
