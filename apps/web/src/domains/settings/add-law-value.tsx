import type { Data } from '@nhansu/sdk/contract'
import { Button } from '@nhansu/ui/button/button.tsx'
import { DateField } from '@nhansu/ui/date-field/date-field.tsx'
import { NumberField } from '@nhansu/ui/number-field/number-field.tsx'
import { TextField } from '@nhansu/ui/text-field/text-field.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { messages } from '#web/kit/feedback/messages.ts'
import { useRefusal } from '#web/kit/forms/use-refusal.ts'
import { FormDialogFrame } from '#web/kit/forms/form-dialog-frame.tsx'
import { mutation } from '#web/session/queries.ts'
import { discardUnsavedWork } from '#web/session/unsaved-work.ts'
import { LawPreview } from './law-preview.tsx'
import { type LawConstant, unitLabel } from './law-words.ts'

interface AddLawValueProps {
  constant: LawConstant
  onClose: () => void
}

interface Values {
  from_date: string | null
  value: number | null
  source: string
}

/** Adds a value from a day on. What it means is shown before it is written. */
export function AddLawValue({ constant, onClose }: AddLawValueProps) {
  const form = useForm<Values>({ defaultValues: { from_date: null, value: null, source: '' } })
  const { errors } = form.formState
  const { problem, refuse, forget } = useRefusal(form)
  const [preview, setPreview] = useState<Data<'lawConstants.preview'>['preview']>()
  const [calls] = useState(() => ({
    preview: mutation('lawConstants.preview'),
    store: mutation('lawConstants.storeValue'),
  }))
  const ask = useMutation(calls.preview)
  const store = useMutation(calls.store)
  const toast = useToast()

  const submit = async ({ from_date, value, source }: Values) => {
    forget()
    if (from_date === null || value === null) return
    const seen = constant.values.find((each) => each.from_date === from_date)
    const body = { key: constant.key, from_date, value, source: source.trim(), revision: seen?.revision ?? 0 }
    try {
      if (!preview) return setPreview((await ask.mutateAsync({ body })).preview)
      await store.mutateAsync({ body })
      toast.ok(messages.stored)
      discardUnsavedWork()
      onClose()
    } catch (error) {
      setPreview(undefined)
      refuse(error)
    }
  }
  return (
    <FormDialogFrame
      title="Thêm giá trị"
      description={constant.label}
      form={form}
      problem={problem}
      submitLabel={preview ? 'Ghi giá trị' : 'Xem trước'}
      actions={preview && <Button onClick={() => setPreview(undefined)}>Sửa lại</Button>}
      onSubmit={submit}
      onClose={onClose}
    >
      {preview ? (
        <LawPreview preview={preview} unit={constant.unit} source={form.getValues('source')} />
      ) : (
        <>
          <Controller
            control={form.control}
            name="from_date"
            rules={{ required: 'Vui lòng nhập ngày áp dụng.' }}
            render={({ field: { onChange, ...field } }) => (
              <DateField
                label="Áp dụng từ ngày"
                required
                error={errors.from_date?.message}
                {...field}
                onValueChange={onChange}
              />
            )}
          />
          <Controller
            control={form.control}
            name="value"
            rules={{ validate: (value) => value !== null || 'Vui lòng nhập giá trị.' }}
            render={({ field: { onChange, ...field } }) => (
              <NumberField
                label={unitLabel(constant.unit)}
                required
                error={errors.value?.message}
                {...field}
                onValueChange={onChange}
              />
            )}
          />
          <TextField
            label="Căn cứ"
            required
            hint="Số hiệu văn bản, như Nghị định 293/2025/NĐ-CP."
            error={errors.source?.message}
            {...form.register('source', {
              validate: (text) => text.trim().length >= 3 || 'Vui lòng nhập căn cứ.',
            })}
          />
        </>
      )}
    </FormDialogFrame>
  )
}
