import { ChevronRight } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { joinClasses } from '#ui/dev/join-classes.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { vars } from '#ui/theme/contract.css.ts'
import type { RowAction } from '../row-action.ts'
import type { RowId } from '../selection.ts'
import type { CellColumn } from './cell-column.tsx'
import { actionsPlace, checkPlace, expanderPlace } from './edges.ts'
import { RowActions } from './row-actions.tsx'
import { RowCheck } from './row-check.tsx'
import { rowTool, turned } from './row.css.ts'
import { cell, detail, detailFrame, edgeCells, row as rowClass, tool } from './table.css.ts'

/** What rows ask for, by row id; the same object for the table's life. */
export interface RowControls {
  select: (id: RowId, chosen: boolean, range: boolean) => void
  expand: (id: RowId, expanded: boolean) => void
}

export interface BodyRowProps<Row> {
  row: Row
  id: RowId
  /** What the row is called: its checkbox and menus say it. */
  name: string
  /** Place among all rows of all pages, the header being 1. */
  position: number
  columns: readonly CellColumn<Row>[]
  /** Undefined where rows cannot be chosen. */
  selected: boolean | undefined
  /** Undefined where rows have no details. */
  expanded: boolean | undefined
  renderDetail: ((row: Row) => ReactNode) | undefined
  /** Pixels of the columns before the caller's: details begin where the first one does. */
  lead: number
  actions: readonly RowAction<Row>[] | undefined
  controls: RowControls
}

/** One row. It draws again only when its own row, columns or state change. */
export const BodyRow = memo(function BodyRow<Row>(props: BodyRowProps<Row>) {
  const { row, id, name, position, columns, selected, expanded, renderDetail, lead, actions, controls } =
    props
  const { dataTable } = useLabels()
  return (
    <>
      <tr className={rowClass} aria-rowindex={position} data-selected={selected === true || undefined}>
        {selected !== undefined && (
          <td className={joinClasses(cell, tool, edgeCells.left)} style={checkPlace}>
            <RowCheck
              label={dataTable.selectRow(name)}
              state={selected ? 'all' : 'none'}
              onChange={(chosen, range) => controls.select(id, chosen, range)}
            />
          </td>
        )}
        {expanded !== undefined && (
          <td
            className={joinClasses(cell, tool, edgeCells.left)}
            style={expanderPlace(selected !== undefined)}
          >
            <button
              type="button"
              className={rowTool}
              aria-expanded={expanded}
              aria-label={expanded ? dataTable.collapse(name) : dataTable.expand(name)}
              onClick={() => controls.expand(id, !expanded)}
            >
              <span className={expanded ? turned : undefined}>
                <Icon of={ChevronRight} />
              </span>
            </button>
          </td>
        )}
        {columns.map((column) => (
          <td key={column.id} className={column.className} style={column.style}>
            {column.render(row)}
          </td>
        ))}
        {actions && (
          <td className={joinClasses(cell, tool, edgeCells.right)} style={actionsPlace}>
            <RowActions row={row} actions={actions} label={dataTable.rowActions(name)} />
          </td>
        )}
      </tr>
      {expanded && renderDetail && (
        <tr>
          <td
            className={detail}
            style={{ paddingInlineStart: `calc(${lead}px + ${vars.size.rowPadding})` }}
            colSpan={columns.length + 1 + (selected === undefined ? 0 : 1) + (actions ? 1 : 0)}
          >
            <div className={detailFrame}>{renderDetail(row)}</div>
          </td>
        </tr>
      )}
    </>
  )
  // `memo` forgets that the component is generic.
}) as <Row>(props: BodyRowProps<Row>) => ReactNode
