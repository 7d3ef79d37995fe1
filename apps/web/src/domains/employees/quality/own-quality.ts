import type { Schemas } from '@nhansu/sdk/contract'
import { useQuery } from '@tanstack/react-query'
import { query } from '#web/session/queries.ts'

/** What the reader's own file lacks or contradicts; undefined until it is known, and beside other files. */
export function useOwnQuality(own: boolean): Schemas['OwnDataQuality'] | undefined {
  const { data } = useQuery({ ...query('dataQuality.mine'), staleTime: 0, enabled: own })
  return data?.own_quality
}

/** True once it is known that nothing is missing and nothing contradicts anything. */
export function isWhole(quality: Schemas['OwnDataQuality'] | undefined): boolean {
  return quality !== undefined && quality.missing_papers.length + quality.findings.length === 0
}
