import type { AnyApiError } from '@nhansu/sdk/errors'
import type { ReactNode } from 'react'
import { RecordGone } from './record-gone.tsx'

interface UnlessGoneProps {
  /** The call for the record that the screen is below. */
  query: { error: AnyApiError | null }
  children: ReactNode
}

/** A screen about a record that it does not show itself: of one that is not there it says so, with a way back. */
export function UnlessGone({ query: { error }, children }: UnlessGoneProps) {
  return error?.kind === 'not-found' ? <RecordGone text={error.message} /> : children
}
