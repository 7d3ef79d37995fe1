import type { ReactNode } from 'react'
import { joinClasses } from '#ui/dev/join-classes.ts'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import type { CellColumn } from './cell-column.tsx'
import { cell, tool } from './table.css.ts'
import { foot, total } from './totals-row.css.ts'

export interface TotalsRowProps<Row> {
  /** What stands under a column, by its id. */
  totals: Readonly<Record<string, ReactNode>>
  columns: readonly CellColumn<Row>[]
  leading: number
  trailing: number
}

/** The totals of all pages, under the rows; it stays in view while they scroll. */
export function TotalsRow<Row>({ totals, columns, leading, trailing }: TotalsRowProps<Row>) {
  const { dataTable } = useLabels()
  const named = columns.findIndex(({ id }) => totals[id] === undefined)
  const blank = (count: number) =>
    Array.from({ length: count }, (_, index) => (
      <td key={`blank ${index}`} className={joinClasses(cell, tool, total)}>
        {'\u00A0'}
      </td>
    ))
  return (
    <tfoot className={foot}>
      <tr>
        {blank(leading)}
        {columns.map(({ id, className, style }, index) =>
          index === named ? (
            <th key={id} scope="row" className={joinClasses(className, total)} style={style}>
              {dataTable.totals}
            </th>
          ) : (
            <td key={id} className={joinClasses(className, total)} style={style}>
              {totals[id]}
            </td>
          ),
        )}
        {blank(trailing)}
      </tr>
    </tfoot>
  )
}
