import type { Input } from '@nhansu/sdk/contract'
import { fieldFacts } from '@nhansu/sdk/field-facts/decision-settings'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PartDialog } from '#web/kit/parts/part-dialog.tsx'
import { withFacts } from '#web/kit/resource/field-facts.ts'
import { mutation, query } from '#web/session/queries.ts'

const fields = withFacts(fieldFacts, [
  {
    field: 'needs_other_issuer',
    input: 'switch',
    hint: 'Người soạn, sửa cuối hoặc đính kèm, gỡ tệp của bản nháp phải để người khác ban hành; đính chính cũng lưu thành bản nháp, thủ tục tiếp nhận phải do người khác hoàn tất.',
  },
] as const)

/** How the company issues its decisions. */
export default function DecisionRules({ onClose }: { onClose: () => void }) {
  const { data } = useQuery(query('decisionSettings.show'))
  const [saving] = useState(() => mutation('decisionSettings.update'))
  const { mutateAsync: update } = useMutation(saving)
  if (!data) return null
  const { settings } = data
  return (
    <PartDialog
      title="Quy định ban hành quyết định"
      description="Áp dụng cho mọi bản nháp chưa ban hành của công ty kể từ khi lưu."
      fields={fields}
      record={settings}
      onClose={onClose}
      save={(values) => {
        // The contract's rules have passed each of them.
        const body = values as unknown as Input<'decisionSettings.update'>['body']
        return update({ body: { ...body, version: settings.version } })
      }}
    />
  )
}
