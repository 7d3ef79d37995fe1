import type { Input, Schemas } from '@nhansu/sdk/contract'
import { emailVariables } from '@nhansu/sdk/domains/emails'
import type { Email } from './email-fields.ts'

/** Somebody who may get a letter. */
export type Recipient = Pick<Schemas['CandidateRow'], 'id' | 'full_name' | 'state' | 'email' | 'applied_at'>

/** What the sender types for all. */
export type TypedName = keyof Schemas['EmailValues']

/** What is about to be sent. */
export interface SendDraft {
  campaignId: number | null
  recipients: readonly Recipient[]
  email: Email | null
  values: Readonly<Partial<Record<TypedName, string>>>
}

/** The variables of a template that the sender gives a value, in the order in which they are offered. */
export function typedNames(email: Pick<Email, 'subject' | 'body' | 'signature'>): TypedName[] {
  const words = [email.subject, email.body, email.signature ?? ''].join(' ')
  return Object.entries(emailVariables).flatMap(([name, { from }]) =>
    // Those of the sender are the names of what he types.
    from === 'sender' && words.includes(`{{${name}}}`) ? [name as TypedName] : [],
  )
}

/** The draft as the contract wants it; what was left empty is left out. */
export function sendBody({ email, recipients, values }: SendDraft): Input<'emails.send'>['body'] {
  return {
    email_id: email?.id ?? 0,
    ...(email?.version !== undefined && { version: email.version }),
    candidate_ids: recipients.map(({ id }) => id),
    values: typedValues(values),
  }
}

/** What was typed, tidy. */
export function typedValues(values: SendDraft['values']): Schemas['EmailValues'] {
  const filled = Object.entries(values).map(([name, value]) => [name, value.trim()])
  return Object.fromEntries(filled.filter(([, value]) => value !== ''))
}
