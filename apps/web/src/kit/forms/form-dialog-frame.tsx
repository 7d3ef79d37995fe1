import { Button } from '@nhansu/ui/button/button.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogContent } from '@nhansu/ui/dialog/dialog-content.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { useHeldForm } from '@nhansu/ui/field/use-form-guard.ts'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { messages } from '#web/kit/feedback/messages.ts'
import { useLeaveQuestion } from '#web/session/leave-question.tsx'
import { useUnsavedWork } from '#web/session/unsaved-work.ts'
import { Problem } from './problem.tsx'

interface FormDialogFrameProps<Values extends FieldValues> {
  title: string
  description?: string
  /** How wide it is. Default: `medium`. */
  size?: 'medium' | 'large'
  form: UseFormReturn<Values>
  problem: string | undefined
  /** What sending the form does. */
  submitLabel?: string
  /** Beside the button that sends it. */
  actions?: ReactNode
  /** It changes something that is there: sent without a change, it says so and stays. */
  isChange?: boolean
  onSubmit: (values: Values) => Promise<void>
  onClose: () => void
  /** Closing it loses nothing, so that nothing is asked. */
  losesNothing?: boolean
  children: ReactNode
}

/** A form of its own kind over the screen that it belongs to; it asks before what is not saved is lost. */
export function FormDialogFrame<Values extends FieldValues>(props: FormDialogFrameProps<Values>) {
  const {
    title,
    description,
    size = 'medium',
    form,
    problem,
    submitLabel = 'Lưu',
    actions,
    isChange = false,
    onSubmit,
    onClose,
    losesNothing = false,
    children,
  } = props
  const { isDirty, isSubmitting } = form.formState
  const mayLeave = useLeaveQuestion()
  const formRef = useHeldForm(() => void form.handleSubmit(() => undefined)())
  useUnsavedWork(isDirty)
  const toast = useToast()
  const send = async (values: Values) => {
    if (isChange && !isDirty) toast.info(messages.unchanged)
    else await onSubmit(values)
  }
  const close = async () => {
    if (losesNothing || (await mayLeave())) onClose()
  }
  return (
    <Dialog open onOpenChange={(open) => open || void close()}>
      <DialogContent size={size}>
        <DialogHeader title={title} description={description} />
        <form ref={formRef} noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
          <DialogBody>
            <Stack>
              {children}
              <Problem>{problem}</Problem>
            </Stack>
          </DialogBody>
          <DialogFooter>
            <Button onClick={() => void close()}>Hủy</Button>
            {actions}
            <Button type="submit" tone="primary" loading={isSubmitting}>
              {submitLabel}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}
