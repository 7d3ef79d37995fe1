import type { AnyApiError } from '@nhansu/sdk/errors'
import { ErrorState } from '@nhansu/ui/error-state/error-state.tsx'
import { Loading } from '@nhansu/ui/loading/loading.tsx'

interface NotYetProps {
  /** What `useQuery` gives. */
  query: { error: AnyApiError | null; refetch: () => unknown; isFetching?: boolean }
  /** What could not be had: 'Không mở được thư'. */
  title?: string
  /** Level of the title in the page's outline. */
  level?: 2 | 3
}

/**
 * Stands where data is not there yet: it is on its way, or it says why it could not be had. What is gone does not come back
 * by asking again, so then there is nothing to press.
 */
export function NotYet({ query: { error, refetch, isFetching = false }, title, level = 2 }: NotYetProps) {
  if (!error) return <Loading />
  const { message, requestId } = error
  if (error.kind === 'not-found')
    return <ErrorState title="Không tìm thấy bản ghi" text={message} requestId={requestId} level={level} />
  return (
    <ErrorState
      title={title}
      text={message}
      requestId={requestId}
      level={level}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  )
}
