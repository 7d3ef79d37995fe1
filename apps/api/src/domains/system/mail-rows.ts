import type { Data } from '@nhansu/sdk/contract'
import { type RawBuilder, sql } from 'kysely'
import type { ProductContext } from '../../contract/handlers.ts'
import type { ListSource } from '../../contract/list-query/source.ts'
import { titleOfMail } from '../../mail/templates.ts'
import { requesters } from './user-names.ts'

/** A mail as the screens show it. */
export type Mail = Data<'mails.cancel'>['mail']

/** A mail as its table has it. */
export type MailRow = Omit<Mail, 'requested_by' | 'template_title'> & { requested_by: number | null }

export const mailSource: ListSource = {
  table: 'mails',
  defaultSort: '-created_at',
  fields: { state: { values: 'string' }, template: { values: 'string' } },
}

/** The columns of a {@link MailRow}. */
export const mailColumns: RawBuilder<unknown> = sql`
  mails.id, mails.template, mails.to_name, mails.to_address, mails.subject, mails.state, mails.attempts,
  mails.last_error, mails.has_secrets, mails.requested_by, mails.created_at, mails.attempted_at, mails.sent_at`

/** Adds who caused each mail, and what kind of mail it is. */
export async function withNames(context: ProductContext, rows: readonly MailRow[]): Promise<Mail[]> {
  const requesterOf = await requesters(context, rows)
  return rows.map((row) => ({
    ...row,
    template_title: titleOfMail(row.template),
    requested_by: requesterOf(row),
  }))
}
