import type { Input, Schemas } from '@nhansu/sdk/contract'
import {
  conditionNeedLabels,
  recruitmentConditionOperatorLabels,
  conditionTypeLabels,
} from '@nhansu/sdk/domains/recruitment'
import type { DataTableColumn } from '@nhansu/ui/data-table/column.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { PartDialog } from '#web/kit/parts/part-dialog.tsx'
import { PartTable } from '#web/kit/parts/part-table.tsx'
import { mutation } from '#web/session/queries.ts'
import {
  conditionFields,
  fieldsOfCondition,
  heldCondition,
  sentCondition,
  valuesInWords,
} from './condition-fields.ts'
import type { CampaignTabProps } from './use-campaign.ts'

type Condition = Schemas['RecruitmentCondition']
type Row = Input<'recruitmentConditions.updateBulk'>['body']['conditions'][number]

const columns: DataTableColumn<Condition>[] = [
  { id: 'type', header: 'Tiêu chí', cell: ({ type }) => conditionTypeLabels[type], width: 180, priority: 1 },
  {
    id: 'operator',
    header: 'So sánh',
    cell: ({ operator }) => recruitmentConditionOperatorLabels[operator],
    width: 190,
    priority: 3,
  },
  { id: 'values', header: 'Giá trị', cell: valuesInWords, grow: true, priority: 4 },
  { id: 'need', header: 'Mức độ', cell: ({ need }) => conditionNeedLabels[need], width: 110, priority: 2 },
  { id: 'ground', header: 'Căn cứ', width: 200 },
]

/** What candidates of a campaign have to bring. */
export default function ConditionsTab({ campaign, canEdit }: CampaignTabProps) {
  const [saving] = useState(() => mutation('recruitmentConditions.updateBulk'))
  const { mutateAsync: save } = useMutation(saving)
  const send = (conditions: Row[], removed: number[] = []) =>
    save({ path: { id: campaign.id }, body: { conditions, removed_ids: removed } })
  return (
    <PartTable
      label="Điều kiện"
      noun="điều kiện"
      rows={campaign.conditions}
      columns={columns}
      nameOf={(condition) => `${conditionTypeLabels[condition.type]}: ${valuesInWords(condition)}`}
      canEdit={canEdit}
      remove={({ id }) => send([], [id])}
      putBack={(condition) => send([sentCondition(heldCondition(condition))])}
      renderDialog={(condition, onClose) => (
        <PartDialog
          title={condition ? 'Cập nhật điều kiện' : 'Thêm điều kiện'}
          fields={conditionFields}
          askedFor={fieldsOfCondition}
          record={condition && heldCondition(condition)}
          onClose={onClose}
          save={(held) => {
            const row = sentCondition(held)
            return send([condition ? { ...row, id: condition.id, version: condition.version } : row])
          }}
        />
      )}
    />
  )
}
