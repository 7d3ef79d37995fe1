import type { Data } from '@nhansu/sdk/contract'
import { suggestedDataNotice } from '@nhansu/sdk/domains/data-notice'
import { fieldFacts } from '@nhansu/sdk/field-facts/data-notices'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { PartDialog } from '#web/kit/parts/part-dialog.tsx'
import { withFacts } from '#web/kit/resource/field-facts.ts'
import { mutation } from '#web/session/queries.ts'

interface WriteNoticeDialogProps {
  shown: Data<'dataNotices.list'>
  onClose: () => void
}

/** The form of a new version, beginning with the one in force or with the text that the product brings; it says whom it reaches. */
export default function WriteNoticeDialog({ shown, onClose }: WriteNoticeDialogProps) {
  const [storing] = useState(() => mutation('dataNotices.store'))
  const { mutateAsync: store } = useMutation(storing)
  const {
    versions: [current],
    reach,
  } = shown
  const fields = withFacts(fieldFacts, [
    {
      field: 'content',
      input: 'long-text',
      required: true,
      initial: current?.content ?? suggestedDataNotice,
      hint: 'Phải nêu cả việc giám sát kỹ thuật: nhật ký thao tác và nhật ký làm bài thi.',
    },
  ] as const)
  const number = (current?.number ?? 0) + 1
  return (
    <PartDialog
      title={`Ban hành bản ${number}`}
      description={reachWords(reach)}
      size="large"
      submitLabel="Ban hành"
      fields={fields}
      done={`Đã ban hành bản ${number}.`}
      about="Thông báo về dữ liệu cá nhân"
      onClose={onClose}
      // The contract's rules have passed it.
      save={(values) => store({ body: { content: String(values['content']), after: current?.number ?? 0 } })}
    />
  )
}

function reachWords({ people, without_account: without }: Data<'dataNotices.list'>['reach']): string {
  const reached = `Khi lưu, ${formatNumber(people)} người có tài khoản được báo và phải xác nhận lại.`
  return without === 0
    ? reached
    : `${reached} ${formatNumber(without)} nhân viên chưa có tài khoản cần được thông báo bằng cách khác.`
}
