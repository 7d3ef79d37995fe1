import { DateField } from '@nhansu/ui/date-field/date-field.tsx'
import { NumberField } from '@nhansu/ui/number-field/number-field.tsx'
import { TextField } from '@nhansu/ui/text-field/text-field.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { messages } from '#web/kit/feedback/messages.ts'
import { PreviewedWork } from '#web/kit/forms/previewed-work.tsx'
import { usePreviewedWork } from '#web/kit/forms/use-previewed-work.ts'
import { mutation } from '#web/session/queries.ts'
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
  const [calls] = useState(() => ({
    preview: mutation('lawConstants.preview'),
    store: mutation('lawConstants.storeValue'),
  }))
  const ask = useMutation(calls.preview)
  const store = useMutation(calls.store)
  const bodyOf = ({ from_date, value, source }: Values) => {
    const seen = constant.values.find((each) => each.from_date === from_date)
    return {
      key: constant.key,
      from_date: from_date ?? '', // the form has asked for both
      value: value ?? 0,
      source: source.trim(),
      revision: seen?.revision ?? 0,
    }
  }
  const work = usePreviewedWork(form, {
    preview: async (values: Values) => (await ask.mutateAsync({ body: bodyOf(values) })).preview,
    work: async (values) => {
      await store.mutateAsync({ body: bodyOf(values) })
      return { done: messages.stored }
    },
    onClose,
  })
  return (
    <PreviewedWork
      title="Thêm giá trị"
      description={constant.label}
      form={form}
      verb="Ghi giá trị"
      work={work}
      renderPreview={(preview) => (
        <LawPreview preview={preview} unit={constant.unit} source={form.getValues('source')} />
      )}
      onClose={onClose}
    >
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
    </PreviewedWork>
  )
}
