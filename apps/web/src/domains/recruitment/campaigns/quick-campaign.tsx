import type { Input } from '@nhansu/sdk/contract'
import { fieldFacts } from '@nhansu/sdk/field-facts/recruitments'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { PartDialog } from '#web/kit/parts/part-dialog.tsx'
import { withFacts } from '#web/kit/resource/field-facts.ts'
import { mutation } from '#web/session/queries.ts'
import { campaignPath } from './campaign-paths.ts'

const { takes } = fieldFacts

const fields = withFacts({ ...fieldFacts, takes: { store: takes.quick } }, [
  { field: 'department_id', input: { reference: 'departments' } },
  { field: 'position_id', input: { reference: 'positions' } },
  { field: 'quantity', input: 'number', initial: 1 },
  { field: 'deadline', input: 'date' },
  { field: 'description', input: 'long-text' },
  { field: 'requirements', input: 'long-text' },
] as const)

/** Makes a campaign by six fields and opens it, or sends it to be approved where the company asks for that. */
export default function QuickCampaign({ onClose }: { onClose: () => void }) {
  const [making] = useState(() => mutation('recruitments.quick'))
  const { mutateAsync: make } = useMutation(making)
  const navigate = useNavigate()
  const made = useRef<number>(undefined)
  const close = () => {
    onClose()
    if (made.current !== undefined) void navigate(campaignPath(made.current))
  }
  return (
    <PartDialog
      title="Tuyển nhanh"
      description="Sáu thông tin là đủ: đợt có một vòng phỏng vấn và mở tuyển ngay, hoặc chờ duyệt nếu công ty quy định."
      submitLabel="Mở tuyển"
      fields={fields}
      onClose={close}
      save={async (values) => {
        // The contract's rules have passed each of them.
        const body = values as unknown as Input<'recruitments.quick'>['body']
        made.current = (await make({ body })).recruitment.id
      }}
    />
  )
}
