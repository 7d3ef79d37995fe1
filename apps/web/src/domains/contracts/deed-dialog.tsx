import { PartDialog } from '#web/kit/parts/part-dialog.tsx'
import type { FormValues } from '#web/kit/forms/form-rules.ts'
import { type DeedName, deeds } from './deeds.ts'
import { EndFindings } from './end-findings.tsx'
import { IssueFields } from './issue-fields.tsx'
import { refreshContracts } from './refresh-contracts.ts'

interface DeedDialogProps {
  deed: DeedName
  ids: readonly number[]
  /** Which contract, or how many. */
  name: string
  onClose: () => void
}

/** The form of a deed over the screen that it belongs to. */
export default function DeedDialog({ deed, ids, name, onClose }: DeedDialogProps) {
  const { title, send, ...dialog } = deeds[deed]
  const [first] = ids
  return (
    <PartDialog
      {...dialog}
      {...((deed === 'issue' || deed === 'issueBulk') && {
        body: <IssueFields ids={ids} fields={dialog.fields} />,
      })}
      title={`${title}: ${name}`}
      about={name}
      save={async (values) => {
        await send(ids, filled(values))
        await refreshContracts()
      }}
      onClose={onClose}
    >
      {deed === 'end' && first !== undefined && <EndFindings id={first} />}
    </PartDialog>
  )
}

/** Without what was left empty. */
function filled(values: FormValues): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== ''))
}
