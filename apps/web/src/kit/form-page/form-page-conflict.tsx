import type { FieldValues } from 'react-hook-form'
import { ConflictDialog } from '#web/kit/conflict/conflict-dialog.tsx'
import type { FormPageWork } from './use-form-page.ts'

interface FormPageConflictProps<Values extends FieldValues, Item, Preview> {
  newer: Item
  work: FormPageWork<Values, Item, Preview>
}

/** Somebody else has saved first: shows where the declared fields differ and asks which version counts. */
export function FormPageConflict<Values extends FieldValues, Item, Preview>({
  newer,
  work,
}: FormPageConflictProps<Values, Item, Preview>) {
  return (
    <ConflictDialog
      fields={work.fields}
      mine={work.form.getValues()}
      // Declared fields are named by the contract's body, whose names the record has too.
      newer={{ id: 0, ...newer, ...work.valuesOf(newer) }}
      onTakeNewer={work.takeNewer}
      onOverwrite={work.overwrite}
      onClose={work.closeConflict}
    />
  )
}
