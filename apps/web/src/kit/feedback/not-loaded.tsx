import type { AnyApiError } from '@nhansu/sdk/errors'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Page } from '@nhansu/ui/layout/page.tsx'
import { NotYet } from './not-yet.tsx'
import { RecordGone } from './record-gone.tsx'

interface NotLoadedProps {
  title: string
  error: AnyApiError | null
  onRetry: () => void
}

/** A screen whose data is on its way, or could not be had; where its record is gone, the way leads back to the list. */
export function NotLoaded({ title, error, onRetry }: NotLoadedProps) {
  if (error?.kind === 'not-found') return <RecordGone text={error.message} />
  return (
    <Page title={title}>
      <Card>
        <NotYet query={{ error, refetch: onRetry }} />
      </Card>
    </Page>
  )
}
