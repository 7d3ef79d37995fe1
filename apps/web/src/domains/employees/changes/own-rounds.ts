import type { Schemas } from '@nhansu/sdk/contract'
import { useQuery } from '@tanstack/react-query'
import { query } from '#web/session/queries.ts'

/** The open rounds that the reader has not answered yet; nothing until they are known, and beside other files. */
export function useOwnRounds(own: boolean): readonly Schemas['OwnRound'][] {
  const { data } = useQuery({ ...query('profileRounds.mine'), enabled: own })
  return (data?.rounds ?? []).filter(({ state }) => state === 'waiting')
}
