import type { Filter, Filters } from '@nhansu/ui/filter-popover/filter-model.ts'

/** Rows a page: the specification's choices, the first by default. */
export const pageSizes = [30, 50, 100] as const

/** One column that the list is ordered by. */
export interface Sort {
  field: string
  descending: boolean
}

/** What a list shows: which page of which rows in which order. */
export interface ListState {
  /** From 1. */
  page: number
  /** One of {@link pageSizes}. */
  size: number
  /** The quick search's words; empty for none. */
  search: string
  /** The first one weighs most. */
  sort: readonly Sort[]
  /** By column; what is off is absent. */
  filters: Filters
}

/** What a reader does to a list. */
export type ListAction =
  | { type: 'page'; page: number }
  | { type: 'size'; size: number }
  | { type: 'search'; words: string }
  | { type: 'sort'; sort: readonly Sort[] }
  | { type: 'filter'; column: string; filter: Filter | null }
  | { type: 'clear' }
  | { type: 'total'; total: number }

/** A list nobody has touched. */
export const untouched: ListState = { page: 1, size: pageSizes[0], search: '', sort: [], filters: {} }

/**
 * The state after an action. Whatever changes which rows there are begins at page 1 again; 'clear' ('Bỏ lọc') drops
 * words and filters and keeps order and size; 'total' brings a page past the end back to the last one.
 *
 * @returns the very same state when nothing changes
 */
export function reduceList(state: ListState, action: ListAction): ListState {
  switch (action.type) {
    case 'page':
      return changed(state, { page: Math.max(1, action.page) })
    case 'size':
      return otherRows(state, { size: action.size })
    case 'search':
      return otherRows(state, { search: action.words.normalize('NFC').trim() })
    case 'sort':
      return otherRows(state, { sort: action.sort })
    case 'filter':
      return otherRows(state, { filters: withFilter(state.filters, action) })
    case 'clear':
      return otherRows(state, { search: '', filters: {} })
    case 'total':
      return changed(state, { page: Math.min(state.page, Math.max(1, Math.ceil(action.total / state.size))) })
    default:
      return action satisfies never
  }
}

/** True when words or filters hold rows back: an empty list then offers 'Bỏ lọc'. */
export function isNarrowed({ search, filters }: ListState): boolean {
  return search !== '' || Object.keys(filters).length > 0
}

function changed(state: ListState, changes: Partial<ListState>): ListState {
  const next = { ...state, ...changes }
  return JSON.stringify(next) === JSON.stringify(state) ? state : next
}

function otherRows(state: ListState, changes: Partial<ListState>): ListState {
  const next = changed(state, changes)
  return next === state ? state : { ...next, page: 1 }
}

function withFilter(
  filters: Filters,
  { column, filter }: { column: string; filter: Filter | null },
): Filters {
  const { [column]: _, ...rest } = filters
  return filter ? { ...rest, [column]: filter } : rest
}
