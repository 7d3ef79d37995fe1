import type { AnyApiError } from '@nhansu/sdk/errors'
import { NotFound } from '@nhansu/ui/not-found/not-found.tsx'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Page } from '@nhansu/ui/layout/page.tsx'
import { useScreenAbove } from '#web/kit/screen/use-screens.ts'
import { NotYet } from './not-yet.tsx'

interface NotLoadedProps {
  title: string
  error: AnyApiError | null
  onRetry: () => void
}

/** A screen whose data is on its way, or could not be had; where its record is gone, the way leads back to the list. */
export function NotLoaded({ title, error, onRetry }: NotLoadedProps) {
  const above = useScreenAbove()
  if (error?.kind === 'not-found')
    return (
      <NotFound
        text={error.message}
        href={above?.path ?? '/'}
        linkText={`Về ${above ? `danh sách ${above.crumb.toLowerCase()}` : 'trang chủ'}`}
      />
    )
  return (
    <Page title={title}>
      <Card>
        <NotYet query={{ error, refetch: onRetry }} />
      </Card>
    </Page>
  )
}
