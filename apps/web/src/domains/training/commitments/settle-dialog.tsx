import type { Description } from '@nhansu/ui/description-list/description-list.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { DateField } from '@nhansu/ui/date-field/date-field.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { PreviewedWork } from '#web/kit/forms/previewed-work.tsx'
import { usePreviewedWork } from '#web/kit/forms/use-previewed-work.ts'
import { mutation } from '#web/session/queries.ts'
import { commitmentDeeds } from './commitment-deeds.ts'
import { leftOf, reckoningOf, ruleOfCommitments } from './commitment-words.ts'
import type { Commitment } from './deed-dialog.tsx'

/** Shows what is left of a promise on somebody's last day at work, and begins the settlement of it. */
export default function SettleDialog({
  commitment,
  onClose,
}: {
  commitment: Commitment
  onClose: () => void
}) {
  const { label, description, done } = commitmentDeeds.settle
  const form = useForm({ defaultValues: { left_on: '' } })
  const [settling] = useState(() => mutation('trainingCommitments.settle'))
  const { mutateAsync: settle } = useMutation(settling)
  const inputOf = ({ left_on }: { left_on: string }) => ({
    path: { id: commitment.id },
    body: { left_on, version: commitment.version },
  })
  const about = `${commitment.number}, ${commitment.full_name}`
  const work = usePreviewedWork(form, {
    preview: async (values: { left_on: string }) =>
      (await settle({ ...inputOf(values), query: { dry_run: true } })).commitment,
    work: async (values) => {
      await settle(inputOf(values))
      return { done, about }
    },
    onClose,
  })
  return (
    <PreviewedWork
      title={`${label}: ${about}`}
      description={description}
      form={form}
      verb={label}
      work={work}
      tell={linesOf}
      onClose={onClose}
    >
      <Controller
        name="left_on"
        control={form.control}
        rules={{ validate: (day) => day !== '' || 'Vui lòng nhập ngày làm việc cuối cùng.' }}
        render={({ field: { value, onChange, onBlur, ref }, fieldState }) => (
          <DateField
            ref={ref}
            label="Ngày làm việc cuối cùng"
            required
            value={value}
            error={fieldState.error?.message}
            onBlur={onBlur}
            onValueChange={onChange}
          />
        )}
      />
    </PreviewedWork>
  )
}

function linesOf(commitment: Commitment): Description[] {
  const { reckoned_on: day, without_pay: withoutPay } = commitment
  return [
    { term: 'Tính đến hết ngày', value: formatDate(day) },
    { term: 'Còn phải phục vụ', value: leftOf(commitment) },
    { term: 'Bồi hoàn', value: reckoningOf(commitment) },
    ...(withoutPay
      ? [{ term: 'Chưa gồm', value: 'Tiền lương, bảo hiểm khi học, vì bạn không có quyền xem lương' }]
      : []),
    { term: 'Căn cứ', value: ruleOfCommitments },
  ]
}
