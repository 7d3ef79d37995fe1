import type { Input } from '@nhansu/sdk/contract'
import { fieldFacts } from '@nhansu/sdk/field-facts/contract-settings'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PartDialog } from '#web/kit/parts/part-dialog.tsx'
import { withFacts } from '#web/kit/resource/field-facts.ts'
import { mutation, query } from '#web/session/queries.ts'

const fields = withFacts(fieldFacts, [
  {
    field: 'needs_authority_no',
    input: 'switch',
    hint: 'Cảnh báo và ghi lại khi người ký chưa có số giấy ủy quyền; người được ghi là đại diện theo pháp luật trong danh sách người ký không cần giấy ủy quyền.',
  },
] as const)

/** How the company issues its contracts. */
export default function ContractSettingsDialog({ onClose }: { onClose: () => void }) {
  const shown = useQuery(query('contractSettings.show'))
  const [saving] = useState(() => mutation('contractSettings.update'))
  const { mutateAsync: update } = useMutation(saving)
  if (!shown.data) return null
  const { settings } = shown.data
  return (
    <PartDialog
      title="Quy định ban hành hợp đồng"
      description="Áp dụng khi soạn, kiểm tra và ban hành hợp đồng kể từ khi lưu."
      fields={fields}
      record={settings}
      save={(values) => {
        // The contract's rules have passed each of them.
        const body = values as unknown as Input<'contractSettings.update'>['body']
        return update({ body: { ...body, version: settings.version } })
      }}
      onClose={onClose}
    />
  )
}
