import type { ComponentProps } from 'react'
import { RefreshingProgress } from '#web/kit/jobs/refreshing-progress.tsx'
import { refreshContracts } from './refresh-contracts.ts'

type ContractWorkProps = Omit<ComponentProps<typeof RefreshingProgress>, 'refresh'>

/** Waits for background work on contracts, after which the screens show what it did. */
export function ContractWork(work: ContractWorkProps) {
  return <RefreshingProgress {...work} refresh={refreshContracts} />
}
