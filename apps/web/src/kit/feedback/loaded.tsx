import type { AnyApiError } from '@nhansu/sdk/errors'
import { EmptyState } from '@nhansu/ui/empty-state/empty-state.tsx'
import { ErrorState } from '@nhansu/ui/error-state/error-state.tsx'
import { Loading } from '@nhansu/ui/loading/loading.tsx'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

interface LoadedProps<Answer> {
  /** What `useQuery` gives. */
  query: Pick<UseQueryResult<Answer, AnyApiError>, 'data' | 'error' | 'refetch' | 'isFetching'>
  /** What to say when there is nothing to show; null when there is. */
  empty?: (answer: Answer) => string | null
  /** Draws the answer. */
  children: (answer: Answer) => ReactNode
}

/** A part of a screen that has data of its own: loading, failed with a way to try again, empty, or drawn. */
export function Loaded<Answer>({ query, empty, children }: LoadedProps<Answer>) {
  const { data, error, refetch, isFetching } = query
  if (data === undefined)
    return error ? (
      <ErrorState
        text={error.message}
        requestId={error.requestId}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <Loading />
    )
  const nothing = empty?.(data) ?? null
  return nothing === null ? <>{children(data)}</> : <EmptyState title={nothing} level={3} />
}
