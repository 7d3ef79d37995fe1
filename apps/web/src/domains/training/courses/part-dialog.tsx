import { valibotResolver } from '@hookform/resolvers/valibot'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import type { ReactNode } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { messages } from '#web/kit/feedback/messages.ts'
import { FormDialogFrame } from '#web/kit/forms/form-dialog-frame.tsx'
import { FormFields } from '#web/kit/forms/form-fields.tsx'
import { type FormValues, rulesOf, startValues } from '#web/kit/forms/form-rules.ts'
import { useRefusal } from '#web/kit/forms/use-refusal.ts'
import { FormRecord } from '#web/kit/references/form-record.ts'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { discardUnsavedWork } from '#web/session/unsaved-work.ts'

export interface PartDialogProps {
  /** 'Thêm môn học', 'Cập nhật khóa đào tạo'. */
  title: string
  fields: readonly AnyField[]
  /** What is there already; without it the form makes something new. */
  record?: Readonly<Record<string, unknown>> | undefined
  /** Sends the tidy values; what it throws stands in the form. */
  save: (values: FormValues) => Promise<unknown>
  onClose: () => void
  /** After the fields. */
  children?: ReactNode
}

/** The form of one part of a course, over the page. */
export function PartDialog({ title, fields, record, save, onClose, children }: PartDialogProps) {
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
      toast.ok(record ? messages.updated : messages.stored)
      discardUnsavedWork()
      onClose()
    } catch (error) {
      refuse(error)
    }
  }
  return (
    <FormDialogFrame title={title} form={form} problem={problem} onSubmit={submit} onClose={onClose}>
      <FormProvider {...form}>
        <FormRecord value={record}>
          <FormFields fields={fields} />
          {children}
        </FormRecord>
      </FormProvider>
    </FormDialogFrame>
  )
}
