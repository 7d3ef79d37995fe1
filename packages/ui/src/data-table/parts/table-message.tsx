import { CircleAlert, FunnelX, RotateCw, SearchX } from 'lucide-react'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { ErrorState } from '#ui/error-state/error-state.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import type { DataTableProps } from '../data-table.tsx'
import { withoutFilters } from '../table-state.ts'
import { warning, warningWords } from './bars.css.ts'
import { message } from './table.css.ts'
import type { TableParts } from './use-data-table.ts'

/** Why rows could not be loaded. */
export interface TableError {
  /** The server's own sentence; without one the specification's fallback shows. */
  message?: string | undefined
  /** The id under which the server's log knows the request. */
  requestId?: string | undefined
}

interface TableMessageProps<Row> {
  props: DataTableProps<Row>
  table: TableParts<Row>
}

/** Says above rows that are there that newer ones could not be had. */
export function TableWarning<Row>({ props }: Pick<TableMessageProps<Row>, 'props'>) {
  const { rows, error, onRetry, loading = false } = props
  const { basics, dataTable } = useLabels()
  if (!error || !rows?.length) return null
  return (
    <div role="alert" className={warning}>
      <Icon of={CircleAlert} />
      <span className={warningWords}>
        <span>{error.message ?? dataTable.loadFailed}</span> {dataTable.oldRows}
      </span>
      {onRetry && (
        <Button size="small" icon={RotateCw} loading={loading} onClick={onRetry}>
          {basics.retry}
        </Button>
      )}
    </div>
  )
}

/** What stands in place of rows: a load that failed, never shown as an empty table; or nothing to show. */
export function TableMessage<Row>({ props, table }: TableMessageProps<Row>) {
  const { rows, error, onRetry, loading = false } = props
  const { dataTable } = useLabels()
  if (rows?.length || (!error && !rows)) return null
  return (
    <div className={message}>
      {error ? (
        <ErrorState
          text={error.message ?? dataTable.loadFailed}
          requestId={error.requestId}
          retrying={loading}
          {...(onRetry && { onRetry })}
        />
      ) : (
        <Nothing props={props} table={table} />
      )}
    </div>
  )
}

/** No rows: because there are none, or because the filters leave none; then they are named, and can be taken off. */
function Nothing<Row>({ props, table }: TableMessageProps<Row>) {
  const { basics, dataTable } = useLabels()
  const { state, active, change } = table
  const words = active.map(({ column, summary }) => dataTable.chip(column, summary))
  if (state.search !== '') words.push(dataTable.searchFor(state.search))
  if (words.length === 0) return props.empty ?? <EmptyState />
  return (
    <EmptyState
      icon={SearchX}
      title={basics.empty}
      text={`${dataTable.emptyFilteredBy} ${words.join('; ')}`}
      actions={
        <Button icon={FunnelX} onClick={() => change(withoutFilters)}>
          {dataTable.clear}
        </Button>
      }
    />
  )
}
