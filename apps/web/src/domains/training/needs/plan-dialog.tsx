import type { Input } from '@nhansu/sdk/contract'
import { fieldFacts } from '@nhansu/sdk/field-facts/training-needs'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { PartDialog } from '#web/kit/parts/part-dialog.tsx'
import { withFacts } from '#web/kit/resource/field-facts.ts'
import { mutation } from '#web/session/queries.ts'
import { discardUnsavedWork } from '#web/session/unsaved-work.ts'
import { planPath } from '../plans/plan-paths.ts'

const fields = withFacts({ ...fieldFacts, takes: { store: fieldFacts.takes.plan } }, [
  { field: 'plan_id', input: { reference: 'trainingPlans' }, hint: 'Chỉ kế hoạch ở trạng thái Nháp.' },
  {
    field: 'type_id',
    input: { reference: 'trainingTypes' },
    hint: 'Cho nội dung chưa có trong kế hoạch.',
  },
] as const)

type Planned = Pick<Input<'trainingNeeds.plan'>['body'], 'plan_id'> & { type_id: number | null }

interface PlanDialogProps {
  ids: readonly number[]
  /** Whom and what it is about. */
  about: string
  onClose: () => void
}

/** Puts needs behind lines of a draft and leads to them. */
export default function PlanDialog({ ids, about, onClose }: PlanDialogProps) {
  const [planning] = useState(() => mutation('trainingNeeds.plan'))
  const { mutateAsync: plan } = useMutation(planning)
  const navigate = useNavigate()
  return (
    <PartDialog
      title={`Đưa vào kế hoạch: ${about}`}
      description="Mỗi chứng chỉ, lĩnh vực hoặc loại đào tạo thành một nội dung, với số người và tháng đến hạn."
      submitLabel="Đưa vào kế hoạch"
      fields={fields}
      save={async (values) => {
        // The contract's rules have passed each of them.
        const { plan_id, type_id } = values as unknown as Planned
        await plan({ body: { ids: [...ids], plan_id, ...(type_id !== null && { type_id }) } })
        discardUnsavedWork()
        await navigate(`${planPath(plan_id)}?tab=noi-dung`)
      }}
      done="Đã đưa vào kế hoạch."
      about={about}
      onClose={onClose}
    />
  )
}
