import type { Schemas } from '@nhansu/sdk/contract'
import { useQuery } from '@tanstack/react-query'
import { query } from '#web/session/queries.ts'

/** What the reader has to do because he leaves; nothing until it is known, for who does not leave, and beside other files. */
export function useOwnLeaving(own: boolean): readonly Schemas['OwnLeaverTask'][] {
  const { data } = useQuery({ ...query('leaverTasks.mine'), staleTime: 0, enabled: own })
  return data?.own_leaver_tasks ?? []
}
