import type { Input } from '@nhansu/sdk/contract'
import { trainingNeedPriorityLabels } from '@nhansu/sdk/domains/training'
import { fieldFacts } from '@nhansu/sdk/field-facts/training-needs'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { PartDialog } from '#web/kit/parts/part-dialog.tsx'
import { withFacts } from '#web/kit/resource/field-facts.ts'
import { mutation } from '#web/session/queries.ts'
import type { Need } from './use-need-actions.tsx'

type Proposed = Input<'trainingNeeds.store'>['body']

const noted = withFacts(fieldFacts, [
  {
    field: 'priority',
    input: { labels: trainingNeedPriorityLabels },
    initial: 'normal',
    required: true,
  },
  { field: 'note', input: 'long-text' },
] as const)

const due = withFacts(fieldFacts, [{ field: 'due_date', input: 'date' }] as const)

const asked = withFacts(fieldFacts, [
  { field: 'employee_id', input: { reference: 'employees', nameIn: 'full_name' } },
  {
    field: 'certificate_id',
    input: { reference: 'certificates' },
    hint: 'Chọn một trong ba: chứng chỉ, lĩnh vực hoặc loại đào tạo.',
  },
  { field: 'field_id', input: { reference: 'fields' } },
  { field: 'type_id', input: { reference: 'trainingTypes' } },
] as const)

/** Proposes that somebody is trained, or changes what is noted of a need; whom and what it is for stays then. */
export default function ProposeDialog({ need, onClose }: { need: Need | undefined; onClose: () => void }) {
  const [calls] = useState(() => ({
    store: mutation('trainingNeeds.store'),
    update: mutation('trainingNeeds.update'),
  }))
  const { mutateAsync: store } = useMutation(calls.store)
  const { mutateAsync: update } = useMutation(calls.update)
  const changed = need?.source === 'proposal' ? [...due, ...noted] : noted
  const about = need && `${need.full_name}: ${need.target_name}`
  return (
    <PartDialog
      title={need ? 'Cập nhật nhu cầu đào tạo' : 'Đề xuất nhu cầu đào tạo'}
      description={about}
      fields={need ? changed : [...asked, ...due, ...noted]}
      record={need}
      save={(values) =>
        need
          ? update({ path: { id: need.id }, body: { ...values, version: need.version } })
          : // The contract's rules have passed each of them.
            store({ body: values as unknown as Proposed })
      }
      {...(!need && { done: 'Đã ghi nhận đề xuất.' })}
      about={about}
      onClose={onClose}
    />
  )
}
