import { FormErrorSummary } from '@nhansu/ui/form-error-summary/form-error-summary.tsx'
import { goToField } from '@nhansu/ui/form-error-summary/go-to-field.ts'
import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { listErrors } from './form-errors.ts'

interface FormPageErrorsProps<Values extends FieldValues> {
  form: UseFormReturn<Values>
  /** Whom or what a field is about, where others are called the same. */
  rowOf?: ((field: string) => string | undefined) | undefined
  /** Brings a field into view that stands in another step. */
  onShow: (field: string) => void
}

/** What has to be mended before a form can be saved: one field gets focus itself, several are listed with ways to each. */
export function FormPageErrors<Values extends FieldValues>({
  form,
  rowOf,
  onShow,
}: FormPageErrorsProps<Values>) {
  const { errors, submitCount } = form.formState
  const list = listErrors(errors, Object.keys(form.getValues()))
  const [listedFor, setListedFor] = useState(0)
  const [wrong, setWrong] = useState<{ field: string }>()
  const [first] = list
  const count = list.length
  // The list stays while its fields are being mended, and does not come back by itself: it would take focus.
  if (listedFor > 0 && count === 0) setListedFor(0)
  useEffect(() => {
    if (submitCount === 0 || first === undefined) return
    if (count > 1) setListedFor(submitCount)
    else {
      onShow(first.field)
      setWrong({ field: first.field })
    }
    // Once an attempt: what is mended or refused between two attempts moves no focus.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [submitCount])
  useEffect(() => {
    // After the drawing that shows the field's step.
    if (wrong) goToField(wrong.field)
  }, [wrong])
  return (
    <FormErrorSummary
      errors={
        listedFor > 0
          ? list.map(({ field, message }) => ({ fieldId: field, message: said(rowOf?.(field), message) }))
          : []
      }
      submitCount={listedFor}
      onGoTo={onShow}
    />
  )
}

function said(row: string | undefined, message: string): string {
  return row === undefined ? message : `${row}: ${message}`
}
