import { usePermission } from '#web/session/use-profile.ts'
import { CandidateFormDialog } from './candidate-form-dialog.tsx'
import { type DeedName, deeds } from './candidate-deeds.ts'

interface DeedDialogProps {
  deed: DeedName
  candidate: { id: number; full_name: string }
  onClose: () => void
}

/** The form of what is done with a candidate. */
export default function DeedDialog({ deed, candidate, onClose }: DeedDialogProps) {
  const { label, description, fields, send, done } = deeds[deed]
  const mayExceed = usePermission('recruitment_approve')
  const shown = mayExceed ? fields : fields.filter(({ field }) => field !== 'beyond_quantity')
  return (
    <CandidateFormDialog
      title={`${label}: ${candidate.full_name}`}
      description={description}
      submitLabel={label}
      fields={shown}
      save={(values) =>
        send(
          candidate.id,
          Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== '')),
        )
      }
      done={done}
      about={candidate.full_name}
      onClose={onClose}
    />
  )
}
