import {
  columnOrderingFeature,
  columnPinningFeature,
  columnVisibilityFeature,
  functionalUpdate,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import type { DataTableColumn } from '../column.ts'
import { isShown, orderedIds, pinOf, type TableLayout } from '../table-layout.ts'
import type { SortEntry } from '../table-state.ts'

const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnVisibilityFeature,
  rowSortingFeature,
})

// Rows come paged and sorted from the caller, so the engine is only asked about columns.
const noRows: never[] = []

interface EngineInput<Row> {
  columns: readonly DataTableColumn<Row>[]
  layout: TableLayout
  sort: readonly SortEntry[]
  onSortChange: (sort: readonly SortEntry[]) => void
}

/** What TanStack Table works out for us: which columns show, in which order, and what a press on a header sorts. */
export function useColumnEngine<Row>({ columns, layout, sort, onSortChange }: EngineInput<Row>) {
  const definitions = useMemo(
    () =>
      columns.map((column) => ({
        id: column.id,
        accessorFn: () => null,
        enableSorting: column.sortable === true,
      })),
    [columns],
  )
  const order = useMemo(() => orderedIds(columns, layout), [columns, layout])
  const pinned = useMemo(() => pinnedIds(columns, layout, order), [columns, layout, order])
  const visibility = useMemo(
    () => Object.fromEntries(columns.map((column) => [column.id, isShown(column, layout)])),
    [columns, layout],
  )
  const sorting = useMemo(() => sort.map(toSorting), [sort])
  const table = useTable({
    features,
    columns: definitions,
    data: noRows,
    sortDescFirst: false,
    manualSorting: true,
    state: { columnOrder: order, columnPinning: pinned, columnVisibility: visibility, sorting },
    onSortingChange: (updater) => onSortChange(functionalUpdate(updater, sorting).map(fromSorting)),
  })
  const shownIds = [
    ...table.getStartVisibleLeafColumns(),
    ...table.getCenterVisibleLeafColumns(),
    ...table.getEndVisibleLeafColumns(),
  ].map((column) => column.id)
  return {
    shownIds,
    /** The next step of a header: ascending, descending, off. @param also keeps the columns sorted by before */
    toggleSort: (id: string, also: boolean) => table.getColumn(id)?.toggleSorting(undefined, also),
    /** Sorts by a column in a direction, or no more by it. */
    setSort: (id: string, direction: 'asc' | 'desc' | null, also: boolean) => {
      const column = table.getColumn(id)
      if (direction === null) column?.clearSorting()
      else column?.toggleSorting(direction === 'desc', also)
    },
  }
}

const toSorting = ({ field, descending }: SortEntry) => ({ id: field, desc: descending })

const fromSorting = ({ id, desc }: SortingState[number]): SortEntry => ({ field: id, descending: desc })

function pinnedIds<Row>(
  columns: readonly DataTableColumn<Row>[],
  layout: TableLayout,
  order: readonly string[],
) {
  const pins = new Map(columns.map((column) => [column.id, pinOf(column, layout)]))
  return {
    start: order.filter((id) => pins.get(id) === 'left'),
    end: order.filter((id) => pins.get(id) === 'right'),
  }
}
