import type { Schemas } from '@nhansu/sdk/contract'
import { emptyLayout, renamedLayout, type TableLayout } from '@nhansu/ui/data-table/table-layout.ts'
import type { TableView } from '@nhansu/ui/data-table/table-views.ts'
import { type ListShape, readList, writeList } from './list-address.ts'

type Layout = Schemas['ListView']['layout']

/** A view as its table knows it; what its list has no more is dropped, as in any old address. */
export function viewOf(shape: ListShape, { id, name, address, layout }: Schemas['ListView']): TableView {
  const { page: _first, ...state } = readList(shape, { search: new URLSearchParams(address), hidden: {} })
  return { id: String(id), name, state, layout: renamedLayout(layoutOf(layout), shape.renamed ?? {}) }
}

/**
 * What the server keeps of a view. The words that may hold identity or phone numbers are left out, as they are of the
 * address: looking for somebody's number is no view of a list.
 */
export function recordOf(shape: ListShape, { state, layout = emptyLayout }: Omit<TableView, 'id' | 'name'>) {
  const { search } = writeList(shape, { ...state, page: 1 }, new URLSearchParams())
  return { address: search.toString(), layout: layoutRecord(layout) }
}

function layoutOf({ order, columns, density }: Layout): TableLayout {
  const chosen = <Value>(of: (column: Layout['columns'][number]) => Value | undefined) =>
    Object.fromEntries(
      columns.flatMap((column) => {
        const value = of(column)
        return value === undefined ? [] : [[column.field, value]]
      }),
    )
  return {
    order,
    density,
    widths: chosen(({ width }) => width ?? undefined),
    pins: chosen(({ pin }) => (pin === 'none' ? null : (pin ?? undefined))),
    shown: chosen(({ is_shown: shown }) => shown ?? undefined),
  }
}

function layoutRecord({ order, widths, pins, shown, density }: TableLayout): Layout {
  const fields = new Set([widths, pins, shown].flatMap((choices) => Object.keys(choices)))
  const columns = [...fields].map((field) => {
    const [width, pin] = [widths[field], pins[field]]
    return {
      field,
      width: width === undefined ? null : Math.round(width),
      pin: pin === null ? ('none' as const) : (pin ?? null),
      is_shown: shown[field] ?? null,
    }
  })
  return { order: [...order], columns, density }
}
