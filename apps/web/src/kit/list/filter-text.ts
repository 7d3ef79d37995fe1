import type { Filter } from '@nhansu/ui/filter-popover/filter-model.ts'

/** What the key of a column's filter begins with in an address. */
export const FILTER = 'f.'
/** What stands between the values of one filter. */
export const BETWEEN = '~'

/** A filter as an address says it: 'in:3~7'. */
export function filterText(filter: Filter): string {
  if (filter.operator === 'between') return `between:${filter.from}${BETWEEN}${filter.to}`
  return `${filter.operator}:${filter.operator === 'in' ? filter.value.join(BETWEEN) : filter.value}`
}

/**
 * The address of a list that shows only what this filter leaves: '/nhan-vien?f.department_id=in:3'.
 * @param others filters of further columns
 */
export function filteredList(
  path: string,
  column: string,
  filter: Filter,
  others: Readonly<Record<string, Filter>> = {},
): string {
  const filters = Object.entries({ [column]: filter, ...others })
  const search = new URLSearchParams(filters.map(([each, asked]) => [FILTER + each, filterText(asked)]))
  return `${path}?${readable(search)}`
}

/** A query as people read it: these are ordinary letters in it; encoded they only make a shared link unreadable. */
export function readable(search: URLSearchParams): string {
  return search.toString().replaceAll('%3A', ':').replaceAll('%7E', '~').replaceAll('%2C', ',')
}
