import { valibotResolver } from '@hookform/resolvers/valibot'
import type { Input, Schemas } from '@nhansu/sdk/contract'
import { fieldFacts } from '@nhansu/sdk/field-facts/document-readings'
import type { Description } from '@nhansu/ui/description-list/description-list.tsx'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { FormFields } from '#web/kit/forms/form-fields.tsx'
import { type FormValues, rulesOf, startValues } from '#web/kit/forms/form-rules.ts'
import { PreviewedWork } from '#web/kit/forms/previewed-work.tsx'
import { usePreviewedWork } from '#web/kit/forms/use-previewed-work.ts'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { withFacts } from '#web/kit/resource/field-facts.ts'
import { client } from '#web/session/client.ts'
import { mutation } from '#web/session/queries.ts'
import type { Document } from '../document-form.tsx'
import { UnitsField } from '#web/kit/references/units-field.tsx'

type Body = Input<'documentReadings.store'>['body']
type Preview = Schemas['DocumentReadingPreview']

const fields: readonly AnyField[] = withFacts(fieldFacts, [
  { field: 'due_date', input: 'date' },
  {
    field: 'position_ids',
    input: { references: 'positions' },
    hint: 'Người nhận chức vụ này sau cũng được gửi.',
  },
  { field: 'employee_ids', input: { references: 'employees' } },
] as const)

interface SendDialogProps {
  document: Document
  /** Told which request was made, and how many people it asks. */
  onSent: (id: number, asked: number) => void
  onClose: () => void
}

/** Sends a document to be read and confirmed; it shows first how many are asked and who has no account. */
export default function SendDialog({ document, onSent, onClose }: SendDialogProps) {
  const form = useForm<FormValues>({
    defaultValues: { ...startValues(fields), department_ids: [] },
    resolver: valibotResolver(rulesOf(fields)),
  })
  const [sending] = useState(() => mutation('documentReadings.store'))
  const { mutateAsync: send } = useMutation(sending)
  const inputOf = ({ due_date, department_ids, position_ids, employee_ids }: FormValues) => ({
    path: { id: document.id },
    // The contract's rules have passed each of them, and the units come from the tree.
    body: { due_date, department_ids, position_ids, employee_ids } as Body,
  })
  const work = usePreviewedWork<FormValues, Preview>(form, {
    preview: async (values) => (await send({ ...inputOf(values), query: { dry_run: true } })).preview,
    work: async (values) => {
      const { preview, reading } = await send(inputOf(values))
      if (reading) onSent(reading.id, preview.asked)
      return {
        done: `Đã gửi cho ${formatNumber(preview.asked)} người.`,
        about: document.number,
        ...(reading && {
          undo: () => client.call('documentReadings.withdraw', { path: { id: reading.id } }),
        }),
      }
    },
    onClose,
  })
  return (
    <PreviewedWork
      title={`Gửi để đọc và xác nhận: ${document.number}`}
      description="Người nhận đọc tệp rồi bấm 'Tôi đã đọc và hiểu'. Có tệp mới thì hệ thống hỏi lại."
      size="large"
      form={form}
      verb="Gửi"
      work={work}
      tell={linesOf}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <Stack>
          <UnitsField
            name="department_ids"
            label="Đơn vị và trực thuộc"
            hint="Gồm cả đơn vị trực thuộc; người đến sau cũng được gửi."
          />
          <FormFields fields={fields} />
        </Stack>
      </FormProvider>
    </PreviewedWork>
  )
}

function linesOf(preview: Preview): Description[] {
  const { named, asked, asked_before: before, closed_off: closed, without_account: without } = preview
  const names = preview.people_without_account.map(
    ({ full_name, nhansu_id }) => `${full_name} (${nhansu_id})`,
  )
  const unnamed = without - names.length
  return [
    { term: 'Được chọn', value: peopleWords(named) },
    { term: 'Sẽ được gửi', value: peopleWords(asked) },
    ...(before > 0 ? [{ term: 'Đã được gửi trước, không gửi lại', value: peopleWords(before) }] : []),
    ...(closed > 0 ? [{ term: 'Không được xem tài liệu này, không gửi', value: peopleWords(closed) }] : []),
    ...(preview.without_address > 0
      ? [{ term: 'Không có email, chỉ báo trong hệ thống', value: peopleWords(preview.without_address) }]
      : []),
    ...(without > 0
      ? [
          {
            term: `Chưa có tài khoản (${formatNumber(without)})`,
            value: [...names, ...(unnamed > 0 ? [`${formatNumber(unnamed)} người khác`] : [])].join(', '),
          },
        ]
      : []),
  ]
}

function peopleWords(count: number): string {
  return `${formatNumber(count)} người`
}
