import { ArrowDown, ArrowUp, EllipsisVertical } from 'lucide-react'
import { joinClasses } from '#ui/dev/join-classes.ts'
import { OpensLater } from '#ui/overlay/opens-later.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import type { HeaderActions, HeaderColumn } from './header-column.ts'
import { menuTool, place, sorted, tool } from './header.css.ts'

export interface ColumnMenuProps {
  column: HeaderColumn
  actions: HeaderActions
  /** Brings focus to the edge that arrow keys move. */
  onResize: () => void
}

const load = () => import('./column-menu-items.tsx').then((loaded) => loaded.ColumnMenuItems)

const arrows = { asc: ArrowUp, desc: ArrowDown } as const

/**
 * Everything that can be done to a column without a mouse: sort, move, pin, resize, hide. The button of a sorted column
 * always shows, and says which way: an arrow beside the name would take the name's room.
 */
export function ColumnMenu(props: ColumnMenuProps) {
  const { dataTable } = useLabels()
  const { header, sort } = props.column
  return (
    <OpensLater
      popup="menu"
      load={load}
      props={props}
      button={
        <button
          type="button"
          className={joinClasses(tool, menuTool, sort !== null && sorted)}
          aria-label={dataTable.columnMenu(header, sort?.place ?? null)}
        >
          <Icon of={sort ? arrows[sort.direction] : EllipsisVertical} size="small" />
          {sort?.place != null && <span className={place}>{sort.place}</span>}
        </button>
      }
    />
  )
}
