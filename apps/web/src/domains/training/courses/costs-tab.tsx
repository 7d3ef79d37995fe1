import type { Input, Schemas } from '@nhansu/sdk/contract'
import { trainingCostKindLabels, trainingPayerLabels } from '@nhansu/sdk/domains/training'
import { fieldFacts } from '@nhansu/sdk/field-facts/training-costs'
import type { DataTableColumn } from '@nhansu/ui/data-table/column.ts'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { withFacts } from '#web/kit/resource/field-facts.ts'
import { mutation, query } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { bodyOf } from '#web/kit/parts/body-of.ts'
import { PartDialog } from '#web/kit/parts/part-dialog.tsx'
import { PartTable } from '#web/kit/parts/part-table.tsx'
import { costPerHead } from './cost-per-head.ts'
import type { Course } from './use-course.ts'

type Cost = Schemas['TrainingCost']
type Row = Input<'trainingCosts.updateBulk'>['body']['costs'][number]

const { pay: _pay, insurance: _insurance, ...plainKindLabels } = trainingCostKindLabels

/** The fields of a cost; its kinds by whether the reader may see pay, its people those of the course. */
function fieldsFor(seesPay: boolean, people: Readonly<Record<string, string>>) {
  return withFacts(fieldFacts, [
    { field: 'kind', input: { labels: seesPay ? trainingCostKindLabels : plainKindLabels } },
    { field: 'name', input: 'text' },
    { field: 'planned', input: 'money', initial: 0 },
    { field: 'actual', input: 'money' },
    { field: 'payer', input: { labels: trainingPayerLabels }, initial: 'company', required: true },
    { field: 'paid_date', input: 'date' },
    { field: 'invoice_no', input: 'text' },
    {
      field: 'employee_ids',
      input: { several: people },
      hint: 'Để trống nếu chia đều cho những người đã tham gia.',
    },
    {
      field: 'counts_for_commitment',
      input: 'switch',
      hint: 'Cần hóa đơn, chứng từ. Đi lại, ăn ở chỉ tính khi học ở nước ngoài (Điều 62 BLLĐ).',
    },
  ] as const)
}

const columns: DataTableColumn<Cost>[] = [
  { id: 'kind', header: 'Loại chi phí', cell: ({ kind }) => trainingCostKindLabels[kind], width: 140 },
  { id: 'name', header: 'Nội dung', grow: true, priority: 1 },
  { id: 'planned', header: 'Dự toán', kind: 'number', width: 140, priority: 3 },
  { id: 'actual', header: 'Thực tế', kind: 'number', width: 140, priority: 4 },
  { id: 'payer', header: 'Người chi trả', cell: ({ payer }) => trainingPayerLabels[payer], width: 130 },
  { id: 'paid_date', header: 'Ngày chi', kind: 'date', width: 120 },
  { id: 'invoice_no', header: 'Số hóa đơn', kind: 'code', width: 120 },
]

/** What a course costs. */
export default function CostsTab({ course, canEdit }: { course: Course; canEdit: boolean }) {
  const seesPay = usePermission('employee_pay')
  const people = useQuery(query('trainingEmployees.list', { path: { id: course.id } })).data?.employees
  const names = useMemo(
    () => Object.fromEntries((people ?? []).map(({ employee_id: id, full_name: name }) => [id, name])),
    [people],
  )
  const fields = fieldsFor(seesPay, names)
  const [saving] = useState(() => mutation('trainingCosts.updateBulk'))
  const { mutateAsync: save } = useMutation(saving)
  const send = (costs: Row[], removed: number[] = []) =>
    save({ path: { id: course.id }, body: { costs, removed_ids: removed } })
  const total = (field: 'planned' | 'actual') =>
    formatNumber(course.costs.reduce((sum, cost) => sum + (cost[field] ?? 0), 0))
  const perHead = course.costs.length === 0 ? null : costPerHead(course)
  return (
    <Stack>
      <PartTable
        label="Chi phí"
        noun="khoản chi"
        rows={course.costs}
        columns={columns}
        nameOf={({ name }) => name}
        canEdit={canEdit}
        totals={{ planned: total('planned'), actual: total('actual') }}
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
      {perHead !== null && <Text>{perHead}</Text>}
      {!seesPay && (
        <Text tone="soft">
          Không gồm tiền lương và bảo hiểm trong thời gian học, vì bạn không có quyền xem lương.
        </Text>
      )}
    </Stack>
  )
}
