import { ErrorState } from '@nhansu/ui/error-state/error-state.tsx'
import { NotFound } from '@nhansu/ui/not-found/not-found.tsx'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { errorWords } from './error-words.ts'

/** Stands where not even the frame could be shown: the server cannot be reached, or the app itself failed. */
export function WholePageError() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404)
    return (
      <main>
        <NotFound href="/" />
      </main>
    )
  return (
    <main>
      <ErrorState {...errorWords(error)} level={1} onRetry={() => location.reload()} />
    </main>
  )
}
