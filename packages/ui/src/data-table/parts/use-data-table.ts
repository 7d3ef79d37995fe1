import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { formatNumber } from '#ui/format/number.ts'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import type { DataTableProps } from '../data-table.tsx'
import { useMediaQuery } from '#ui/media/use-media-query.ts'
import { media } from '#ui/theme/media.ts'
import { countSelected, noSelection, type RowId } from '../selection.ts'
import { shownIds } from '../table-layout.ts'
import { memoryTablePreferences } from '../table-preferences.ts'
import { asksForSameRows, type DataTableState, pageCount, withPage } from '../table-state.ts'
import { activeFilters } from './active-filters.ts'
import { renderValue } from './cell-value.ts'
import { ACTIONS, CHECK, EXPANDER } from './edges.ts'
import { useAnnouncement } from './use-announcement.ts'
import { useColumnFit } from './use-column-fit.ts'
import { useHeaderActions } from './use-header-actions.ts'
import { useRowSelection } from './use-row-selection.ts'
import { useTableChange } from './use-table-change.ts'
import { useTableColumns } from './use-table-columns.ts'

const none: never[] = []

/** Everything that the parts of a table share. @param tableId parts tables from each other on one page */
export function useDataTable<Row>(props: DataTableProps<Row>, tableId: string) {
  const { columns, rows, rowId, selection, onSelectionChange, total, loading = false } = props
  const { dataTable } = useLabels()
  const scrollRef = useRef<HTMLDivElement>(null)
  const tableRef = useRef<HTMLTableElement>(null)

  const phone = useMediaQuery(media.phone)
  const [ownPreferences] = useState(memoryTablePreferences)
  const preferences = props.preferences ?? ownPreferences
  const layout = useSyncExternalStore(preferences.subscribe, preferences.read)

  const [state, change] = useTableChange(props.state, (next) => {
    // 'All rows' means the rows that the old filters left; of other rows nothing was chosen.
    if (selection?.kind === 'all' && !asksForSameRows(next, props.state)) onSelectionChange?.(noSelection)
    props.onStateChange(next)
  })

  const shown = useMemo(() => shownIds(columns, layout), [columns, layout])
  const selects = selection !== undefined
  const expands = props.renderDetail !== undefined
  const leading = useMemo(
    () => [...(selects ? [CHECK] : []), ...(expands ? [EXPANDER] : [])],
    [selects, expands],
  )
  const lead = leading.reduce((sum, width) => sum + width, 0)
  const tail = props.rowActions ? ACTIONS : 0
  const edges = useMemo(() => ({ lead, tail }), [lead, tail])
  const { cells, widths, headers } = useTableColumns({
    columns,
    shownIds: shown,
    layout,
    state,
    edges,
  })
  const preview = useColumnFit({ scroll: scrollRef, table: tableRef, columns: widths, edges, drawn: !phone })

  const [announcement, say] = useAnnouncement(
    loading || !rows || props.error ? null : dataTable.loaded(rows.length, total, state.page),
  )
  const sayMoved = (id: string, place: number, count: number) =>
    say(dataTable.columnMoved(columns.find((column) => column.id === id)?.header ?? id, place, count))
  const { headerActions, applyLayout } = useHeaderActions({
    columns,
    shownIds: shown,
    layout,
    onLayoutChange: preferences.write,
    change,
    preview,
    onMoved: sayMoved,
  })

  const shows = props.error && !rows?.length ? undefined : rows
  const pageIds = useMemo(() => shows?.map(rowId) ?? none, [shows, rowId])
  const chosen = useRowSelection({
    selection,
    page: pageIds,
    onChange: onSelectionChange,
    onMany: (next) => {
      const count = countSelected(next, total)
      say((count === total ? dataTable.selectedAll : dataTable.selected)(formatNumber(count)))
    },
  })
  const { bulkReport } = props
  useEffect(() => {
    if (bulkReport !== undefined) say(bulkReport)
  }, [bulkReport, say])
  const { expanded, expand } = useExpanded()
  const controls = useMemo(() => ({ select: chosen.select, expand }), [chosen.select, expand])
  const titleColumn = columns.find((column) => column.priority === 1) ?? columns[0]
  const ownName = useCallback((row: Row) => (titleColumn ? renderValue(titleColumn, row) : ''), [titleColumn])

  // Rows vanish: a page past the end is not an empty list.
  const pages = pageCount(total, state.size)
  const beyond = !loading && !props.error && total > 0 && state.page > pages
  useEffect(() => {
    if (beyond) change((now) => withPage(now, pages))
  }, [beyond, pages, change])

  return {
    id: tableId,
    phone,
    scrollRef,
    tableRef,
    state,
    shown: useShownPage(state, loading),
    change,
    layout,
    applyLayout,
    writeLayout: preferences.write,
    cells,
    widths,
    headers,
    headerActions,
    leading,
    edges,
    chosen,
    controls,
    expanded,
    rowName: props.rowName ?? ownName,
    active: activeFilters(columns, state.filters, dataTable),
    announcement,
    sayMoved,
  }
}

/** What `useDataTable` hands to the parts. */
export type TableParts<Row> = ReturnType<typeof useDataTable<Row>>

/** The page that the rows at hand are of: the one asked for, once its rows have come. */
function useShownPage({ page, size }: DataTableState, loading: boolean): { page: number; size: number } {
  const [shown, setShown] = useState({ page, size })
  if (!loading && (shown.page !== page || shown.size !== size)) setShown({ page, size })
  return shown
}

function useExpanded() {
  const [expanded, setExpanded] = useState<ReadonlySet<RowId>>(new Set())
  const expand = useCallback((id: RowId, open: boolean) => {
    setExpanded((before) => {
      const next = new Set(before)
      if (open) next.add(id)
      else next.delete(id)
      return next
    })
  }, [])
  return { expanded, expand }
}
