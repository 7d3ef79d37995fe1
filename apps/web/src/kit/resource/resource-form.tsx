import { valibotResolver } from '@hookform/resolvers/valibot'
import { Button } from '@nhansu/ui/button/button.tsx'
import { DialogBody, DialogFooter } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { useHeldForm } from '@nhansu/ui/field/use-form-guard.ts'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useUnsavedWork } from '#web/session/unsaved-work.ts'
import { calledIn } from './called-in.ts'
import type { AnyResource, AnyRow } from './define-resource.ts'
import { FormRecord } from '#web/kit/references/form-record.ts'
import { FormFields } from '#web/kit/forms/form-fields.tsx'
import { type FormValues, rulesOf, startValues } from '#web/kit/forms/form-rules.ts'
import { messages } from '#web/kit/feedback/messages.ts'
import { Problem } from '#web/kit/forms/problem.tsx'
import { ConflictDialog } from '#web/kit/conflict/conflict-dialog.tsx'
import { useSave } from './use-save.ts'

export interface ResourceFormProps {
  definition: AnyResource
  /** What the form starts from; without it the form makes a new record. */
  record?: AnyRow
  onCancel: () => void
  /** Told once it is saved. */
  onDone: () => void
  /** Opens a new record again: it may stand on another page of the list. */
  onOpen?: ((id: number) => void) | undefined
}

/** The fields of a record and what becomes of them: saved, refused field by field, or overtaken by somebody else. */
export function ResourceForm({ definition, record, onCancel, onDone, onOpen }: ResourceFormProps) {
  const fields = definition.form ?? []
  const form = useForm<FormValues>({
    defaultValues: startValues(fields, record),
    resolver: valibotResolver(rulesOf(fields)),
  })
  const { isDirty, isSubmitting } = form.formState
  const [base, setBase] = useState(record)
  const toast = useToast()
  const { save, problem, newer, forgetNewer } = useSave(definition, form)
  const formRef = useHeldForm(() => void form.handleSubmit(() => undefined)())
  useUnsavedWork(isDirty)

  const send = async (values: FormValues, over: AnyRow | undefined) => {
    if (record && !isDirty) {
      toast.info(messages.unchanged)
      return
    }
    const saved = await save(values, over)
    if (!saved) return
    const reopen = !record && onOpen && { label: 'Mở lại', run: () => onOpen(saved.id) }
    toast.ok(record ? messages.updated : messages.stored, {
      description: calledIn(definition, saved),
      ...(reopen && { action: reopen }),
    })
    onDone()
  }
  const takeNewer = (now: AnyRow) => {
    form.reset(startValues(fields, now))
    setBase(now)
    forgetNewer()
  }
  const Body = definition.formBody ?? FormFields
  return (
    <FormProvider {...form}>
      <form
        ref={formRef}
        noValidate
        onSubmit={(event) => void form.handleSubmit((values) => send(values, base))(event)}
      >
        <DialogBody>
          <Stack>
            <FormRecord value={base}>
              <Body fields={fields} />
            </FormRecord>
            <Problem>{problem}</Problem>
          </Stack>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onCancel}>Hủy</Button>
          <Button type="submit" tone="primary" loading={isSubmitting}>
            Lưu
          </Button>
        </DialogFooter>
      </form>
      {newer && (
        <ConflictDialog
          fields={fields}
          mine={form.getValues()}
          newer={newer}
          onTakeNewer={() => takeNewer(newer)}
          onOverwrite={() => send(form.getValues(), newer)}
          onClose={forgetNewer}
        />
      )}
    </FormProvider>
  )
}
