import { useQueries } from '@tanstack/react-query'
import type { AnyApiError } from '@nhansu/sdk/errors'
import type { AnyRow } from '#web/kit/resource/define-resource.ts'
import { query } from '#web/session/queries.ts'
import { answerOf, type GroupValues } from '../groups/file-group.ts'
import { fileGroups } from '../groups/file-groups.ts'
import { type RowSet, rowSets } from '../rows/row-sets.ts'

/** The sets of rows of which their owner may ask for changes. */
export const askedSets: readonly RowSet[] = [
  rowSets.relatives,
  rowSets.educations,
  rowSets.languages,
  rowSets.itSkills,
  rowSets.bankAccounts,
]

/** One's own file as it is now: its parts and its rows. */
export interface OwnValues {
  parts: readonly GroupValues[]
  rows: readonly (readonly AnyRow[])[]
}

/** Reads one's own file whole, in which nothing stands behind dots; undefined until all of it has come. */
export function useOwnValues(id: number): {
  values: OwnValues | undefined
  error: AnyApiError | null
  retry: () => void
} {
  const fresh = { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false } as const
  const path = { id }
  // Parts and sets are called alike; what each holds was checked where it was declared.
  const parts = useQueries({
    queries: fileGroups.map(({ show }) => ({ ...query(show as 'employeeHealth.show', { path }), ...fresh })),
  })
  const sets = useQueries({
    queries: askedSets.map(({ resource }) => ({
      ...query(`${resource}.list` as 'employeeLanguages.list', { path }),
      ...fresh,
    })),
  })
  const failed = [...parts, ...sets].find(({ error }) => error !== null)
  const isThere = [...parts, ...sets].every(({ data }) => data !== undefined)
  return {
    values: isThere
      ? {
          parts: fileGroups.map((group, place) => answerOf(group, parts[place]?.data ?? {}).values),
          rows: askedSets.map(({ key }, place) => rowsIn(sets[place]?.data, key)),
        }
      : undefined,
    error: isThere ? null : (failed?.error ?? null),
    retry: () => [...parts, ...sets].forEach((each) => void each.refetch()),
  }
}

function rowsIn(data: object | undefined, key: string): readonly AnyRow[] {
  return (data as Readonly<Record<string, readonly AnyRow[]>> | undefined)?.[key] ?? []
}
