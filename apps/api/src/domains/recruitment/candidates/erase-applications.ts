import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { isThere, visibleCandidates } from './visible-candidates.ts'

/** Days for which what looks like spam lies there for HR to look at. */
export const suspectedDays = 30

/** Erases what candidates have sent through the portal; their links lead nowhere from then on. */
export async function eraseApplicationsOf(
  transaction: CompanyTransaction,
  candidateIds: readonly number[],
): Promise<void> {
  await erase(transaction, sql<SqlBool>`application.candidate_id = any(${candidateIds}::bigint[])`)
}

/** Erases one that no candidate was made of. */
export async function eraseApplication(transaction: CompanyTransaction, id: number): Promise<void> {
  await erase(transaction, sql<SqlBool>`application.id = ${id}`)
}

/** What looked like spam and was released by nobody goes for good; the number of them. */
export function forgetSuspected(transaction: CompanyTransaction): Promise<number> {
  return erase(
    transaction,
    sql<SqlBool>`application.candidate_id is null and application.sent_at < now() - make_interval(days => ${suspectedDays})`,
  )
}

/** Mails that told of an erasure go once they have left the house, and with them the address that they went to. */
export async function forgetLastMails({ db, inThisCompany }: CompanyTransaction): Promise<void> {
  await sql`delete from mails where ${inThisCompany('mails')} and template = 'application-erased'
    and state in ('sent', 'stored', 'failed', 'cancelled')`.execute(db)
}

/** Forgets what the trail keeps of some fields of an application: what was changed with them goes too. */
export async function forgetSentValues(
  { db, inThisCompany }: CompanyTransaction,
  id: number,
  fields: readonly string[],
): Promise<void> {
  await sql`delete from audit_values where ${inThisCompany('audit_values')} and resource = 'externals'
    and record_id = ${id} and exists (
      select from jsonb_object_keys(changes) as kept (field) where kept.field = any(${fields}::text[]))`.execute(
    db,
  )
}

/** Those of these applications of which a candidate has come whom the reader sees; the others are told to nobody. */
export async function letInApplicationIds(
  context: ProductContext,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select application.id from applications application
    join candidates on ${context.inThisCompany('candidates')} and candidates.id = application.candidate_id
    where ${context.inThisCompany('application')} and application.id = any(${ids}::bigint[]) and ${isThere}
      and ${visibleRows(context, visibleCandidates)}`.execute(context.db)
  return new Set(rows.map(({ id }) => id))
}

async function erase({ db, inThisCompany }: CompanyTransaction, which: RawBuilder<SqlBool>): Promise<number> {
  // Those of a candidate are his, and go with him; those of what looked like spam are its own.
  await sql`update files set removed_at = now(), name = 'Đã xóa' where ${inThisCompany('files')} and removed_at is null
    and owner_kind = 'application' and owner_id in (
      select application.id from applications application
      where ${inThisCompany('application')} and application.erased_at is null and ${which})`.execute(db)
  await sql`delete from application_files where ${inThisCompany('application_files')} and application_id in (
      select application.id from applications application
      where ${inThisCompany('application')} and application.erased_at is null and ${which})`.execute(db)
  // The lines of the trail stay, with the names of fields.
  await sql`delete from audit_values where ${inThisCompany('audit_values')} and resource = 'externals'
    and record_id in (
      select application.id from applications application
      where ${inThisCompany('application')} and application.erased_at is null and ${which})`.execute(db)
  // Mails with their links, by the reference that stands in each.
  await sql`delete from mails where ${inThisCompany('mails')} and template in ('application-received', 'application-link')
    and variables ->> 'reference' in (
      select application.reference from applications application
      where ${inThisCompany('application')} and application.erased_at is null and ${which})`.execute(db)
  const { rows } = await sql`
    with erased as (
      update applications application set content = '{}', answers = '{}', withdrawal_reason = null, source_word = null,
        erase_answer = null, erase_answered_at = null, erase_answered_by = null, erased_at = now(), candidate_id = null
      where ${inThisCompany('application')} and application.erased_at is null and ${which}
      returning application.id
    )
    select id, end_application_links(id) from erased`.execute(db)
  return rows.length
}
