import { Ellipsis } from 'lucide-react'
import type { ComponentType } from 'react'
import { type OpenedProps, OpensLater } from '#ui/overlay/opens-later.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type { RowAction } from '../row-action.ts'
import { rowTool } from './row.css.ts'

export interface RowMenuProps<Row> {
  row: Row
  actions: readonly RowAction<Row>[]
}

export interface RowActionsProps<Row> extends RowMenuProps<Row> {
  /** Names the button: 'Thao tác với Trần Quốc Bảo'. */
  label: string
}

function load<Row>(): Promise<ComponentType<RowMenuProps<Row> & OpenedProps>> {
  return import('./row-action-items.tsx').then((loaded) => loaded.RowActionItems<Row>)
}

/** The menu at the end of a row; nothing where no action makes sense there. */
export function RowActions<Row>({ row, actions, label }: RowActionsProps<Row>) {
  if (actions.every(({ hidden }) => hidden?.(row) === true)) return null
  return (
    <OpensLater
      popup="menu"
      load={load<Row>}
      props={{ row, actions }}
      button={
        <button type="button" className={rowTool} aria-label={label}>
          <Icon of={Ellipsis} />
        </button>
      }
    />
  )
}
