import { Button } from '@nhansu/ui/button/button.tsx'
import { ButtonLink } from '@nhansu/ui/button/button-link.tsx'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Columns } from '@nhansu/ui/layout/columns.tsx'
import { Page } from '@nhansu/ui/layout/page.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import type { Data } from '@nhansu/sdk/contract'
import { Copy } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useController, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { messages } from '#web/kit/feedback/messages.ts'
import { discardUnsavedWork, useUnsavedWork } from '#web/session/unsaved-work.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { GrantTree } from './grant-tree.tsx'
import { areasOf, choosableScopes, sameGrants, toGrants } from './grants.ts'
import { Problem } from '#web/kit/forms/problem.tsx'
import { RoleFields } from './role-fields.tsx'
import { copyRolePath, rolesPath } from './role-paths.ts'
import { RoleQuestion } from './role-question.tsx'
import { RoleConflict } from './role-conflict.tsx'
import { type Role, roleValues, type RoleValues } from './role-values.ts'
import type { GrantChoices } from './use-grant-choices.ts'
import { useRoleSave } from './use-role-save.ts'

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

/** The form of a role. Whoever may not change roles reads it. */
export function RoleForm({ title, role, start, notice, aside, permissions, held }: RoleFormProps) {
  const readOnly = !usePermission('permission_edit')
  const [base, setBase] = useState(role)
  const [preview, setPreview] = useState<Data<'roles.preview'>['preview']>()
  const form = useForm<RoleValues>({ defaultValues: start ?? roleValues(role) })
  const { isDirty, isSubmitting } = form.formState
  const grants = useController({ control: form.control, name: 'grants' }).field
  const { save, ask, problem, newer, forgetNewer } = useRoleSave(form)
  const toast = useToast()
  const navigate = useNavigate()
  useUnsavedWork(isDirty)
  const given = toGrants(base?.grants ?? [])

  const send = async (values: RoleValues, over: Role | undefined) => {
    const saved = await save(values, over)
    setPreview(undefined)
    if (!saved) return
    toast.ok(role ? messages.updated : messages.stored)
    discardUnsavedWork()
    await navigate(rolesPath)
  }
  const submit = async (values: RoleValues) => {
    if (!base || sameGrants(values.grants, given)) return send(values, base)
    setPreview(await ask(values, base))
  }
  const takeNewer = (now: Role) => {
    form.reset(roleValues(now))
    setBase(now)
    forgetNewer()
  }
  const actions = !readOnly && (
    <>
      {role && (
        <ButtonLink icon={Copy} href={copyRolePath(role.id)}>
          Sao chép vai trò
        </ButtonLink>
      )}
      <ButtonLink href={rolesPath}>Hủy</ButtonLink>
      <Button type="submit" tone="primary" loading={isSubmitting}>
        Lưu
      </Button>
    </>
  )
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <Page
        title={title}
        summary={base && `${base.name} · ${base.member_total} người dùng`}
        actions={actions}
      >
        <Problem>{problem}</Problem>
        {notice && <Text tone="soft">{notice}</Text>}
        <Columns count="main-aside" gap="lg">
          <Stack>
            <RoleFields form={form} readOnly={readOnly} />
            <Card title={`Quyền được cấp (${Object.keys(grants.value).length}/${permissions.length})`}>
              <GrantTree
                areas={areasOf(permissions)}
                grants={grants.value}
                choose={(permission) => choosableScopes(permission, held, given)}
                readOnly={readOnly}
                onChange={grants.onChange}
              />
            </Card>
          </Stack>
          {aside}
        </Columns>
      </Page>
      {preview && (
        <RoleQuestion
          preview={preview}
          permissions={permissions}
          onConfirm={() => send(form.getValues(), base)}
          onClose={() => setPreview(undefined)}
        />
      )}
      {newer && (
        <RoleConflict
          permissions={permissions}
          mine={form.getValues()}
          newer={newer}
          onTakeNewer={() => takeNewer(newer)}
          onOverwrite={() => send(form.getValues(), newer)}
          onClose={forgetNewer}
        />
      )}
    </form>
  )
}
