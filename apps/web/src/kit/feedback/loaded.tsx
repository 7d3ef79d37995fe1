import { EmptyState } from '@nhansu/ui/empty-state/empty-state.tsx'
import type { ComponentProps, ReactNode } from 'react'
import { NotYet } from './not-yet.tsx'

interface LoadedProps<Answer> extends Omit<ComponentProps<typeof NotYet>, 'query'> {
  /** What `useQuery` gives. */
  query: ComponentProps<typeof NotYet>['query'] & { data: Answer | undefined }
  /** What to say when there is nothing to show; null when there is. */
  empty?: (answer: Answer) => string | null
  /** Draws the answer. */
  children: (answer: Answer) => ReactNode
}

/** A part of a screen that has data of its own: loading, failed with a way to try again, empty, or drawn. */
export function Loaded<Answer>({ query, empty, children, ...words }: LoadedProps<Answer>) {
  const { data } = query
  if (data === undefined) return <NotYet query={query} {...words} />
  const nothing = empty?.(data) ?? null
  return nothing === null ? <>{children(data)}</> : <EmptyState title={nothing} level={3} />
}
