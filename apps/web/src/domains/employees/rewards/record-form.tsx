import { valibotResolver } from '@hookform/resolvers/valibot'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { FormProvider, useForm } from 'react-hook-form'
import { FormDialogFrame } from '#web/kit/forms/form-dialog-frame.tsx'
import { FormFields } from '#web/kit/forms/form-fields.tsx'
import { type FormValues, rulesOf, startValues } from '#web/kit/forms/form-rules.ts'
import { useRefusal } from '#web/kit/forms/use-refusal.ts'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { queryClient } from '#web/session/queries.ts'
import { discardUnsavedWork } from '#web/session/unsaved-work.ts'

interface RecordFormProps {
  title: string
  description?: string
  submitLabel: string
  fields: readonly AnyField[]
  /** What the form starts with. */
  start?: Readonly<Record<string, unknown>>
  /** Sends the tidied values; those that were left empty are null. */
  send: (values: FormValues) => Promise<unknown>
  /** Said once it is done. */
  done: string
  onClose: () => void
}

/** A form of rewards and disciplines over the screen that it belongs to. */
export function RecordForm(props: RecordFormProps) {
  const { title, description, submitLabel, fields, start, send, done, onClose } = props
  const form = useForm<FormValues>({
    defaultValues: startValues(fields, start),
    resolver: valibotResolver(rulesOf(fields)),
  })
  const { problem, refuse, forget } = useRefusal(form)
  const toast = useToast()
  const submit = async (values: FormValues) => {
    forget()
    try {
      await send(values)
      discardUnsavedWork()
      toast.ok(done)
      await refreshRecords()
      onClose()
    } catch (error) {
      refuse(error)
    }
  }
  return (
    <FormProvider {...form}>
      <FormDialogFrame
        title={title}
        {...(description !== undefined && { description })}
        form={form}
        problem={problem}
        submitLabel={submitLabel}
        onSubmit={submit}
        onClose={onClose}
      >
        <FormFields fields={fields} />
      </FormDialogFrame>
    </FormProvider>
  )
}

/** Has everything fetched anew that shows rewards and disciplines. */
export function refreshRecords(): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey }) => JSON.stringify(queryKey).includes('"rewardsDisciplines.'),
  })
}
