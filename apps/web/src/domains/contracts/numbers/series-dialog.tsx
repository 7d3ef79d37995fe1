import { valibotResolver } from '@hookform/resolvers/valibot'
import type { Input, Schemas } from '@nhansu/sdk/contract'
import { fieldFacts } from '@nhansu/sdk/field-facts/number-series'
import { Button } from '@nhansu/ui/button/button.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { messages } from '#web/kit/feedback/messages.ts'
import { FormDialogFrame } from '#web/kit/forms/form-dialog-frame.tsx'
import { FormFields } from '#web/kit/forms/form-fields.tsx'
import { type FormValues, rulesOf, startValues } from '#web/kit/forms/form-rules.ts'
import { useRefusal } from '#web/kit/forms/use-refusal.ts'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { withFacts } from '#web/kit/resource/field-facts.ts'
import { client } from '#web/session/client.ts'
import { discardUnsavedWork } from '#web/session/unsaved-work.ts'
import { refreshContracts } from '../refresh-contracts.ts'
import { seriesLabel } from './series-label.ts'

// Each is a field of the update's body, which is where its facts come from.
const fields = withFacts({ ...fieldFacts, takes: { store: fieldFacts.takes.update } }, [
  {
    field: 'pattern',
    input: 'text',
    required: true,
    hint: 'Dùng {seq}, {year}, {company}, {unit}; phụ lục có thêm {n}, {parent}.',
  },
  { field: 'padding', input: 'number', required: true, hint: 'Số ngắn hơn được thêm số 0 ở trước.' },
  { field: 'first_number', input: 'number', required: true },
  { field: 'yearly', input: 'switch' },
] as const) as readonly AnyField[]

interface SeriesDialogProps {
  series: Schemas['NumberSeries']
  onClose: () => void
}

/** Changes how a kind is numbered; the next three numbers can be looked at first. */
export function SeriesDialog({ series, onClose }: SeriesDialogProps) {
  const form = useForm<FormValues>({
    defaultValues: startValues(fields, { ...series }),
    resolver: valibotResolver(rulesOf(fields)),
  })
  const { problem, refuse, forget } = useRefusal(form)
  const [preview, setPreview] = useState<readonly string[]>(series.next_numbers)
  const toast = useToast()
  const send = (values: FormValues, dry_run: boolean) => {
    // The form's values are those of the declared fields.
    const body = { ...values, version: series.version } as Input<'numberSeries.update'>['body']
    return client.call('numberSeries.update', { path: { id: series.id }, query: { dry_run }, body })
  }
  const look = async (values: FormValues) => {
    forget()
    try {
      setPreview((await send(values, true)).number_series.next_numbers)
    } catch (error) {
      refuse(error)
    }
  }
  const save = async (values: FormValues) => {
    forget()
    try {
      await send(values, false)
      discardUnsavedWork()
      toast.ok(messages.updated, { description: seriesLabel(series) })
      await refreshContracts()
      onClose()
    } catch (error) {
      refuse(error)
    }
  }
  return (
    <FormProvider {...form}>
      <FormDialogFrame
        title={seriesLabel(series)}
        description="Áp dụng từ số kế tiếp; số đã cấp giữ nguyên."
        form={form}
        problem={problem}
        isChange
        actions={<Button onClick={(event) => void form.handleSubmit(look)(event)}>Xem trước</Button>}
        onSubmit={save}
        onClose={onClose}
      >
        <FormFields fields={fields} />
        <Text as="p">{`Ba số kế tiếp: ${preview.join('; ')}`}</Text>
      </FormDialogFrame>
    </FormProvider>
  )
}
