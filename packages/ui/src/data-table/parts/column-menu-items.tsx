import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  ArrowUpDown,
  EyeOff,
  MoveHorizontal,
  PanelLeft,
  PanelRight,
  PinOff,
} from 'lucide-react'
import { MenuSeparator } from '#ui/dropdown-menu/menu-group.tsx'
import { MenuItem } from '#ui/dropdown-menu/menu-item.tsx'
import { OpenedMenu } from '#ui/dropdown-menu/opened-menu.tsx'
import type { OpenedProps } from '#ui/overlay/opens-later.tsx'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import type { ColumnMenuProps } from './column-menu.tsx'

/** The menu of a column, open. */
export function ColumnMenuItems({
  column,
  actions,
  onResize,
  button,
  byKeyboard,
}: ColumnMenuProps & OpenedProps) {
  const { dataTable } = useLabels()
  return (
    <OpenedMenu button={button} byKeyboard={byKeyboard}>
      {column.sortable && <SortItems column={column} actions={actions} />}
      <PlaceItems column={column} actions={actions} />
      <MenuSeparator />
      <MenuItem icon={MoveHorizontal} onSelect={onResize}>
        {dataTable.resize}
      </MenuItem>
      {column.resized && (
        <MenuItem onSelect={() => actions.resize(column.id, null)}>{dataTable.resetWidth}</MenuItem>
      )}
      {column.hideable && (
        <MenuItem icon={EyeOff} onSelect={() => actions.hide(column.id)}>
          {dataTable.hideColumn}
        </MenuItem>
      )}
    </OpenedMenu>
  )
}

type ItemsProps = Omit<ColumnMenuProps, 'onResize'>

function SortItems({ column, actions }: ItemsProps) {
  const { dataTable } = useLabels()
  const sorted = column.sort?.direction
  return (
    <>
      <MenuItem
        icon={ArrowUp}
        disabled={sorted === 'asc'}
        onSelect={() => actions.setSort(column.id, 'asc', false)}
      >
        {dataTable.sortAscending}
      </MenuItem>
      <MenuItem
        icon={ArrowDown}
        disabled={sorted === 'desc'}
        onSelect={() => actions.setSort(column.id, 'desc', false)}
      >
        {dataTable.sortDescending}
      </MenuItem>
      {column.othersSorted && (
        <>
          <MenuItem icon={ArrowUp} onSelect={() => actions.setSort(column.id, 'asc', true)}>
            {dataTable.sortAlsoAscending}
          </MenuItem>
          <MenuItem icon={ArrowDown} onSelect={() => actions.setSort(column.id, 'desc', true)}>
            {dataTable.sortAlsoDescending}
          </MenuItem>
        </>
      )}
      {sorted && (
        <MenuItem icon={ArrowUpDown} onSelect={() => actions.setSort(column.id, null, true)}>
          {dataTable.sortOff}
        </MenuItem>
      )}
      <MenuSeparator />
    </>
  )
}

function PlaceItems({ column, actions }: ItemsProps) {
  const { dataTable } = useLabels()
  return (
    <>
      <MenuItem icon={ArrowLeft} disabled={!column.before} onSelect={() => actions.step(column.id, -1)}>
        {dataTable.moveLeft}
      </MenuItem>
      <MenuItem icon={ArrowRight} disabled={!column.after} onSelect={() => actions.step(column.id, 1)}>
        {dataTable.moveRight}
      </MenuItem>
      <MenuSeparator />
      {column.pin !== 'left' && (
        <MenuItem icon={PanelLeft} onSelect={() => actions.pin(column.id, 'left')}>
          {dataTable.pinLeft}
        </MenuItem>
      )}
      {column.pin !== 'right' && (
        <MenuItem icon={PanelRight} onSelect={() => actions.pin(column.id, 'right')}>
          {dataTable.pinRight}
        </MenuItem>
      )}
      {column.pin && (
        <MenuItem icon={PinOff} onSelect={() => actions.pin(column.id, null)}>
          {dataTable.unpin}
        </MenuItem>
      )}
    </>
  )
}
