import { download } from '@nhansu/sdk'
import type { Data, Schemas } from '@nhansu/sdk/contract'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { handOver } from '#web/kit/printing/hand-over.ts'
import { refreshMadePapers } from '#web/kit/printing/made-papers.tsx'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { client } from '#web/session/client.ts'
import { DeedDialog } from './deed-dialog.tsx'
import { choicesOf } from './draft-values.ts'
import { paperFormField } from './paper-form-field.ts'

type Decision = Data<'decisions.show'>['decision']

/** Prints a decision about several people for one of them, who then reads of nobody else. */
export default function PrintOneDialog({ decision, onClose }: { decision: Decision; onClose: () => void }) {
  const toast = useToast()
  const personField: AnyField = {
    field: 'employee_id',
    label: 'Nhân viên',
    input: { choices: choicesOf(decision) },
    required: true,
  }
  return (
    <DeedDialog
      title="In riêng một người"
      description="Bản in chỉ nêu người được chọn, không kèm danh sách những người khác."
      verb="In"
      fields={[personField, paperFormField]}
      record={{ form: 'pdf' }}
      send={async (values) => {
        // The form's values are those of the declared fields.
        const body = values as { employee_id: number; form: Schemas['PaperForm'] }
        handOver(await download(client, 'decisions.paper', { path: { id: decision.id }, body }), toast)
        await refreshMadePapers()
        return 'Đã lập bản in riêng.'
      }}
      about={decision.decision_number ?? decision.summary}
      onClose={onClose}
    />
  )
}
