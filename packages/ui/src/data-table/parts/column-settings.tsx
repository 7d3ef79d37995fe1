import { Columns3 } from 'lucide-react'
import type { ComponentType } from 'react'
import { Button } from '#ui/button/button.tsx'
import { type OpenedProps, OpensLater } from '#ui/overlay/opens-later.tsx'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import type { DataTableColumn } from '../column.ts'
import type { LayoutChange, TableLayout } from '../table-layout.ts'

export interface ColumnSettingsProps<Row> {
  columns: readonly DataTableColumn<Row>[]
  layout: TableLayout
  onChange: (change: LayoutChange) => void
  onMoved: (column: string, place: number, count: number) => void
}

function load<Row>(): Promise<ComponentType<ColumnSettingsProps<Row> & OpenedProps>> {
  return import('./column-settings-panel.tsx').then((loaded) => loaded.ColumnSettingsPanel<Row>)
}

/** Which columns show, in which order, and which stay: everything by keyboard and by finger. */
export function ColumnSettings<Row>(props: ColumnSettingsProps<Row>) {
  const { dataTable } = useLabels()
  return (
    <OpensLater
      popup="dialog"
      load={load<Row>}
      props={props}
      button={
        <Button tone="quiet" icon={Columns3}>
          {dataTable.columns}
        </Button>
      }
    />
  )
}
