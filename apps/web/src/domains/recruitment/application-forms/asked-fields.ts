import type { Input, Schemas } from '@nhansu/sdk/contract'
import {
  applicationFieldLabels,
  applicationNeedLabels,
  groundedFields,
} from '@nhansu/sdk/domains/application-form'
import { fieldFacts } from '@nhansu/sdk/field-facts/application-forms'
import type { FormValues } from '#web/kit/forms/form-rules.ts'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { withFact } from '#web/kit/resource/field-facts.ts'

type Form = Schemas['ApplicationForm']
type Field = Schemas['ApplicationField']

// The keys of a table of labels are the contract's words.
const names = Object.keys(applicationFieldLabels) as Field[]

const needField = (name: Field): AnyField => ({
  field: `need_${name}`,
  label: applicationFieldLabels[name],
  input: { labels: { none: 'Không hỏi', ...applicationNeedLabels } },
  required: true,
})

const groundField = (name: Field): AnyField => ({
  field: `ground_${name}`,
  label: `Lý do cần hỏi ${applicationFieldLabels[name]}`,
  input: 'text',
  required: true,
  hint: 'Hiện cạnh mục này trên biểu mẫu; người dự tuyển phải đồng ý riêng.',
})

const promises: readonly AnyField[] = [
  withFact(fieldFacts, { field: 'answer_within_days', input: 'number', required: true }),
  withFact(fieldFacts, {
    field: 'is_listed',
    input: 'switch',
    hint: 'Tắt thì chỉ ai có đường dẫn mới thấy đợt này.',
  }),
  withFact(fieldFacts, {
    field: 'is_salary_public',
    input: 'switch',
    hint: 'Tắt thì trang đợt không nêu mức lương.',
  }),
]

/** Every field that the form of what is asked may hold. */
export const askedFields: readonly AnyField[] = [
  ...promises,
  ...names.flatMap((name) =>
    groundedFields.has(name) ? [needField(name), groundField(name)] : [needField(name)],
  ),
]

/** The fields that what is filled in so far asks for: a ground once something delicate is asked. */
export function fieldsOfForm(values: FormValues): readonly AnyField[] {
  const isAsked = (name: Field) => values[`need_${name}`] !== 'none'
  return [
    ...promises,
    ...names.flatMap((name) =>
      groundedFields.has(name) && isAsked(name) ? [needField(name), groundField(name)] : [needField(name)],
    ),
  ]
}

/** What a campaign asks, as the form of it holds it. */
export function heldForm({ fields, ...form }: Form): Record<string, unknown> {
  const asked = new Map(fields.map((field) => [field.field, field]))
  return {
    ...form,
    ...Object.fromEntries(
      names.flatMap((name) => [
        [`need_${name}`, asked.get(name)?.need ?? 'none'],
        [`ground_${name}`, asked.get(name)?.ground ?? ''],
      ]),
    ),
  }
}

/** What the form holds, as the contract takes it. */
export function sentForm(values: FormValues): Input<'applicationForms.update'>['body'] {
  const fields = names.flatMap((field) => {
    // The form offers the contract's words and 'none'.
    const need = values[`need_${field}`] as Schemas['ApplicationFormField']['need'] | 'none'
    const ground = groundedFields.has(field) ? (values[`ground_${field}`] as string | null) : null
    return need === 'none' ? [] : [{ field, need, ground }]
  })
  return {
    fields,
    // The contract's rules have passed each of them.
    answer_within_days: Number(values['answer_within_days']),
    is_listed: values['is_listed'] === true,
    is_salary_public: values['is_salary_public'] === true,
  }
}
