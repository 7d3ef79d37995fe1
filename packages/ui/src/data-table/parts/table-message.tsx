import { FunnelX, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { ErrorState } from '#ui/error-state/error-state.tsx'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { message } from './table.css.ts'

/** Why rows could not be loaded. */
export interface TableError {
  /** The server's own sentence; without one the specification's fallback shows. */
  message?: string | undefined
  /** The id under which the server's log knows the request. */
  requestId?: string | undefined
}

export interface TableErrorMessageProps {
  error: TableError
  retrying: boolean
  onRetry: (() => void) | undefined
}

/** A load that failed says so in place; it is never shown as an empty table. */
export function TableErrorMessage({ error, retrying, onRetry }: TableErrorMessageProps) {
  const { dataTable } = useLabels()
  return (
    <div className={message}>
      <ErrorState
        text={error.message ?? dataTable.loadFailed}
        requestId={error.requestId}
        retrying={retrying}
        {...(onRetry && { onRetry })}
      />
    </div>
  )
}

export interface TableEmptyMessageProps {
  /** What holds rows back, in words; empty when nothing does. */
  filteredBy: readonly string[]
  onClearFilters: () => void
  /** The caller's own next step, where there are no rows at all. */
  children: ReactNode
}

/** No rows: because there are none, or because the filters leave none. */
export function TableEmptyMessage({ filteredBy, onClearFilters, children }: TableEmptyMessageProps) {
  const { basics, dataTable } = useLabels()
  if (filteredBy.length === 0) return <div className={message}>{children ?? <EmptyState />}</div>
  return (
    <div className={message}>
      <EmptyState
        icon={SearchX}
        title={basics.empty}
        text={`${dataTable.emptyFilteredBy} ${filteredBy.join('; ')}`}
        actions={
          <Button icon={FunnelX} onClick={onClearFilters}>
            {dataTable.clear}
          </Button>
        }
      />
    </div>
  )
}
