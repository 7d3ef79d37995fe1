import { useMemo } from 'react'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import type { DataTableProps } from '../data-table.tsx'
import { cardColumns } from './card-columns.ts'
import { Card } from './card.tsx'
import { area, card, choosePage, inside } from './cards.css.ts'
import { RowCheck } from './row-check.tsx'
import { TableMessage } from './table-message.tsx'
import { veil } from './table.css.ts'
import type { TableParts } from './use-data-table.ts'
import { useProgressiveRows } from './use-progressive-rows.ts'

const none: never[] = []

/** The phone's form of the table: one card a row, with the same boxes, actions and details. */
export function Cards<Row>({ props, table }: { props: DataTableProps<Row>; table: TableParts<Row> }) {
  const { label, rows, rowId, loading = false, error } = props
  const failed = Boolean(error) && !rows?.length
  const { dataTable } = useLabels()
  const { cells, chosen } = table
  const columns = useMemo(() => cardColumns(cells), [cells])
  const { shown } = useProgressiveRows(rows ?? none, rowId)
  return (
    <div className={area} aria-busy={loading} data-stale={(loading && rows !== undefined) || undefined}>
      {chosen.page !== null && rows && rows.length > 0 && (
        <div className={choosePage}>
          <RowCheck label={dataTable.selectPage} state={chosen.page} onChange={chosen.selectPage} />
          <span aria-hidden>{dataTable.selectPage}</span>
        </div>
      )}
      {!failed && rows && (
        <ul aria-label={label}>
          {shown.map((row) => {
            const id = rowId(row)
            return (
              <Card
                key={id}
                row={row}
                id={id}
                name={table.rowName(row)}
                columns={columns}
                selected={chosen.isSelected?.(id)}
                expanded={props.renderDetail ? table.expanded.has(id) : undefined}
                renderDetail={props.renderDetail}
                actions={props.rowActions}
                controls={table.controls}
              />
            )
          })}
        </ul>
      )}
      {!failed && !rows && <SkeletonCards />}
      <TableMessage props={props} table={table} />
      <div className={veil} />
    </div>
  )
}

function SkeletonCards() {
  return (
    <div aria-hidden>
      {[1, 2, 3, 4, 5].map((place) => (
        <div key={place} className={card}>
          <div className={inside}>
            <Skeleton shape="title" width="half" />
            <Skeleton width="most" />
            <Skeleton width="half" />
          </div>
        </div>
      ))}
    </div>
  )
}
