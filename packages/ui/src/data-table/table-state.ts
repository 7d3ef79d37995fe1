import type { Filter, Filters } from '#ui/filter-popover/filter-model.ts'
import { saysSomething } from '#ui/filter-popover/filter-operators.ts'

/** Rows on a page, as the specification offers them. */
export const pageSizes = [30, 50, 100] as const

/** The page size that a table starts with. */
const DEFAULT_PAGE_SIZE = 30

/** One column that the rows are sorted by; the first entry counts most. */
export interface SortEntry {
  /** The column's id. */
  field: string
  descending: boolean
}

/** What is asked of the rows. It is the caller's (an app keeps it in the URL); the table only proposes the next one. */
export interface DataTableState {
  /** From 1. */
  page: number
  size: number
  sort: readonly SortEntry[]
  filters: Filters
  /** The quick search's words; empty for none. */
  search: string
}

/** First page, 30 rows, nothing sorted, filtered or searched. */
export const initialTableState: DataTableState = {
  page: 1,
  size: DEFAULT_PAGE_SIZE,
  sort: [],
  filters: {},
  search: '',
}

// Every change of what is asked for begins at page 1: page 7 of other rows is no place that a reader has been to.

export const withPage = (state: DataTableState, page: number): DataTableState => ({ ...state, page })

export const withSize = (state: DataTableState, size: number): DataTableState => ({ ...state, size, page: 1 })

export const withSearch = (state: DataTableState, search: string): DataTableState => ({
  ...state,
  search,
  page: 1,
})

export const withSort = (state: DataTableState, sort: readonly SortEntry[]): DataTableState => ({
  ...state,
  sort,
  page: 1,
})

/** Sets one column's filter; null takes it off. */
export function withFilter(state: DataTableState, column: string, filter: Filter | null): DataTableState {
  const { [column]: _replaced, ...others } = state.filters
  return { ...state, page: 1, filters: filter ? { ...others, [column]: filter } : others }
}

/** Takes off all filters and the quick search ('Bỏ lọc'). */
export const withoutFilters = (state: DataTableState): DataTableState => ({
  ...state,
  filters: {},
  search: '',
  page: 1,
})

/** True when fewer rows may show than there are. */
export const isFiltered = (state: DataTableState): boolean =>
  state.search !== '' || Object.values(state.filters).some(saysSomething)

/** True when both ask for the same rows in any order: the question that a selection of 'all rows' hangs on. */
export const asksForSameRows = (first: DataTableState, second: DataTableState): boolean =>
  first.search === second.search && JSON.stringify(first.filters) === JSON.stringify(second.filters)

/** Number of pages, at least 1. */
export const pageCount = (total: number, size: number): number => Math.max(1, Math.ceil(total / size))

/**
 * The next step of a sorted header: ascending, descending, off.
 *
 * @param also keeps the columns sorted by before; without it the column sorts alone
 */
export function withNextSort(sort: readonly SortEntry[], field: string, also: boolean): readonly SortEntry[] {
  const now = sort.find((entry) => entry.field === field)
  if (!also && sort.length > 1) return [{ field, descending: false }]
  if (!now) return withDirection(sort, field, 'asc', also)
  return withDirection(sort, field, now.descending ? null : 'desc', also)
}

/**
 * Sorts by a column in a direction, or no more by it.
 *
 * @param direction null takes the column out of the sorting and leaves the others
 * @param also keeps the columns sorted by before; without it the column sorts alone
 */
export function withDirection(
  sort: readonly SortEntry[],
  field: string,
  direction: 'asc' | 'desc' | null,
  also: boolean,
): readonly SortEntry[] {
  if (direction === null) return sort.filter((entry) => entry.field !== field)
  const entry = { field, descending: direction === 'desc' }
  if (!also) return [entry]
  const at = sort.findIndex((one) => one.field === field)
  return at < 0 ? [...sort, entry] : sort.with(at, entry)
}
