import { DateField } from '@nhansu/ui/date-field/date-field.tsx'
import { Columns } from '@nhansu/ui/layout/columns.tsx'
import { MoneyField } from '@nhansu/ui/money-field/money-field.tsx'
import { NumberField } from '@nhansu/ui/number-field/number-field.tsx'
import type { OpenScorecard } from './use-scorecard.ts'

/** What an examiner proposes for a candidate: pay, first day, probation. */
export function ProposalFields({ values, change, errors, mayWrite }: OpenScorecard) {
  return (
    <Columns count={3}>
      <MoneyField
        label="Mức lương đề xuất"
        readOnly={!mayWrite}
        value={values.proposed_salary ?? null}
        error={errors['proposed_salary']}
        onValueChange={(salary) => change({ proposed_salary: salary })}
      />
      <DateField
        label="Ngày nhận việc đề xuất"
        readOnly={!mayWrite}
        value={values.proposed_start ?? null}
        error={errors['proposed_start']}
        onValueChange={(start) => change({ proposed_start: start })}
      />
      <NumberField
        label="Số ngày thử việc đề xuất"
        readOnly={!mayWrite}
        value={values.proposed_probation_days ?? null}
        error={errors['proposed_probation_days']}
        onValueChange={(days) => change({ proposed_probation_days: days })}
      />
    </Columns>
  )
}
