import { valibotResolver } from '@hookform/resolvers/valibot'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import type { ReactNode } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { messages } from '#web/kit/feedback/messages.ts'
import { aboutSaved } from '#web/kit/feedback/name-of-saved.ts'
import { FormDialogFrame } from '#web/kit/forms/form-dialog-frame.tsx'
import { FormFields } from '#web/kit/forms/form-fields.tsx'
import { widthOfForm } from '#web/kit/forms/form-width.ts'
import { type FormValues, rulesOf, startValues } from '#web/kit/forms/form-rules.ts'
import { useRefusal } from '#web/kit/forms/use-refusal.ts'
import { FormRecord } from '#web/kit/references/form-record.ts'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { discardUnsavedWork } from '#web/session/unsaved-work.ts'

export interface PartDialogProps {
  /** 'Thêm môn học', 'Cập nhật khóa đào tạo'. */
  title: string
  /** One line under the title. */
  description?: string | undefined
  /** How wide it is. Default: as its fields want it. */
  size?: 'medium' | 'large'
  /** What the button that sends it says. Default: 'Lưu'. */
  submitLabel?: string | undefined
  /** Every field that the form may hold. */
  fields: readonly AnyField[]
  /** Of these, the fields that what is filled in so far asks for. Default: all of them. */
  askedFor?: (values: FormValues) => readonly AnyField[]
  /** What is there already; without it the form makes something new. */
  record?: Readonly<Record<string, unknown>> | undefined
  /** The inside of the form, where the fields in two columns are not enough; it stands in react-hook-form's context. */
  body?: ReactNode
  /** Sends the tidy values; what it throws stands in the form. */
  save: (values: FormValues) => Promise<unknown>
  /** What is said once it is saved. Default: that it was added or changed. */
  done?: string
  /** Whom or what that is about. Default: the name that the record or the form brings. */
  about?: string | undefined
  onClose: () => void
  /** Closing it goes back to a form that still holds everything, so that nothing is asked. */
  losesNothing?: boolean
  /** Something beside the fields was changed as well: a file that was chosen. */
  changesBeside?: boolean
  /** After the fields. */
  children?: ReactNode
}

/** The form of one part of a record, over the page. */
export function PartDialog(props: PartDialogProps) {
  const {
    title,
    description,
    submitLabel,
    fields,
    size = widthOfForm(fields.length),
    askedFor = () => fields,
    record,
    body,
  } = props
  const { save, done, about, onClose, losesNothing = false, changesBeside = false, children } = props
  const form = useForm<FormValues>({
    defaultValues: startValues(fields, record),
    resolver: (values, ...rest) => valibotResolver(rulesOf(askedFor(values)))(values, ...rest),
  })
  // Every field begins with a value of its own.
  const filled = useWatch({ control: form.control }) as FormValues
  const { problem, refuse, forget } = useRefusal(form)
  const toast = useToast()
  // A deed on a record, which has words of its own, may be done with what stands there; a change may not.
  const isChange = record !== undefined && submitLabel === undefined && done === undefined
  const submit = async (values: FormValues) => {
    forget()
    try {
      await save(values)
      toast.ok(
        done ?? (record ? messages.updated : messages.stored),
        about === undefined ? aboutSaved({ ...record, ...values }) : { description: about },
      )
      discardUnsavedWork()
      onClose()
    } catch (error) {
      refuse(error)
    }
  }
  return (
    <FormDialogFrame
      title={title}
      size={size}
      {...(description !== undefined && { description })}
      {...(submitLabel !== undefined && { submitLabel })}
      form={form}
      problem={problem}
      isChange={isChange && !changesBeside}
      onSubmit={submit}
      onClose={onClose}
      losesNothing={losesNothing}
    >
      <FormProvider {...form}>
        <FormRecord value={record}>
          {body ?? <FormFields fields={askedFor(filled)} />}
          {children}
        </FormRecord>
      </FormProvider>
    </FormDialogFrame>
  )
}
