import { OpenedMenu } from '#ui/dropdown-menu/opened-menu.tsx'
import type { OpenedProps } from '#ui/overlay/opens-later.tsx'
import { RowActionList } from './row-action-list.tsx'
import type { RowMenuProps } from './row-actions.tsx'

/** The menu of a row, open. */
export function RowActionItems<Row>({ row, actions, button, byKeyboard }: RowMenuProps<Row> & OpenedProps) {
  return (
    <OpenedMenu button={button} byKeyboard={byKeyboard}>
      <RowActionList row={row} actions={actions} />
    </OpenedMenu>
  )
}
