import type { CSSProperties, ReactNode } from 'react'
import { joinClasses } from '#ui/dev/join-classes.ts'
import { alignOf, type CellKind, type DataTableColumn, isEditable, type Pin } from '../column.ts'
import { renderValue } from './cell-value.ts'
import { EditableCell } from './editable-cell.tsx'
import { type EdgeWidths, placeAt } from './edges.ts'
import { aligns, cell, figures, pinEdge, pinnedCells, quiet } from './table.css.ts'

/**
 * A column as its cells need it: made once for all rows and stable until columns or their order change, so that a
 * new page draws without a new object or function per cell.
 */
export interface CellColumn<Row> {
  id: string
  column: DataTableColumn<Row>
  pin: Pin | null
  className: string
  style: CSSProperties | undefined
  render: (row: Row) => ReactNode
}

/** The CSS variable that holds a column's width. */
export const widthVariable = (id: string): string => `--width-${id.replaceAll(/[^\w-]/g, '_')}`

/** Digits of one width: in running words and codes they would make '1' look like a space. */
const alignedKinds: ReadonlySet<CellKind> = new Set(['number', 'money', 'date', 'datetime'])
const quietKinds: ReadonlySet<CellKind> = new Set(['code', 'date', 'datetime'])

/** Prepares the shown columns. @param pins where each shown column stays */
export function cellColumns<Row>(
  shown: readonly DataTableColumn<Row>[],
  pins: ReadonlyMap<string, Pin | null>,
  edges: EdgeWidths,
): CellColumn<Row>[] {
  const left = shown.filter((column) => pins.get(column.id) === 'left').map((column) => column.id)
  const right = shown.filter((column) => pins.get(column.id) === 'right').map((column) => column.id)
  return shown.map((column) => {
    const pin = pins.get(column.id) ?? null
    const outer =
      pin === 'left' ? left.slice(0, left.indexOf(column.id)) : right.slice(right.indexOf(column.id) + 1)
    const isEdge = column.id === (pin === 'left' ? left.at(-1) : right[0])
    return {
      id: column.id,
      column,
      pin,
      className: joinClasses(
        cell,
        aligns[alignOf(column)],
        column.kind !== undefined && alignedKinds.has(column.kind) && figures,
        column.kind !== undefined && quietKinds.has(column.kind) && quiet,
        pin !== null && pinnedCells[pin],
        pin !== null && isEdge && pinEdge[pin],
      ),
      style: pin === null ? undefined : placeAt(offset(pin === 'left' ? edges.lead : edges.tail, outer)),
      render: rendering(column),
    }
  })
}

function rendering<Row>(column: DataTableColumn<Row>): (row: Row) => ReactNode {
  if (isEditable(column)) return (row) => <EditableCell column={column} row={row} />
  return column.cell ?? ((row) => renderValue(column, row))
}

function offset(start: number, outer: readonly string[]): string {
  return outer.length === 0
    ? `${start}px`
    : `calc(${start}px + ${outer.map((id) => `var(${widthVariable(id)})`).join(' + ')})`
}
