import type { Schemas } from '@nhansu/sdk/contract'
import { fieldFacts } from '@nhansu/sdk/field-facts/recruitment-rounds'
import { client } from '#web/session/client.ts'
import { CandidateFormDialog } from '../candidates/candidate-form-dialog.tsx'
import { fieldsOfVerb } from './interview-fields.ts'

interface RoundDialogProps {
  round: Schemas['RecruitmentResultRound']
  onClose: () => void
}

const closing = fieldsOfVerb(fieldFacts, 'close', [
  { field: 'reason', input: 'long-text', hint: 'Bắt buộc khi còn phiếu chưa nộp.' },
])
const reopening = fieldsOfVerb(fieldFacts, 'reopen', [{ field: 'reason', input: 'long-text' }])

/** Closes a round, or opens it again with the reason. */
export function RoundDialog({ round: { id, name, state }, onClose }: RoundDialogProps) {
  const isClosed = state === 'closed'
  const fields = isClosed ? reopening : closing
  return (
    <CandidateFormDialog
      title={`${isClosed ? 'Mở lại vòng' : 'Chốt vòng'}: ${name}`}
      description={
        isClosed
          ? 'Người chấm lại nộp được phiếu; lý do được lưu trong lịch sử.'
          : 'Phiếu và điểm của vòng không đổi được nữa, và hiện cho mọi người được xem.'
      }
      submitLabel={isClosed ? 'Mở lại vòng' : 'Chốt vòng'}
      fields={fields}
      save={async ({ reason }) => {
        const words = typeof reason === 'string' && reason !== '' ? reason : null
        if (isClosed)
          await client.call('recruitmentRounds.reopen', { path: { id }, body: { reason: words ?? '' } })
        else await client.call('recruitmentRounds.close', { path: { id }, body: { reason: words } })
      }}
      about={name}
      done={isClosed ? 'Đã mở lại vòng.' : 'Đã chốt vòng.'}
      onClose={onClose}
    />
  )
}
