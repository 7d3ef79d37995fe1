import type { Filters } from '#ui/filter-popover/filter-model.ts'
import { filterThatCounts } from '#ui/filter-popover/filter-operators.ts'
import { summariseFilter } from '#ui/filter-popover/filter-summary.ts'
import type { Labels } from '#ui/labels/labels.ts'
import type { DataTableColumn } from '../column.ts'
import type { ActiveFilter } from './filter-chips.tsx'

/** The filters that are on, in words and in the order of the columns. */
export function activeFilters<Row>(
  columns: readonly DataTableColumn<Row>[],
  filters: Filters,
  words: Labels['dataTable'],
): ActiveFilter[] {
  return columns.flatMap(({ id, header, filter: definition }) => {
    const filter = filterThatCounts(definition, filters[id])
    if (!definition || !filter) return []
    return [{ id, column: header, summary: summariseFilter(definition, filter, words) }]
  })
}
