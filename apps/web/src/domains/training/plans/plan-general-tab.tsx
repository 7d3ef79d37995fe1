import type { Input } from '@nhansu/sdk/contract'
import { Button } from '@nhansu/ui/button/button.tsx'
import { type Description, DescriptionList } from '@nhansu/ui/description-list/description-list.tsx'
import { formatDateTime } from '@nhansu/ui/format/time.ts'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { useMutation } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { PartDialog } from '#web/kit/parts/part-dialog.tsx'
import { mutation } from '#web/session/queries.ts'
import { planFields } from './plan-fields.ts'
import type { Plan, PlanTabProps } from './use-plan.ts'

/** What a plan is, and the form that changes it. */
export default function PlanGeneralTab({ plan, canEdit }: PlanTabProps) {
  const [edits, setEdits] = useState(false)
  const [saving] = useState(() => mutation('trainingPlans.update'))
  const { mutateAsync: update } = useMutation(saving)
  return (
    <Stack>
      <DescriptionList items={facts(plan)} columns={3} layout="under" />
      {canEdit && (
        <div>
          <Button icon={Pencil} onClick={() => setEdits(true)}>
            Sửa thông tin chung
          </Button>
        </div>
      )}
      {edits && (
        <PartDialog
          title="Cập nhật kế hoạch đào tạo"
          fields={planFields}
          record={plan}
          onClose={() => setEdits(false)}
          save={(values) => {
            // The contract's rules have passed each of them.
            const body = values as unknown as Input<'trainingPlans.update'>['body']
            return update({ path: { id: plan.id }, body: { ...body, version: plan.version } })
          }}
        />
      )}
    </Stack>
  )
}

function facts(plan: Plan): Description[] {
  return [
    { term: 'Mã kế hoạch', value: plan.code },
    { term: 'Năm', value: String(plan.year) },
    { term: 'Quý', value: plan.quarter === null ? 'Cả năm' : String(plan.quarter) },
    { term: 'Đơn vị', value: plan.department_name ?? 'Toàn công ty' },
    { term: 'Duyệt lúc', value: plan.approved_at === null ? null : formatDateTime(plan.approved_at) },
    { term: 'Ghi chú', value: plan.note },
  ]
}
