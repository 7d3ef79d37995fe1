import type { Data, Input } from '@nhansu/sdk/contract'
import { emailKindLabels } from '@nhansu/sdk/domains/emails'
import { fieldFacts } from '@nhansu/sdk/field-facts/emails'
import { activeField } from '#web/kit/catalogues/catalogue-parts.tsx'
import { type FormValues, startValues } from '#web/kit/forms/form-rules.ts'
import type { AnyField, Field } from '#web/kit/resource/define-resource.ts'
import { withFacts } from '#web/kit/resource/field-facts.ts'
import { letterHtml, toText } from '#web/kit/letter/letter-text.ts'

/** A template as the server has it. */
export type Email = Data<'emails.show'>['email']

/** What a template is called and who gets a copy. */
export const headFields: readonly AnyField[] = [
  ...(withFacts(fieldFacts, [
    { field: 'name', input: 'text' },
    { field: 'kind', input: { labels: emailKindLabels }, initial: 'interview_invitation' },
  ] as const satisfies readonly Field<'emails'>[]) as readonly AnyField[]),
  // The contract has a list of addresses; people write them one after the other.
  { field: 'cc', label: 'Người nhận thêm (CC)', input: 'text', hint: 'Các địa chỉ cách nhau bằng dấu phẩy.' },
  ...(withFacts(fieldFacts, [activeField]) as readonly AnyField[]),
]

/** What a letter says. */
export const wordFields = withFacts(fieldFacts, [
  { field: 'subject', input: 'text' },
  {
    field: 'body',
    input: 'long-text',
    hint: 'Dòng trống để sang đoạn mới, “- ” đầu dòng để liệt kê, **chữ đậm**.',
  },
  { field: 'signature', input: 'long-text' },
] as const satisfies readonly Field<'emails'>[]) as readonly AnyField[]

/** All declared fields of the form. */
export const emailFields: readonly AnyField[] = [...headFields, ...wordFields]

/** What the form holds of a template, in words as people write them. */
export function emailValues(email?: Email): FormValues {
  if (email === undefined) return startValues(emailFields)
  const { body, signature, cc_addresses: copies } = email
  const words = { body: toText(body), signature: signature ? toText(signature) : '', cc: copies.join(', ') }
  return startValues(emailFields, { ...email, ...words })
}

/** The form's words as the contract wants them. */
export function wordsOf(values: FormValues): { subject: string; body: string; signature: string | null } {
  const text = (name: string) => String(values[name] ?? '').trim()
  return {
    subject: text('subject'),
    body: letterHtml(text('body')),
    signature: text('signature') === '' ? null : letterHtml(text('signature')),
  }
}

/** What is saved of the form. */
export function emailBody({ cc, ...values }: FormValues): Input<'emails.store'>['body'] {
  const copies = String(cc ?? '')
    .split(/[,;\s]+/)
    .filter((address) => address !== '')
  // The contract's rules have passed the other fields.
  return { ...values, ...wordsOf(values), cc_addresses: copies } as Input<'emails.store'>['body']
}
