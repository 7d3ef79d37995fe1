import type { Input } from '@nhansu/sdk/contract'
import { fieldFacts } from '@nhansu/sdk/field-facts/recruitment-settings'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PartDialog } from '#web/kit/parts/part-dialog.tsx'
import { withFacts } from '#web/kit/resource/field-facts.ts'
import { mutation, query } from '#web/session/queries.ts'

const fields = withFacts(fieldFacts, [
  { field: 'needs_approval', input: 'switch' },
  { field: 'needs_board', input: 'switch' },
  {
    field: 'code_pattern',
    input: 'text',
    required: true,
    hint: 'Có {year} là năm và {seq} là số thứ tự, ví dụ TD-{year}-{seq}.',
  },
] as const)

/** What the company asks for before a campaign opens. */
export default function RecruitmentRules({ onClose }: { onClose: () => void }) {
  const { data } = useQuery(query('recruitmentSettings.show'))
  const [saving] = useState(() => mutation('recruitmentSettings.update'))
  const { mutateAsync: update } = useMutation(saving)
  if (!data) return null
  const { settings } = data
  return (
    <PartDialog
      title="Quy định tuyển dụng"
      description="Áp dụng cho mọi đợt tuyển dụng của công ty kể từ khi lưu."
      fields={fields}
      record={settings}
      onClose={onClose}
      save={(values) => {
        // The contract's rules have passed each of them.
        const body = values as unknown as Input<'recruitmentSettings.update'>['body']
        return update({ body: { ...body, version: settings.version } })
      }}
    />
  )
}
