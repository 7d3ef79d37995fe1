import { type CSSProperties, memo, type RefObject, useRef } from 'react'
import { joinClasses } from '#ui/dev/join-classes.ts'
import { FilterPopover } from '#ui/filter-popover/filter-popover.tsx'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { ColumnMenu } from './column-menu.tsx'
import type { HeaderActions, HeaderColumn } from './header-column.ts'
import {
  active,
  headCell,
  headCellEnd,
  headCellGives,
  headEnd,
  headInside,
  headInsideGives,
  label,
  labelText,
  labelWraps,
  menuPlace,
  sortable,
} from './header.css.ts'
import { ResizeHandle } from './resize-handle.tsx'
import { pinEdge, pinnedCells } from './table.css.ts'
import { useColumnDrag } from './use-column-drag.ts'

export interface HeaderCellProps {
  table: string
  column: HeaderColumn
  /** The last column of its pinned side: it draws the line. */
  edge: boolean
  style: CSSProperties | undefined
  actions: HeaderActions
}

/** A column's head: its name (which sorts), its filter, its menu and the edge that resizes it. */
export const HeaderCell = memo(function HeaderCell({ table, column, edge, style, actions }: HeaderCellProps) {
  const cell = useRef<HTMLTableCellElement>(null)
  const name = useRef<HTMLElement>(null)
  const handle = useRef<HTMLDivElement>(null)
  useColumnDrag(cell, name, { table, id: column.id, onPlace: actions.place })
  const { id, sort, filter, pin } = column
  const on = sort !== null || filter?.now !== undefined
  return (
    <th
      ref={cell}
      scope="col"
      aria-label={column.header}
      aria-sort={sort ? (sort.direction === 'asc' ? 'ascending' : 'descending') : undefined}
      className={joinClasses(
        headCell,
        column.align === 'end' && headCellEnd,
        column.givesMenu && headCellGives,
        pin !== null && pinnedCells[pin],
        pin !== null && edge && pinEdge[pin],
      )}
      style={style}
    >
      <div
        className={joinClasses(
          headInside,
          column.align === 'end' && headEnd,
          column.givesMenu && headInsideGives,
        )}
      >
        <HeaderName ref={name} column={column} on={on} onSort={(also) => actions.toggleSort(id, also)} />
        {filter && (
          <FilterPopover
            label={column.header}
            definition={filter.definition}
            filter={filter.now}
            onFilterChange={(next) => actions.setFilter(id, next)}
          />
        )}
        <span className={menuPlace}>
          <ColumnMenu column={column} actions={actions} onResize={() => handle.current?.focus()} />
        </span>
      </div>
      <ResizeHandle
        ref={handle}
        column={column.header}
        width={column.width}
        onPreview={(width) => actions.preview(id, width)}
        onResize={(width) => actions.resize(id, width)}
        onLeave={() => cell.current?.querySelector('button')?.focus()}
      />
    </th>
  )
})

interface HeaderNameProps {
  ref: RefObject<HTMLElement | null>
  column: HeaderColumn
  on: boolean
  onSort: (also: boolean) => void
}

function HeaderName({ ref, column, on, onSort }: HeaderNameProps) {
  const { dataTable } = useLabels()
  const { sort } = column
  const setElement = (element: HTMLElement | null) => {
    ref.current = element
  }
  const words = (
    <span
      className={joinClasses(labelText, column.wraps && labelWraps)}
      title={column.fullName ?? column.header}
    >
      {column.header}
    </span>
  )
  if (!column.sortable)
    return (
      <span ref={setElement} className={joinClasses(label, on && active)}>
        {words}
      </span>
    )
  return (
    <button
      type="button"
      ref={setElement}
      className={joinClasses(label, sortable, on && active)}
      onClick={(event) => onSort(event.shiftKey)}
    >
      {words}
      {sort?.place != null && <VisuallyHidden>{dataTable.sortPlace(sort.place)}</VisuallyHidden>}
    </button>
  )
}
