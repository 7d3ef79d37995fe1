import type { Data } from '@nhansu/sdk/contract'
import type { DecisionType } from '@nhansu/sdk/domains/decisions'
import { ConflictDialog } from '#web/kit/conflict/conflict-dialog.tsx'
import type { FormPageWork } from '#web/kit/form-page/use-form-page.ts'
import type { FormValues } from '#web/kit/forms/form-rules.ts'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { peopleOf } from './draft-values.ts'

type Decision = Data<'decisions.show'>['decision']

interface DraftConflictProps {
  newer: Decision
  work: FormPageWork<FormValues, Decision, never>
}

const contentField: AnyField = { field: 'people', label: 'Nội dung của từng người', input: 'text' }

/** Somebody else has saved the draft first: where the paper differs, and of whom something else is set. */
export function DraftConflict({ newer, work }: DraftConflictProps) {
  const [mine, theirs] = [work.form.getValues(), work.valuesOf(newer)]
  const unlike = unlikePeople(newer, mine, theirs)
  return (
    <ConflictDialog
      fields={[...work.fields, contentField]}
      mine={{ ...mine, people: unlike && 'Như đang nhập' }}
      newer={{ ...newer, ...theirs, people: unlike && `Khác ở: ${unlike}` }}
      onTakeNewer={work.takeNewer}
      onOverwrite={work.overwrite}
      onClose={work.closeConflict}
    />
  )
}

/** Those who are in both and of whom each sets something else; none while all have the same in both. */
function unlikePeople(newer: Decision, mine: FormValues, theirs: FormValues): string {
  if (mine['is_apart'] !== true && theirs['is_apart'] !== true) return ''
  // The contract lets no other number through.
  const type = newer.decision_type as DecisionType
  const own = new Map(peopleOf(type, mine).map((row) => [row.employee_id, JSON.stringify(row)]))
  const other = new Map(peopleOf(type, theirs).map((row) => [row.employee_id, JSON.stringify(row)]))
  return newer.people
    .filter(({ employee_id: id }) => own.has(id) && own.get(id) !== other.get(id))
    .map(({ full_name }) => full_name)
    .join(', ')
}
