import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { PartDialog } from '#web/kit/parts/part-dialog.tsx'
import type { FormValues } from '#web/kit/forms/form-rules.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { decidedFields, type DeedName, deeds } from './deeds.ts'
import { EndFindings } from './end-findings.tsx'
import { refreshContracts } from './refresh-contracts.ts'
import { SigningFields, type ToSign } from './signing-fields.tsx'

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
  const mayDecide = usePermission('document_edit')
  const toast = useToast()
  const fields = mayDecide ? dialog.fields : dialog.fields.filter(({ field }) => !decidedFields.has(field))
  const [first] = ids
  const papers = signedBy(deed, ids)
  return (
    <PartDialog
      {...dialog}
      fields={fields}
      {...(papers !== undefined && { body: <SigningFields papers={papers} fields={fields} /> })}
      title={`${title}: ${name}`}
      about={name}
      save={async (values) => {
        const told = await send(ids, filled(values))
        if (typeof told === 'string') toast.warn(told)
        await refreshContracts()
      }}
      onClose={onClose}
    >
      {deed === 'end' && first !== undefined && <EndFindings id={first} />}
    </PartDialog>
  )
}

/** What is signed with a deed; nothing with the others. */
function signedBy(deed: DeedName, ids: readonly number[]): ToSign | undefined {
  if (deed === 'appendix') return 'appendices'
  return deed === 'issue' || deed === 'issueBulk' ? { contracts: ids } : undefined
}

/** Without what was left empty. */
function filled(values: FormValues): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== ''))
}
