import type { DataTableColumn } from '@nhansu/ui/data-table/column.ts'
import type { DataTableState } from '@nhansu/ui/data-table/table-state.ts'
import { useQueries } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { isSearched, isTree, references } from '#web/kit/references/references.ts'
import { namesOf } from '#web/kit/references/use-names.ts'
import type { AnyResource, AnyRow } from './define-resource.ts'
import { filteredIds, type ReferenceChoices, referencesOf, tableColumns } from './list-columns.ts'

/**
 * The columns of a list, whose filters get their choices once those have come: a tree whole, and of records that are
 * searched only the names of those that are filtered by.
 *
 * @param ready false until the rows are there: the choices must not hold them up
 */
export function useColumns(
  definition: AnyResource,
  { filters }: Pick<DataTableState, 'filters'>,
  ready: boolean,
): DataTableColumn<AnyRow>[] {
  const [names] = useState(() => referencesOf(definition))
  const nodes = useQueries({
    queries: names.filter(isTree).map((name) => ({ ...references[name].tree(), enabled: ready })),
    combine: dataOf,
  })
  const chosen = useQueries({
    queries: names.filter(isSearched).map((name) => {
      const ids = filteredIds(definition, name, filters)
      return { ...references[name].named(ids), enabled: ready && ids.length > 0 }
    }),
    combine: dataOf,
  })
  return useMemo(() => {
    const choices: ReferenceChoices = {}
    for (const [place, name] of names.filter(isTree).entries())
      if (nodes[place]) choices[name] = { kind: 'tree', nodes: nodes[place] }
    for (const [place, name] of names.filter(isSearched).entries()) {
      const options = namesOf(filteredIds(definition, name, filters), chosen[place])
      choices[name] = { kind: 'search', loadOptions: references[name].find, options }
    }
    return tableColumns(definition, choices)
  }, [definition, names, nodes, chosen, filters])
}

const dataOf = <T>(results: readonly { data: T }[]) => results.map(({ data }) => data)
