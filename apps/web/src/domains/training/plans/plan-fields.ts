import { fieldFacts } from '@nhansu/sdk/field-facts/training-plans'
import type { Field } from '#web/kit/resource/define-resource.ts'
import { withFacts } from '#web/kit/resource/field-facts.ts'

/** What a plan is; its contents are lines of their own. */
export const planFields = withFacts(fieldFacts, [
  { field: 'name', input: 'text' },
  { field: 'year', input: 'number', initial: new Date().getFullYear() + 1 },
  { field: 'quarter', input: 'number', hint: 'Để trống nếu lập cho cả năm.' },
  {
    field: 'department_id',
    input: { reference: 'departments', nameIn: 'department_name' },
    hint: 'Để trống nếu lập cho toàn công ty.',
  },
  { field: 'note', input: 'long-text' },
] as const satisfies readonly Field<'trainingPlans'>[])
