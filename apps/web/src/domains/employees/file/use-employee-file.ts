import type { AnyApiError } from '@nhansu/sdk/errors'
import { useQuery } from '@tanstack/react-query'
import { query } from '#web/session/queries.ts'
import { useProfile } from '#web/session/use-profile.ts'
import type { EmployeeFile } from './employee-file.ts'

/** The head of a file: on its way, there, missing, or not to be had. */
export interface LoadedFile {
  /** Null when there is no such employee for this reader. */
  employee: EmployeeFile | null | undefined
  error: AnyApiError | null
  retry: () => void
}

/** The employee with this id, for readers of employees. */
export function useEmployeeFile(id: number): LoadedFile {
  const input = {
    query: {
      include: ['account' as const, 'seniority' as const],
      filter: { id: { operator: 'in' as const, value: [id] } },
    },
  }
  const { data, error, refetch } = useQuery(query('employees.list', input))
  return {
    employee: data && (data.employees[0] ?? null),
    error: data ? null : error,
    retry: () => void refetch(),
  }
}

/** The reader's own record in the current company; null where he is no employee. */
export function useOwnFile(): LoadedFile {
  const { nhansu_id } = useProfile().user
  const own = query('employees.info', { path: { nhansu_id: nhansu_id ?? '' } })
  const { data, error, refetch } = useQuery({ ...own, enabled: nhansu_id !== null })
  const missing = nhansu_id === null || error?.kind === 'not-found'
  return {
    employee: data?.employee ?? (missing ? null : undefined),
    error: data || missing ? null : error,
    retry: () => void refetch(),
  }
}
