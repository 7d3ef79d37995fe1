import type { Input } from '@nhansu/sdk/contract'
import { client } from '#web/session/client.ts'
import { CandidateFormDialog } from '../candidates/candidate-form-dialog.tsx'
import type { Candidate } from '../candidates/candidate-page.tsx'
import { procedureFields } from './procedure-fields.ts'
import type { Procedure } from './procedure-tab.tsx'

type BeginDialogProps = { onClose: () => void } & (
  | { candidate: Candidate; procedure?: never }
  | { procedure: Procedure; candidate?: never }
)

/** The form that begins a reception, with the day of the offer, or changes what it began with. */
export default function BeginDialog({ candidate, procedure, onClose }: BeginDialogProps) {
  return (
    <CandidateFormDialog
      title={procedure ? 'Sửa thủ tục tiếp nhận' : 'Lập thủ tục tiếp nhận'}
      description="Đơn vị và chức vụ lấy theo đợt tuyển dụng."
      fields={procedureFields}
      record={procedure ?? { decision_type: 2, start_date: candidate?.offered_start ?? null }}
      save={(values) => {
        // The contract's rules have passed what the form holds.
        if (procedure) {
          const body = { ...values, version: procedure.version } as Input<'procedures.update'>['body']
          return client.call('procedures.update', { path: { id: procedure.id }, body })
        }
        const body = { ...values, candidate_id: candidate.id } as Input<'procedures.store'>['body']
        return client.call('procedures.store', { body })
      }}
      about={procedure?.full_name ?? candidate?.full_name ?? undefined}
      done={procedure ? 'Cập nhật thành công!' : 'Đã lập thủ tục tiếp nhận.'}
      onClose={onClose}
    />
  )
}
