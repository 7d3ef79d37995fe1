import { type DataTableState, pageCount } from '@nhansu/ui/data-table/table-state.ts'

/**
 * The next state of a list: what the table proposes, with tidy words; what asks for the same keeps its identity.
 *
 * @returns `before` itself when nothing changes, so that no history entry is made
 */
export function nextList(before: DataTableState, proposed: DataTableState): DataTableState {
  const tidied = { ...proposed, search: proposed.search.normalize('NFC').trim() }
  return isSame(before, tidied) ? before : keepingFilters(before, tidied)
}

/** True for a page past the end: leaving it is no step of the reader, or Back would lead into a trap. */
export function isPastEnd({ page, size }: DataTableState, total: number | undefined): boolean {
  return total !== undefined && page > pageCount(total, size)
}

/** The same filters stay the same object: a selection of 'all rows' hangs on them. */
export function keepingFilters(before: DataTableState, next: DataTableState): DataTableState {
  return isSame(before.filters, next.filters) ? { ...next, filters: before.filters } : next
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
