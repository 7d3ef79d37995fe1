import type { Data } from '@nhansu/sdk/contract'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { query } from '#web/session/queries.ts'

/** A run of background work. */
export type JobRun = Data<'jobs.show'>['job']

const lookEvery = 1_000

/** True when nothing more will come of a run by itself. */
export function hasEnded({ state }: JobRun): boolean {
  return state === 'done' || state === 'failed' || state === 'cancelled'
}

/** A run that this user has asked for, looked at once a second until it has ended. */
export function useJob(id: number): UseQueryResult<Data<'jobs.show'>> {
  return useQuery({
    ...query('jobs.show', { path: { id } }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && hasEnded(data.job) ? false : lookEvery),
  })
}
