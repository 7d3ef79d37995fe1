import { ErrorState } from '@nhansu/ui/error-state/error-state.tsx'
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom'
import { errorWords } from './error-words.ts'
import { NotFoundScreen } from './not-found-screen.tsx'

/** Takes the place of a screen that failed; the frame around it stays. */
export function ScreenError() {
  const error = useRouteError()
  const { revalidate, state } = useRevalidator()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />
  return (
    <ErrorState
      {...errorWords(error)}
      level={1}
      retrying={state === 'loading'}
      onRetry={() => void revalidate()}
    />
  )
}
