import { skipToken, useQuery } from '@tanstack/react-query'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useLocation } from 'react-router-dom'
import { query } from '#web/session/queries.ts'
import { choosableScopes, type Grants, type Permission } from './grants.ts'
import { NotLoaded } from '#web/kit/feedback/not-loaded.tsx'
import { RoleForm } from './role-form.tsx'
import { copiedRole } from './role-paths.ts'
import { type Role, roleValues, type RoleValues } from './role-values.ts'
import { type GrantChoices, useGrantChoices } from './use-grant-choices.ts'

const title = 'Thêm mới vai trò'

/** Makes a role: from nothing, or from another one's grants. */
export default function NewRole() {
  const from = copiedRole(useLocation().search)
  const choices = useGrantChoices()
  const show = query('roles.show', { path: { id: from ?? 0 } })
  const source = useQuery(from === undefined ? { ...show, queryFn: skipToken } : show)
  const ready = choices.data && (from === undefined || source.data)
  if (ready && choices.data)
    return (
      <RoleForm
        key={from}
        title={title}
        aside={<WhatNext />}
        {...choices.data}
        {...copyOf(source.data?.role, choices.data)}
      />
    )
  const retry = () => void Promise.all([choices.refetch(), from === undefined || source.refetch()])
  return <NotLoaded title={title} error={choices.error ?? source.error} onRetry={retry} />
}

function WhatNext() {
  return (
    <Card title="Sau khi lưu">
      <Text tone="soft">
        Vai trò chưa có người dùng nào. Gán vai trò cho từng người ở màn hình Người dùng.
      </Text>
    </Card>
  )
}

/** What a copy starts with, and what could not be copied. */
function copyOf(source: Role | undefined, choices: GrantChoices): { start?: RoleValues; notice?: string } {
  if (!source) return {}
  const { description, grants, name } = roleValues(source)
  const mine = givable(grants, choices)
  const lost = Object.keys(grants).length - Object.keys(mine).length
  return {
    start: { name: `${name} (bản sao)`, description, grants: mine },
    ...(lost > 0 && { notice: `Có ${lost} quyền không sao chép được vì bạn không có các quyền đó.` }),
  }
}

function givable(grants: Grants, { permissions, held }: GrantChoices): Grants {
  const mine = (permission: Permission) => {
    const scope = grants[permission.name]
    return scope !== undefined && choosableScopes(permission, held, {}).includes(scope)
  }
  return Object.fromEntries(permissions.filter(mine).map(({ name }) => [name, grants[name]]))
}
