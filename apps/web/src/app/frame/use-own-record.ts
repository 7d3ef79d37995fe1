import { useQuery } from '@tanstack/react-query'
import { query } from '#web/session/queries.ts'
import { useProfile } from '#web/session/use-profile.ts'

/** The user's own employee record in the current company; not enabled for a user who is no employee at all. */
export function useOwnRecord() {
  const { nhansu_id } = useProfile().user
  const own = query('employees.info', { path: { nhansu_id: nhansu_id ?? '' } })
  return useQuery({ ...own, enabled: nhansu_id !== null })
}
