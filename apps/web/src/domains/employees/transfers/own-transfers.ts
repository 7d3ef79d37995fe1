import { useQuery } from '@tanstack/react-query'
import { query } from '#web/session/queries.ts'
import { isPast, type OwnTransfer } from './own-transfer-words.ts'

/** Hand-overs of the reader himself that are under way or were settled lately; nothing until they are known, and beside other files. */
export function useOwnTransfers(own: boolean): readonly OwnTransfer[] {
  const { data } = useQuery({ ...query('employeeTransfers.mine'), staleTime: 0, enabled: own })
  return data?.own_transfers.filter((transfer) => !isPast(transfer)) ?? []
}
