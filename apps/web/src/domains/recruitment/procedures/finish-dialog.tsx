import type { Input } from '@nhansu/sdk/contract'
import { FormSection } from '@nhansu/ui/form-section/form-section.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import { FormSigner } from '#web/domains/decisions/public.tsx'
import { errorText } from '#web/kit/feedback/messages.ts'
import { FormFields } from '#web/kit/forms/form-fields.tsx'
import { client } from '#web/session/client.ts'
import { query } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { CandidateFormDialog } from '../candidates/candidate-form-dialog.tsx'
import { FinishOutlook } from './finish-outlook.tsx'
import { paperFields, typesForPapers, withPapers } from './paper-fields.ts'
import { finishFields } from './procedure-fields.ts'
import type { Procedure } from './procedure-tab.tsx'

const atOnce =
  "Lập hồ sơ nhân viên, ban hành quyết định tiếp nhận và chuyển ứng viên sang 'Đã nhận việc', cùng một lúc."
const bySecondPerson =
  'Công ty quy định người soạn không tự ban hành: người lập hoặc sửa thủ tục này phải nhờ người khác hoàn tất.'

const unlessSigner = finishFields.filter(({ field }) => field !== 'signer_id')

/** The form that makes an employee of the candidate and issues the decision that takes him in. */
export default function FinishDialog({ procedure, onClose }: { procedure: Procedure; onClose: () => void }) {
  const mayRead = usePermission('document_access')
  const settings = useQuery({ ...query('decisionSettings.show'), enabled: mayRead })
  const needsOther = settings.data?.settings.needs_other_issuer === true
  const mayKeep = usePermission('document_edit')
  const held = useQuery({
    ...query('candidates.show', { path: { id: procedure.candidate_id } }),
    enabled: mayKeep,
  })
  const knowsSensitive = usePermission('employee_sensitive')
  const offered = useQuery({ ...typesForPapers(knowsSensitive), enabled: mayKeep })
  const toast = useToast()
  const [refusal, setRefusal] = useState<string>()
  const files = held.data?.candidate.files
  const types = offered.data?.document_types
  const papers = useMemo(() => paperFields(files, types), [files, types])
  // The form begins with all its fields.
  if (mayKeep && (held.isPending || offered.isPending)) return null
  return (
    <CandidateFormDialog
      title="Hoàn tất thủ tục tiếp nhận"
      description={needsOther ? `${atOnce} ${bySecondPerson}` : atOnce}
      submitLabel="Hoàn tất"
      fields={[...finishFields, ...papers]}
      size="medium"
      save={async (values) => {
        const { papers: chosen, others } = withPapers(values)
        const given = Object.entries(others).filter(([, value]) => value !== null && value !== '')
        // The contract's rules have passed what the form holds.
        const body = {
          ...Object.fromEntries(given),
          ...(chosen.length > 0 && { papers: chosen }),
          version: procedure.version,
        } as Input<'procedures.finish'>['body']
        const { consequences } = await client
          .call('procedures.finish', { path: { id: procedure.id }, query: {}, body })
          .catch((error: unknown) => {
            setRefusal(errorText(error))
            throw error
          })
        // What becomes of the papers is said last: they follow, or somebody has finished it before.
        const [ofPapers] = consequences.slice(-1)
        if (chosen.length > 0 && ofPapers !== undefined) toast.info(ofPapers)
      }}
      about={procedure.full_name ?? undefined}
      done="Ứng viên đã trở thành nhân viên."
      onClose={onClose}
    >
      <FormFields fields={unlessSigner} />
      <Suspense>
        <FormSigner types={[procedure.decision_type]} />
      </Suspense>
      {papers.length > 0 && (
        <FormSection title="Giấy tờ đưa vào hồ sơ nhân viên" level={3}>
          <FormFields fields={papers} />
        </FormSection>
      )}
      <FinishOutlook procedure={procedure} refusal={refusal} />
    </CandidateFormDialog>
  )
}
