import type { AnyApiError } from '@nhansu/sdk/errors'
import { ErrorState } from '@nhansu/ui/error-state/error-state.tsx'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Page } from '@nhansu/ui/layout/page.tsx'
import { Loading } from '@nhansu/ui/loading/loading.tsx'

interface NotLoadedProps {
  title: string
  error: AnyApiError | null
  onRetry: () => void
}

/** A screen whose data is on its way, or could not be had. */
export function NotLoaded({ title, error, onRetry }: NotLoadedProps) {
  return (
    <Page title={title}>
      <Card>
        {error ? (
          <ErrorState text={error.message} requestId={error.requestId} onRetry={onRetry} />
        ) : (
          <Loading />
        )}
      </Card>
    </Page>
  )
}
