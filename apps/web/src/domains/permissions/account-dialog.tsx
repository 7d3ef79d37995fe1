import { Button } from '@nhansu/ui/button/button.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogContent } from '@nhansu/ui/dialog/dialog-content.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useLeaveQuestion } from '#web/session/leave-question.tsx'
import { useUnsavedWork } from '#web/session/unsaved-work.ts'
import { Problem } from '#web/resource/problem.tsx'

interface AccountDialogProps<Values extends FieldValues> {
  title: string
  description?: string
  form: UseFormReturn<Values>
  problem: string | undefined
  onSubmit: (values: Values) => Promise<void>
  onClose: () => void
  children: ReactNode
}

/** A form about a user, over the list of users; it asks before what is not saved is lost. */
export function AccountDialog<Values extends FieldValues>(props: AccountDialogProps<Values>) {
  const { title, description, form, problem, onSubmit, onClose, children } = props
  const { isDirty, isSubmitting } = form.formState
  const mayLeave = useLeaveQuestion()
  useUnsavedWork(isDirty)
  const close = async () => {
    if (await mayLeave()) onClose()
  }
  return (
    <Dialog open onOpenChange={(open) => open || void close()}>
      <DialogContent>
        <DialogHeader title={title} description={description} />
        <form noValidate onSubmit={(event) => void form.handleSubmit((values) => onSubmit(values))(event)}>
          <DialogBody>
            <Stack>
              {children}
              <Problem>{problem}</Problem>
            </Stack>
          </DialogBody>
          <DialogFooter>
            <Button onClick={() => void close()}>Hủy</Button>
            <Button type="submit" tone="primary" loading={isSubmitting}>
              Lưu
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}
