import { EllipsisVertical } from 'lucide-react'
import { joinClasses } from '#ui/dev/join-classes.ts'
import { OpensLater } from '#ui/overlay/opens-later.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import type { HeaderActions, HeaderColumn } from './header-column.ts'
import { menuTool, tool } from './header.css.ts'

export interface ColumnMenuProps {
  column: HeaderColumn
  actions: HeaderActions
  /** Brings focus to the edge that arrow keys move. */
  onResize: () => void
}

const load = () => import('./column-menu-items.tsx').then((loaded) => loaded.ColumnMenuItems)

/** Everything that can be done to a column without a mouse: sort, move, pin, resize, hide. */
export function ColumnMenu(props: ColumnMenuProps) {
  const { dataTable } = useLabels()
  return (
    <OpensLater
      popup="menu"
      load={load}
      props={props}
      button={
        <button
          type="button"
          className={joinClasses(tool, menuTool)}
          aria-label={dataTable.columnMenu(props.column.header)}
        >
          <Icon of={EllipsisVertical} size="small" />
        </button>
      }
    />
  )
}
