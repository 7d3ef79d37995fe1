import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from '#ui/dropdown-menu/dropdown-menu.tsx'
import type { OpenedProps } from '#ui/filter-popover/parts/opens-later.tsx'
import { RowActionList } from './row-action-list.tsx'
import type { RowMenuProps } from './row-actions.tsx'

/** The menu of a row, open. */
export function RowActionItems<Row>({ row, actions, button }: RowMenuProps<Row> & OpenedProps) {
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger>{button}</DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <RowActionList row={row} actions={actions} />
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
