import type { AnyApiError } from '@nhansu/sdk/errors'
import { ErrorState } from '@nhansu/ui/error-state/error-state.tsx'
import { Loading } from '@nhansu/ui/loading/loading.tsx'

/** What the same question is answered with however often it is asked. */
const lasting: ReadonlySet<AnyApiError['kind']> = new Set(['validation', 'forbidden', 'refused'])

interface NotYetProps {
  /** What `useQuery` gives. */
  query: { error: AnyApiError | null; refetch: () => unknown; isFetching?: boolean }
  /** What could not be had: 'Không mở được thư'. */
  title?: string
  /** Level of the title in the page's outline. */
  level?: 2 | 3
}

/**
 * Stands where data is not there yet: it is on its way, or it says why it could not be had. What is gone, is not permitted
 * or was asked for in a wrong way does not come by asking again, so then there is nothing to press.
 */
export function NotYet({ query: { error, refetch, isFetching = false }, title, level = 2 }: NotYetProps) {
  if (!error) return <Loading />
  const { message, requestId } = error
  if (error.kind === 'not-found')
    return <ErrorState title="Không tìm thấy bản ghi" text={message} requestId={requestId} level={level} />
  const fixed = { title, text: message, requestId, level }
  if (lasting.has(error.kind)) return <ErrorState {...fixed} />
  return <ErrorState {...fixed} retrying={isFetching} onRetry={() => void refetch()} />
}
