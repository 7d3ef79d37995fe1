import type { DataTableColumn } from '@nhansu/ui/data-table/column.ts'
import type { DataTableState } from '@nhansu/ui/data-table/table-state.ts'
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { listOptions } from './calls.ts'
import type { AnyResource, AnyRow } from './define-resource.ts'
import { type ReferenceChoices, referencesOf, tableColumns } from './list-columns.ts'
import { references } from '#web/kit/references/references.ts'

/** The page of rows for a state, and the way to fetch another one ahead. */
export function useRows(definition: AnyResource, state: DataTableState) {
  const queryClient = useQueryClient()
  const list = useQuery(listOptions(definition, state))
  const prefetch = (page: number) =>
    void queryClient.prefetchQuery(listOptions(definition, { ...state, page }))
  return { list, prefetch }
}

/**
 * The columns of a list, whose filters get their choices once those have come.
 *
 * @param ready false until the rows are there: the choices must not hold them up
 */
export function useColumns(definition: AnyResource, ready: boolean): DataTableColumn<AnyRow>[] {
  const answers = useQueries({
    queries: referencesOf(definition).map((name) => ({ ...references[name](), enabled: ready })),
    combine: dataOf,
  })
  return useMemo(() => {
    const choices: ReferenceChoices = {}
    for (const [place, name] of referencesOf(definition).entries())
      if (answers[place]) choices[name] = answers[place]
    return tableColumns(definition, choices)
  }, [definition, answers])
}

const dataOf = <T>(results: readonly { data: T }[]) => results.map(({ data }) => data)
