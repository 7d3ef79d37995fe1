import type { Data, Input } from '@nhansu/sdk/contract'
import { leavingDecisionTypes } from '@nhansu/sdk/domains/decisions'
import { fieldFacts } from '@nhansu/sdk/field-facts/decisions'
import { invalidate } from '@nhansu/sdk/query'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { withFacts } from '#web/kit/resource/field-facts.ts'
import { mutation, queryClient } from '#web/session/queries.ts'
import { DeedDialog } from './deed-dialog.tsx'

type Shown = Data<'decisions.show'>
type Body = Input<'decisions.issue'>['body']

const fields = withFacts({ ...fieldFacts, takes: { store: fieldFacts.takes.issue } }, [
  { field: 'sign_date', input: 'date' },
  { field: 'signer_id', input: { labels: {} } },
  { field: 'number', input: 'text', hint: 'Để trống để lấy số kế tiếp.' },
] as const) as readonly AnyField[]

interface IssueDialogProps extends Pick<Shown, 'decision' | 'files'> {
  onClose: () => void
}

/** Issues a draft, once what it changes of everybody has been shown. */
export default function IssueDialog({ onClose, ...onPage }: IssueDialogProps) {
  // As it stood on the page when this was opened: what comes meanwhile nobody has read.
  const [{ decision, files }] = useState(onPage)
  const [call] = useState(() => mutation('decisions.issue'))
  // What stands refused may have changed since the page was read; closed, it shows what is there now.
  const onError = () => void invalidate(queryClient, 'decisions')
  const { mutateAsync: issue } = useMutation({ ...call, onError })
  const path = { id: decision.id }
  const asRead = {
    version: decision.version,
    ...(files && { file_ids: files.map(({ id }) => id) }),
  }
  return (
    <DeedDialog
      title="Ban hành quyết định"
      description="Số được cấp khi ban hành; nội dung sau đó không sửa được."
      verb="Ban hành"
      fields={fields}
      signs={decision.decision_type}
      record={{
        sign_date: decision.sign_date,
        signer_id: decision.signer_id,
        number: decision.typed_number,
      }}
      preview={async (values) => {
        const body = { number: null, ...values, ...asRead } as Body
        const told = await issue({ path, query: { dry_run: true }, body })
        return { ...told, leaves: leavingDecisionTypes.has(decision.decision_type) }
      }}
      send={async (values, { effects }) => {
        const marks = effects.map(({ employee_id, mark }) => ({ employee_id, mark }))
        await issue({ path, body: { number: null, ...values, marks, ...asRead } as Body })
        return 'Đã ban hành quyết định.'
      }}
      about={decision.decision_number ?? decision.summary}
      onClose={onClose}
    />
  )
}
