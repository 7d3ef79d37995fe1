import { joinClasses } from '#ui/dev/join-classes.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import type { CellColumn } from './cell-column.tsx'
import { cell, row, tool } from './table.css.ts'

/** More would stand below the fold. */
const MOST = 12

export interface SkeletonBodyProps<Row> {
  columns: readonly CellColumn<Row>[]
  leading: number
  trailing: number
  size: number
}

/** Rows before the first ones have come: they keep the place, and say nothing to screen readers. */
export function SkeletonBody<Row>({ columns, leading, trailing, size }: SkeletonBodyProps<Row>) {
  const blank = (count: number) =>
    Array.from({ length: count }, (_, index) => (
      <td key={index} className={joinClasses(cell, tool)}>
        {'\u00a0'}
      </td>
    ))
  return (
    <tbody aria-hidden>
      {Array.from({ length: Math.min(size, MOST) }, (_, index) => (
        <tr key={index} className={row}>
          {blank(leading)}
          {columns.map((column) => (
            <td key={column.id} className={column.className}>
              <Skeleton width="most" />
            </td>
          ))}
          {blank(trailing)}
        </tr>
      ))}
    </tbody>
  )
}
