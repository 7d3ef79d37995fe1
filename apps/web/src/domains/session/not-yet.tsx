import type { AnyApiError } from '@nhansu/sdk/errors'
import { ErrorState } from '@nhansu/ui/error-state/error-state.tsx'
import { Loading } from '@nhansu/ui/loading/loading.tsx'

interface NotYetProps {
  error: AnyApiError | null
  isFetching: boolean
  refetch: () => Promise<unknown>
}

/** Stands in a card whose list is on its way or could not be had. */
export function NotYet({ error, isFetching, refetch }: NotYetProps) {
  if (!error) return <Loading />
  return (
    <ErrorState
      text={error.message}
      requestId={error.requestId}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  )
}
