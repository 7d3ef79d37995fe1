import { ArrowDown, ArrowUp, Pin as PinIcon, PinOff } from 'lucide-react'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import type { OpenedProps } from '#ui/overlay/opens-later.tsx'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { PopoverContent } from '#ui/popover/popover-content.tsx'
import { Popover, PopoverTrigger } from '#ui/popover/popover.tsx'
import type { DataTableColumn } from '../column.ts'
import { isShown, type LayoutChange, orderedIds, pinOf, type TableLayout } from '../table-layout.ts'
import type { ColumnSettingsProps } from './column-settings.tsx'
import { item, itemName, list, panel, panelFoot } from './settings.css.ts'

/** The settings of the columns, open. */
export function ColumnSettingsPanel<Row>({ button, ...props }: ColumnSettingsProps<Row> & OpenedProps) {
  const { dataTable } = useLabels()
  return (
    <Popover defaultOpen>
      <PopoverTrigger>{button}</PopoverTrigger>
      <PopoverContent label={dataTable.columnSettings} width="medium" align="end">
        <ColumnList {...props} />
      </PopoverContent>
    </Popover>
  )
}

function ColumnList<Row>({ columns, layout, onChange, onMoved }: ColumnSettingsProps<Row>) {
  const { dataTable } = useLabels()
  const ids = orderedIds(columns, layout)
  const move = (id: string, to: number) => {
    onChange({ type: 'move', column: id, to })
    onMoved(id, to + 1, ids.length)
  }
  return (
    <div className={panel}>
      <ol className={list}>
        {ids.map((id, index) => {
          const column = columns.find((one) => one.id === id)
          return (
            column && (
              <ColumnItem
                key={id}
                column={column}
                layout={layout}
                place={index}
                count={ids.length}
                onChange={onChange}
                onMove={(to) => move(id, to)}
              />
            )
          )
        })}
      </ol>
      <div className={panelFoot}>
        <Button size="small" tone="quiet" onClick={() => onChange({ type: 'reset' })}>
          {dataTable.resetColumns}
        </Button>
      </div>
    </div>
  )
}

interface ColumnItemProps<Row> {
  column: DataTableColumn<Row>
  layout: TableLayout
  place: number
  count: number
  onChange: (change: LayoutChange) => void
  onMove: (to: number) => void
}

function ColumnItem<Row>({ column, layout, place, count, onChange, onMove }: ColumnItemProps<Row>) {
  const { dataTable } = useLabels()
  const pinned = pinOf(column, layout) !== null
  return (
    <li className={item}>
      <div className={itemName}>
        <Checkbox
          label={column.fullName ?? column.header}
          checked={isShown(column, layout)}
          disabled={column.hideable === false}
          onCheckedChange={(shown) => onChange({ type: 'show', column: column.id, shown })}
        />
      </div>
      <IconButton
        size="small"
        icon={pinned ? PinOff : PinIcon}
        label={dataTable.pinColumn(column.header)}
        aria-pressed={pinned}
        onClick={() => onChange({ type: 'pin', column: column.id, pin: pinned ? null : 'left' })}
      />
      <IconButton
        size="small"
        icon={ArrowUp}
        label={dataTable.moveColumnUp(column.header)}
        aria-disabled={place === 0}
        onClick={() => place > 0 && onMove(place - 1)}
      />
      <IconButton
        size="small"
        icon={ArrowDown}
        label={dataTable.moveColumnDown(column.header)}
        aria-disabled={place === count - 1}
        onClick={() => place < count - 1 && onMove(place + 1)}
      />
    </li>
  )
}
