import { ConfirmDialog } from '@nhansu/ui/confirm-dialog/confirm-dialog.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { type ReactNode, useState } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'

/** What is asked before something is done, and what is said afterwards. */
export interface Question {
  title: string
  description: string
  confirmLabel: string
  tone?: 'danger'
  /** Does it; what it throws is shown in the question. */
  work: () => Promise<unknown>
  done: string
  /** Whom or what that is about. */
  about?: string
}

/**
 * Asks before a row's action, does it, and says so.
 * @returns the way to ask, and the dialog for the screen
 */
export function useQuestion(): { ask: (question: Question) => void; dialog: ReactNode } {
  const [question, ask] = useState<Question>()
  const toast = useToast()
  if (question === undefined) return { ask, dialog: null }
  const { work, done, about, ...words } = question
  const dialog = (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || ask(undefined)}
      {...words}
      onConfirm={async () => {
        await work()
        toast.ok(done, about === undefined ? {} : { description: about })
      }}
      errorText={(reason) => errorText(reason)}
    />
  )
  return { ask, dialog }
}
