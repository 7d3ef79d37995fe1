import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { errorText, messages } from '#web/kit/feedback/messages.ts'
import { useRefusal } from '#web/kit/forms/use-refusal.ts'
import { discardUnsavedWork } from '#web/session/unsaved-work.ts'

/** What is said of work that is done. */
interface Worked {
  done: string
  /** About whom or what. */
  about?: string
  /** The way back, where there is one. */
  undo?: () => Promise<unknown>
  /** The way on, where there is no way back. */
  next?: { label: string; run: () => void }
}

interface PreviewedCalls<Values, Preview> {
  /** Asks the server what it would come to; refuses like the work itself. */
  preview?: (values: Values) => Promise<Preview>
  /** Does it. */
  work: (values: Values) => Promise<Worked>
  onClose: () => void
  /** The field at which a refusal is shown, where the form draws another one than the server names. */
  fieldOf?: ((name: string, values: Values) => string) | undefined
}

/** A form that first shows what it would do and then does it; what the server refuses stands at its field. */
export function usePreviewedWork<Values extends FieldValues, Preview = never>(
  form: UseFormReturn<Values>,
  { preview: ask, work, onClose, fieldOf }: PreviewedCalls<Values, Preview>,
) {
  const [preview, setPreview] = useState<Preview>()
  const { problem, refuse, forget } = useRefusal(form, fieldOf)
  const toast = useToast()
  const submit = async (values: Values) => {
    forget()
    try {
      if (ask && preview === undefined) return setPreview(await ask(values))
      const { done, about, undo, next } = await work(values)
      const description = about !== undefined && { description: about }
      const back = () =>
        void undo?.().then(
          () => toast.ok(messages.restored, { ...description }),
          (error: unknown) => toast.bad(errorText(error)),
        )
      const action = undo ? { run: back } : next
      toast.ok(done, { ...description, ...(action && { action }) })
      discardUnsavedWork()
      onClose()
    } catch (error) {
      setPreview(undefined)
      refuse(error)
    }
  }
  return { preview, problem, submit, change: () => setPreview(undefined) }
}
