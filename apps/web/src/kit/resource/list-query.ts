import type { DataTableState } from '@nhansu/ui/data-table/table-state.ts'
import type { Filter } from '@nhansu/ui/filter-popover/filter-model.ts'
import type { AnyResource } from './define-resource.ts'
import { sortText } from '#web/kit/list/list-address.ts'
import { columnId, isYesNo, kindOf } from './list-columns.ts'

/** The query of one page of a list in this state. */
export function pageQuery(definition: AnyResource, state: DataTableState): Record<string, unknown> {
  const { page, size } = state
  return { ...listQuery(definition, state), page, size, pagination: true }
}

/** What is asked of a list in this state, whatever the page. */
export function listQuery(
  definition: AnyResource,
  { search, sort, filters }: DataTableState,
): Record<string, unknown> {
  return {
    ...definition.query,
    ...(sort.length > 0 && { sort: sortText(sort) }),
    ...(search !== '' && { search: { value: search, fields: definition.search } }),
    ...(Object.keys(filters).length > 0 && { filter: wireFilters(definition, filters) }),
  }
}

/** What the codes of a yes or no are on the wire; a further word beside them stays as it is. */
const yesOrNo: ReadonlyMap<unknown, boolean> = new Map([
  ['true', true],
  ['false', false],
])

function wireFilters({ columns }: AnyResource, filters: DataTableState['filters']): Record<string, unknown> {
  const yesNo = new Set(columns.filter((column) => isYesNo(kindOf(column))).map(columnId))
  const wire = (column: string, filter: Filter) =>
    yesNo.has(column) && filter.operator === 'equal'
      ? { ...filter, value: yesOrNo.get(filter.value) ?? filter.value }
      : filter
  return Object.fromEntries(Object.entries(filters).map(([column, filter]) => [column, wire(column, filter)]))
}
