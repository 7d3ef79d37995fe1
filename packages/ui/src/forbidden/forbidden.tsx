import { ShieldX } from 'lucide-react'
import type { ReactNode } from 'react'
import { MessageState } from '#ui/empty-state/message-state.tsx'
import { useLabels } from '#ui/labels/labels-provider.tsx'

export interface ForbiddenProps {
  /** The sentence; the default asks to turn to an administrator. */
  text?: ReactNode
  /** A way on: a link to a screen that the reader may see. */
  actions?: ReactNode
}

/** The screen for a place that the reader may not see. */
export function Forbidden({ text, actions }: ForbiddenProps) {
  const { basics } = useLabels()
  return (
    <MessageState
      icon={ShieldX}
      tone="warn"
      level={1}
      title={text ?? basics.forbiddenText}
      actions={actions}
    />
  )
}
