import { useMemo } from 'react'
import type { DataTableColumn } from '../column.ts'
import { changeLayout, type LayoutChange, type TableLayout } from '../table-layout.ts'
import { withDirection, withFilter, withNextSort, withSort } from '../table-state.ts'
import type { HeaderActions } from './header-column.ts'
import { useLatest } from './use-latest.ts'
import type { ChangeState } from './use-table-change.ts'

interface ActionsInput<Row> {
  columns: readonly DataTableColumn<Row>[]
  /** The columns that show, in the reader's order. */
  shownIds: readonly string[]
  layout: TableLayout
  onLayoutChange: (layout: TableLayout) => void
  change: ChangeState
  preview: (id: string, width: number) => void
  /** Speaks through the table's live region. */
  onMoved: (id: string, place: number, count: number) => void
}

/** What headers and the column settings can ask for: one object for the table's life, so that headers stay drawn. */
export function useHeaderActions<Row>(input: ActionsInput<Row>) {
  const latest = useLatest(input)
  return useMemo(() => {
    const applyLayout = (layoutChange: LayoutChange) => {
      const { columns, layout, onLayoutChange } = latest.current
      onLayoutChange(changeLayout(columns, layout, layoutChange))
    }
    const place: HeaderActions['place'] = (id, beside, after) => {
      applyLayout({ type: 'place', column: id, beside, after })
      const ids = latest.current.shownIds.filter((shown) => shown !== id)
      latest.current.onMoved(id, ids.indexOf(beside) + (after ? 2 : 1), ids.length + 1)
    }
    const headerActions: HeaderActions = {
      toggleSort: (id, also) =>
        latest.current.change((state) => withSort(state, withNextSort(state.sort, id, also))),
      setSort: (id, direction, also) =>
        latest.current.change((state) => withSort(state, withDirection(state.sort, id, direction, also))),
      setFilter: (id, filter) => latest.current.change((state) => withFilter(state, id, filter), 'soon'),
      preview: (id, width) => latest.current.preview(id, width),
      resize: (id, width) => applyLayout({ type: 'resize', column: id, width }),
      place,
      step: (id, by) => {
        const ids = latest.current.shownIds
        const neighbour = ids[ids.indexOf(id) + by]
        if (neighbour !== undefined) place(id, neighbour, by === 1)
      },
      pin: (id, pin) => applyLayout({ type: 'pin', column: id, pin }),
      hide: (id) => applyLayout({ type: 'show', column: id, shown: false }),
    }
    return { headerActions, applyLayout }
  }, [latest])
}
