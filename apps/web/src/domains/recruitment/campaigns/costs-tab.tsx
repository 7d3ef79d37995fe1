import type { Input, Schemas } from '@nhansu/sdk/contract'
import { fieldFacts } from '@nhansu/sdk/field-facts/recruitment-costs'
import type { DataTableColumn } from '@nhansu/ui/data-table/column.ts'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { bodyOf } from '#web/kit/parts/body-of.ts'
import { PartDialog } from '#web/kit/parts/part-dialog.tsx'
import { PartTable } from '#web/kit/parts/part-table.tsx'
import { withFacts } from '#web/kit/resource/field-facts.ts'
import { mutation } from '#web/session/queries.ts'
import type { CampaignTabProps } from './use-campaign.ts'

type Cost = Schemas['RecruitmentCost']
type Row = Input<'recruitmentCosts.updateBulk'>['body']['costs'][number]

const fields = withFacts(fieldFacts, [
  { field: 'name', input: 'text' },
  { field: 'planned', input: 'money', initial: 0, required: true },
  { field: 'actual', input: 'money' },
  { field: 'paid_date', input: 'date' },
  { field: 'invoice_no', input: 'text' },
  { field: 'note', input: 'long-text' },
] as const)

const columns: DataTableColumn<Cost>[] = [
  { id: 'name', header: 'Nội dung', grow: true, priority: 1 },
  { id: 'planned', header: 'Dự toán', kind: 'number', width: 140, priority: 3 },
  { id: 'actual', header: 'Thực tế', kind: 'number', width: 140, priority: 4 },
  { id: 'paid_date', header: 'Ngày chi', kind: 'date', width: 120 },
  { id: 'invoice_no', header: 'Số hóa đơn', kind: 'code', width: 120 },
  { id: 'note', header: 'Ghi chú', width: 180 },
]

/** What a campaign costs, planned and paid. */
export default function CostsTab({ campaign, canEdit }: CampaignTabProps) {
  const [saving] = useState(() => mutation('recruitmentCosts.updateBulk'))
  const { mutateAsync: save } = useMutation(saving)
  const send = (costs: Row[], removed: number[] = []) =>
    save({ path: { id: campaign.id }, body: { costs, removed_ids: removed } })
  return (
    <PartTable
      label="Chi phí"
      noun="khoản chi"
      rows={campaign.costs}
      columns={columns}
      nameOf={({ name }) => name}
      canEdit={canEdit}
      totals={{
        planned: formatNumber(campaign.planned_cost),
        actual: formatNumber(campaign.actual_cost),
      }}
      remove={({ id }) => send([], [id])}
      putBack={(cost) => send([bodyOf(fields, cost)])}
      renderDialog={(cost, onClose) => (
        <PartDialog
          title={cost ? 'Cập nhật khoản chi' : 'Thêm khoản chi'}
          fields={fields}
          record={cost}
          onClose={onClose}
          save={(values) => {
            const row = values as unknown as Row // the contract's rules have passed each of them
            return send([cost ? { ...row, id: cost.id, version: cost.version } : row])
          }}
        />
      )}
    />
  )
}
