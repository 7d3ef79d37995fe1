import type { Input } from '@nhansu/sdk/contract'
import { client } from '#web/session/client.ts'
import { CandidateFormDialog } from '../candidates/candidate-form-dialog.tsx'
import { finishFields } from './procedure-fields.ts'
import type { Procedure } from './procedure-tab.tsx'

/** The form that makes an employee of the candidate and issues the decision that takes him in. */
export default function FinishDialog({ procedure, onClose }: { procedure: Procedure; onClose: () => void }) {
  return (
    <CandidateFormDialog
      title="Hoàn tất thủ tục tiếp nhận"
      description="Lập hồ sơ nhân viên, ban hành quyết định tiếp nhận và chuyển ứng viên sang 'Đã nhận việc', cùng một lúc."
      submitLabel="Hoàn tất"
      fields={finishFields}
      save={(values) => {
        const given = Object.entries(values).filter(([, value]) => value !== null && value !== '')
        // The contract's rules have passed what the form holds.
        const body = {
          ...Object.fromEntries(given),
          version: procedure.version,
        } as Input<'procedures.finish'>['body']
        return client.call('procedures.finish', { path: { id: procedure.id }, query: {}, body })
      }}
      about={procedure.full_name ?? undefined}
      done="Ứng viên đã trở thành nhân viên."
      onClose={onClose}
    />
  )
}
