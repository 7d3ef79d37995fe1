import { useQuery } from '@tanstack/react-query'
import { query } from '#web/session/queries.ts'

/** The roles of the current company, to choose from; none until they have come. */
export function useRoleOptions() {
  const { data } = useQuery(query('roles.list'))
  return (data?.roles ?? []).map(({ id, name }) => ({ value: id, label: name }))
}
