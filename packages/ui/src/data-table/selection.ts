/** What identifies a row to the caller. */
export type RowId = string | number

/**
 * Which rows are chosen. `all` means every row that the filters leave, on all pages, but the ones in `except`:
 * the caller tells the server so, instead of collecting ids.
 */
export type Selection =
  | { readonly kind: 'some'; readonly ids: readonly RowId[] }
  | { readonly kind: 'all'; readonly except: readonly RowId[] }

/** Nothing is chosen. */
export const noSelection: Selection = { kind: 'some', ids: [] }

/** Everything that the filters leave is chosen. */
export const allSelected: Selection = { kind: 'all', except: [] }

/** A quick answer to 'is this row chosen?', made once for all rows of a page. */
export function selectionTest(selection: Selection): (id: RowId) => boolean {
  const named = new Set(selection.kind === 'some' ? selection.ids : selection.except)
  return selection.kind === 'some' ? (id) => named.has(id) : (id) => !named.has(id)
}

/** Chooses or lets go of rows, whichever kind the selection is of. */
export function withRows(selection: Selection, rows: readonly RowId[], chosen: boolean): Selection {
  if (selection.kind === 'some') return { kind: 'some', ids: change(selection.ids, rows, chosen) }
  return { kind: 'all', except: change(selection.except, rows, !chosen) }
}

/** How many rows are chosen. @param total rows that the filters leave, on all pages */
export const countSelected = (selection: Selection, total: number): number =>
  selection.kind === 'some' ? selection.ids.length : Math.max(0, total - selection.except.length)

/** How much of the page is chosen: the state of the box in the header. */
export function pageSelection(selection: Selection, page: readonly RowId[]): 'none' | 'some' | 'all' {
  const chosen = page.filter(selectionTest(selection)).length
  if (chosen === 0) return 'none'
  return chosen === page.length ? 'all' : 'some'
}

/** The rows between two rows of the page, both included, in either direction: what Shift and a click mean. */
export function rowsBetween(page: readonly RowId[], first: RowId, last: RowId): readonly RowId[] {
  const ends = [page.indexOf(first), page.indexOf(last)].sort((one, other) => one - other)
  const [from = -1, to = -1] = ends
  return from < 0 ? [last] : page.slice(from, to + 1)
}

function change(named: readonly RowId[], rows: readonly RowId[], add: boolean): readonly RowId[] {
  const changed = new Set(named)
  for (const row of rows) {
    if (add) changed.add(row)
    else changed.delete(row)
  }
  return [...changed]
}
