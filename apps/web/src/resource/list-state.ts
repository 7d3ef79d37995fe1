import { type DataTableState, pageCount } from '@nhansu/ui/data-table/table-state.ts'

/**
 * The next state of a list, from what the table proposes and what the server has said: words are tidied, a page past
 * the end becomes the last one, and what asks for the same keeps its identity.
 *
 * @param total rows on all pages, when known
 * @returns `before` itself when nothing changes, so that no history entry is made
 */
export function nextList(before: DataTableState, proposed: DataTableState, total?: number): DataTableState {
  const tidied = {
    ...proposed,
    search: proposed.search.normalize('NFC').trim(),
    page: Math.max(
      1,
      total === undefined ? proposed.page : Math.min(proposed.page, pageCount(total, proposed.size)),
    ),
  }
  return isSame(before, tidied) ? before : keepingFilters(before, tidied)
}

/** The same filters stay the same object: a selection of 'all rows' hangs on them. */
export function keepingFilters(before: DataTableState, next: DataTableState): DataTableState {
  return isSame(before.filters, next.filters) ? { ...next, filters: before.filters } : next
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
