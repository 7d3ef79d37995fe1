import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { query } from '#web/session/queries.ts'
import { NotLoaded } from '#web/kit/feedback/not-loaded.tsx'
import { RoleForm } from './role-form.tsx'
import { RoleMembers } from './role-members.tsx'
import { useGrantChoices } from './use-grant-choices.ts'

const title = 'Cập nhật vai trò'

/** Reads and changes a role. */
export default function EditRole() {
  const id = Number(useParams()['id'])
  const choices = useGrantChoices()
  const { data, error, refetch } = useQuery({
    ...query('roles.show', { path: { id }, query: { include: ['members'] } }),
    // As the server has it now: an edit that starts from an older one would only end in a conflict.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  if (data && choices.data)
    return (
      <RoleForm
        key={id}
        title={title}
        role={data.role}
        aside={<RoleMembers {...data.role} />}
        {...choices.data}
      />
    )
  const retry = () => void Promise.all([refetch(), choices.refetch()])
  return <NotLoaded title={title} error={error ?? choices.error} onRetry={retry} />
}
