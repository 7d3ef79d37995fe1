import type { ReactNode } from 'react'
import { joinClasses } from '#ui/dev/join-classes.ts'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { keepClear } from '#ui/overlay/keep-clear.ts'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import type { CellColumn } from './cell-column.tsx'
import { actionsPlace, checkPlace, expanderPlace } from './edges.ts'
import { HeaderCell } from './header-cell.tsx'
import type { HeaderActions, HeaderColumn } from './header-column.ts'
import { head, headTool } from './header.css.ts'
import { RowCheck } from './row-check.tsx'
import { edgeCells, toolColumn } from './table.css.ts'

export interface HeaderRowProps<Row> {
  table: string
  columns: readonly HeaderColumn[]
  cells: readonly CellColumn<Row>[]
  /** How much of the page is chosen; null where rows cannot be chosen. */
  chosen: 'none' | 'some' | 'all' | null
  expands: boolean
  hasActions: boolean
  actions: HeaderActions
  onChoosePage: (chosen: boolean) => void
  /** The row of group names over the heads; false where there are none. */
  groups: ReactNode
}

/** The head of the table; it stays while the rows scroll. */
export function HeaderRow<Row>(props: HeaderRowProps<Row>) {
  const { table, columns, cells, chosen, expands, hasActions, actions, onChoosePage, groups } = props
  const { dataTable } = useLabels()
  return (
    <thead {...keepClear} className={head}>
      {groups}
      <tr aria-rowindex={groups ? 2 : 1}>
        {chosen !== null && (
          <td className={joinClasses(headTool, toolColumn, edgeCells.left)} style={checkPlace}>
            <RowCheck label={dataTable.selectPage} state={chosen} onChange={onChoosePage} />
          </td>
        )}
        {expands && (
          <th
            scope="col"
            className={joinClasses(headTool, toolColumn, edgeCells.left)}
            style={expanderPlace(chosen !== null)}
          >
            <VisuallyHidden>{dataTable.details}</VisuallyHidden>
          </th>
        )}
        {columns.map((column, index) => (
          <HeaderCell
            key={column.id}
            table={table}
            column={column}
            edge={isEdge(columns, index)}
            style={cells[index]?.style}
            actions={actions}
          />
        ))}
        {hasActions && (
          <th scope="col" className={joinClasses(headTool, toolColumn, edgeCells.right)} style={actionsPlace}>
            <VisuallyHidden>{dataTable.actions}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  )
}

function isEdge(columns: readonly HeaderColumn[], index: number): boolean {
  const pin = columns[index]?.pin
  if (pin === 'left') return columns[index + 1]?.pin !== 'left'
  return pin === 'right' && columns[index - 1]?.pin !== 'right'
}
