import { memo, type ReactNode } from 'react'
import { vars } from '#ui/theme/contract.css.ts'
import type { RowId } from '../selection.ts'
import { BodyRow, type BodyRowProps, type RowControls } from './body-row.tsx'
import { useProgressiveRows } from './use-progressive-rows.ts'

export interface BodyProps<Row> extends Pick<
  BodyRowProps<Row>,
  'columns' | 'actions' | 'renderDetail' | 'lead'
> {
  rows: readonly Row[]
  rowId: (row: Row) => RowId
  rowName: (row: Row) => string
  /** Place of the first row among all rows, the header being 1. */
  firstPosition: number
  /** Null where rows cannot be chosen. */
  isSelected: ((id: RowId) => boolean) | null
  expanded: ReadonlySet<RowId>
  controls: RowControls
}

/** The rows of the page. */
export const Body = memo(function Body<Row>(props: BodyProps<Row>) {
  const {
    rows,
    rowId,
    rowName,
    firstPosition,
    isSelected,
    expanded,
    columns,
    actions,
    renderDetail,
    lead,
    controls,
  } = props
  const { shown, missing } = useProgressiveRows(rows, rowId)
  return (
    <tbody>
      {shown.map((row, index) => {
        const id = rowId(row)
        return (
          <BodyRow
            key={id}
            row={row}
            id={id}
            name={rowName(row)}
            position={firstPosition + index}
            columns={columns}
            selected={isSelected?.(id)}
            expanded={renderDetail ? expanded.has(id) : undefined}
            renderDetail={renderDetail}
            lead={lead}
            actions={actions}
            controls={controls}
          />
        )
      })}
      {missing > 0 && (
        <tr aria-hidden>
          <td style={{ height: `calc(${vars.size.row} * ${missing})` }}>{'\u00a0'}</td>
        </tr>
      )}
    </tbody>
  )
  // `memo` forgets that the component is generic.
}) as <Row>(props: BodyProps<Row>) => ReactNode
