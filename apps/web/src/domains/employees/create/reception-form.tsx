import { FullRow } from '@nhansu/ui/layout/columns.tsx'
import { useWatch } from 'react-hook-form'
import { FormField } from '#web/kit/forms/form-fields.tsx'
import type { FormValues } from '#web/kit/forms/form-rules.ts'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { FurtherPositions, furtherPositionsField } from './further-positions.tsx'
import { isAskedAt } from './reception-rules.ts'

/** How somebody is taken in: a probation is asked for only where one begins, and positions beside the main one in rows. */
export function ReceptionForm({ fields }: { fields: readonly AnyField[] }) {
  const decision = useWatch<FormValues>({ name: 'decision_type' })
  return (
    <>
      {fields
        .filter(({ field }) => field !== furtherPositionsField.field && isAskedAt(decision, field))
        .map((field) => (
          <FormField key={field.field} id={field.field} {...field} />
        ))}
      <FullRow>
        <FurtherPositions />
      </FullRow>
    </>
  )
}
