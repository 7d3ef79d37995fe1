import type { Input, Schemas } from '@nhansu/sdk/contract'
import { fieldFacts } from '@nhansu/sdk/field-facts/training-partners'
import type { DataTableColumn } from '@nhansu/ui/data-table/column.ts'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { withFacts } from '#web/kit/resource/field-facts.ts'
import { mutation } from '#web/session/queries.ts'
import { bodyOf } from '#web/kit/parts/body-of.ts'
import { PartDialog } from '#web/kit/parts/part-dialog.tsx'
import { PartTable } from '#web/kit/parts/part-table.tsx'
import type { Course } from './use-course.ts'

type Partner = Schemas['TrainingPartner']
type Body = Input<'trainingPartners.store'>['body']

const fields = withFacts(fieldFacts, [
  { field: 'partner_info_id', input: { reference: 'partnerInfos', nameIn: 'partner_name' } },
  { field: 'contract_no', input: 'text' },
  { field: 'value', input: 'money' },
  { field: 'from_date', input: 'date' },
  { field: 'to_date', input: 'date' },
  { field: 'evaluation', input: 'number', hint: 'Từ 1 (kém) đến 5 (rất tốt), sau khi khóa kết thúc.' },
] as const)

const columns: DataTableColumn<Partner>[] = [
  { id: 'partner_name', header: 'Đối tác', grow: true, priority: 1 },
  { id: 'contract_no', header: 'Số hợp đồng', kind: 'code', width: 150, priority: 3 },
  { id: 'value', header: 'Giá trị hợp đồng', kind: 'money', width: 160, priority: 4 },
  { id: 'from_date', header: 'Từ ngày', kind: 'date', width: 120 },
  { id: 'to_date', header: 'Đến ngày', kind: 'date', width: 120 },
  { id: 'evaluation', header: 'Đánh giá', kind: 'number', width: 110 },
]

/** Who holds a course for the company. */
export default function PartnersTab({ course, canEdit }: { course: Course; canEdit: boolean }) {
  const [calls] = useState(() => ({
    store: mutation('trainingPartners.store'),
    update: mutation('trainingPartners.update'),
    destroy: mutation('trainingPartners.destroy'),
  }))
  const { mutateAsync: store } = useMutation(calls.store)
  const { mutateAsync: update } = useMutation(calls.update)
  const { mutateAsync: destroy } = useMutation(calls.destroy)
  const toast = useToast()
  const add = (body: Body) => store({ path: { id: course.id }, body })
  return (
    <PartTable
      label="Đối tác"
      noun="đối tác"
      rows={course.partners}
      columns={columns}
      nameOf={(partner) => partner.partner_name}
      canEdit={canEdit}
      remove={({ id }) => destroy({ path: { id } })}
      putBack={(partner) => add(bodyOf(fields, partner))}
      renderDialog={(partner, onClose) => (
        <PartDialog
          title={partner ? 'Cập nhật đối tác' : 'Thêm đối tác'}
          fields={fields}
          record={partner}
          onClose={onClose}
          save={async (values) => {
            const body = values as unknown as Body // the contract's rules have passed each of them
            const { warnings } = partner
              ? await update({ path: { id: partner.id }, body: { ...body, version: partner.version } })
              : await add(body)
            for (const warning of warnings) toast.warn(warning)
          }}
        />
      )}
    />
  )
}
