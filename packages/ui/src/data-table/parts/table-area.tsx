import type { DataTableProps } from '../data-table.tsx'
import { Body } from './body.tsx'
import { Grid } from './grid.tsx'
import { GroupRow } from './group-row.tsx'
import { HeaderRow } from './header-row.tsx'
import { SkeletonBody } from './skeleton-body.tsx'
import { TableMessage } from './table-message.tsx'
import { TotalsRow } from './totals-row.tsx'
import type { TableParts } from './use-data-table.ts'
import { useGridKeys } from './use-grid-keys.ts'
import { useScrollToTop } from './use-scroll-to-top.ts'

export interface TableAreaProps<Row> {
  props: DataTableProps<Row>
  table: TableParts<Row>
}

/** The table itself, or what stands in its place: skeleton, error, nothing found. */
export function TableArea<Row>({ props, table }: TableAreaProps<Row>) {
  const { label, rows, rowId, total, loading = false, error, rowActions, renderDetail } = props
  const { state, shown, cells, headers, chosen, edges, leading } = table
  const failed = Boolean(error) && !rows?.length
  const grouped = cells.some(({ column }) => column.group !== undefined)
  const trailing = edges.tail > 0 ? 1 : 0
  useGridKeys(table.tableRef, props.grid === true)
  useScrollToTop(table.scrollRef, JSON.stringify(props.state), rows)
  return (
    <Grid
      label={label}
      scrollRef={table.scrollRef}
      tableRef={table.tableRef}
      cells={cells}
      widths={table.widths}
      edges={edges}
      leading={leading}
      rowCount={total + (grouped ? 2 : 1)}
      isGrid={props.grid === true}
      busy={loading}
      stale={loading && rows !== undefined && !failed}
      message={<TableMessage props={props} table={table} />}
      hasMessage={failed || rows?.length === 0}
    >
      <HeaderRow
        table={table.id}
        columns={headers}
        cells={cells}
        chosen={chosen.page}
        expands={renderDetail !== undefined}
        hasActions={rowActions !== undefined}
        actions={table.headerActions}
        onChoosePage={chosen.selectPage}
        groups={grouped && <GroupRow columns={cells} leading={leading.length} trailing={trailing} />}
      />
      {!failed && rows && (
        <Body
          rows={rows}
          rowId={rowId}
          rowName={table.rowName}
          firstPosition={(shown.page - 1) * shown.size + (grouped ? 3 : 2)}
          columns={cells}
          isSelected={chosen.isSelected}
          expanded={table.expanded}
          renderDetail={renderDetail}
          lead={edges.lead}
          actions={rowActions}
          controls={table.controls}
        />
      )}
      {!failed && !rows && (
        <SkeletonBody columns={cells} leading={leading.length} trailing={trailing} size={state.size} />
      )}
      {!failed && rows && rows.length > 0 && props.totals && (
        <TotalsRow totals={props.totals} columns={cells} leading={leading.length} trailing={trailing} />
      )}
    </Grid>
  )
}
