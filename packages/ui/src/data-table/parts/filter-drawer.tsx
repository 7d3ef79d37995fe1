import { ListFilter } from 'lucide-react'
import type { ComponentType } from 'react'
import { Button } from '#ui/button/button.tsx'
import { type OpenedProps, OpensLater } from '#ui/overlay/opens-later.tsx'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import type { DataTableColumn } from '../column.ts'
import type { DataTableState, SortEntry } from '../table-state.ts'

export interface FilterPanelProps<Row> {
  columns: readonly DataTableColumn<Row>[]
  state: DataTableState
  /** Everything at once: a phone shows one surface at a time. */
  onApply: (filters: DataTableState['filters'], sort: readonly SortEntry[]) => void
}

export interface FilterDrawerProps<Row> extends FilterPanelProps<Row> {
  /** Columns that are filtered now. */
  activeCount: number
}

function load<Row>(): Promise<ComponentType<FilterPanelProps<Row> & OpenedProps>> {
  return import('./filter-drawer-panel.tsx').then((loaded) => loaded.FilterDrawerPanel<Row>)
}

/** A phone has no headers: all filters and the order of rows stand in one drawer. */
export function FilterDrawer<Row>({ activeCount, ...props }: FilterDrawerProps<Row>) {
  const { dataTable } = useLabels()
  return (
    <OpensLater
      popup="dialog"
      load={load<Row>}
      props={props}
      button={<Button icon={ListFilter}>{dataTable.filtersOn(activeCount)}</Button>}
    />
  )
}
