import { CircleAlert, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/button/button.tsx'
import { MessageState } from '#ui/empty-state/message-state.tsx'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { RequestId } from './request-id.tsx'

export interface ErrorStateProps {
  /** What failed. */
  title?: ReactNode
  /** Why, and what to do: the server's own sentence when there is one. */
  text?: ReactNode
  /** Shows 'Thử lại'. */
  onRetry?: () => void
  /** The new attempt is under way. */
  retrying?: boolean
  /** The id under which the server's log knows the request; it can be copied. */
  requestId?: string | undefined
  /** Level of the title in the page's outline; 1 when the error is the whole screen. */
  level?: 1 | 2 | 3
}

/** Stands where content failed to load, says so aloud and lets the reader try again. */
export function ErrorState({
  title,
  text,
  onRetry,
  retrying = false,
  requestId,
  level = 2,
}: ErrorStateProps) {
  const { basics } = useLabels()
  const retry = onRetry && (
    <Button icon={RotateCw} loading={retrying} onClick={onRetry}>
      {basics.retry}
    </Button>
  )
  return (
    <MessageState
      role="alert"
      tone="bad"
      icon={CircleAlert}
      level={level}
      title={title ?? basics.errorTitle}
      text={
        <>
          {text ?? basics.errorText}
          {requestId !== undefined && (
            <>
              <br />
              <RequestId value={requestId} />
            </>
          )}
        </>
      }
      actions={retry}
    />
  )
}
