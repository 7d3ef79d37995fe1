import { valibotResolver } from '@hookform/resolvers/valibot'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import type { ReactNode } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { FormDialogFrame } from '#web/kit/forms/form-dialog-frame.tsx'
import { type FormValues, rulesOf, startValues } from '#web/kit/forms/form-rules.ts'
import { useRefusal } from '#web/kit/forms/use-refusal.ts'
import { FormRecord } from '#web/kit/references/form-record.ts'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { discardUnsavedWork } from '#web/session/unsaved-work.ts'
import { refreshCandidates } from './refresh-candidates.ts'

interface CandidateFormDialogProps {
  title: string
  description?: string | undefined
  submitLabel?: string
  fields: readonly AnyField[]
  record?: Readonly<Record<string, unknown>>
  /** Sends the tidy values; what it throws stands in the form. */
  save: (values: FormValues) => Promise<unknown>
  done: string
  onClose: () => void
  /** The fields as they are drawn. */
  children: ReactNode
}

/** A form about one candidate over the screen that it belongs to. */
export function CandidateFormDialog(props: CandidateFormDialogProps) {
  const { title, description, submitLabel, fields, record, save, done, onClose, children } = props
  const form = useForm<FormValues>({
    defaultValues: startValues(fields, record),
    resolver: valibotResolver(rulesOf(fields)),
  })
  const { problem, refuse, forget } = useRefusal(form)
  const toast = useToast()
  const submit = async (values: FormValues) => {
    forget()
    try {
      await save(values)
      discardUnsavedWork()
      toast.ok(done)
      await refreshCandidates()
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
        {...(submitLabel !== undefined && { submitLabel })}
        form={form}
        problem={problem}
        onSubmit={submit}
        onClose={onClose}
      >
        <FormRecord value={record}>{children}</FormRecord>
      </FormDialogFrame>
    </FormProvider>
  )
}
