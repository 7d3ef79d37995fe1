import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import type { JobTransaction } from '../../../jobs/define-job.ts'
import { writeNotices } from '../../../notices/write-notices.ts'
import { namedPeople } from '../../employees/public.ts'
import { readableBy } from './readable-by.ts'
import { hasConfirmed, isWaiting } from './reader-state.ts'

/** So many people are asked, or asked again, in one transaction. */
const piece = 500

/** Who is at work and named by one of `document_readings`. */
export const namedReaders: RawBuilder<unknown> = namedPeople('document_readings')

/** Whom the open requests for a document ask, but for one of them: who has been asked, and who is by the next turn. */
export function askedByOthers(
  transaction: CompanyTransaction,
  documentId: number,
  exceptId: number | null = null,
): RawBuilder<unknown> {
  const others = sql<SqlBool>`${transaction.inThisCompany('document_readings')}
    and document_readings.document_id = ${documentId} and document_readings.withdrawn_at is null
    and document_readings.id is distinct from ${exceptId}::bigint`
  return sql`(
    select document_readers.employee_id as id from document_readings
    join document_readers on document_readers.company_id = document_readings.company_id
      and document_readers.reading_id = document_readings.id
    where ${others}
    union
    select named.id from document_readings
    join documents on documents.company_id = document_readings.company_id and documents.id = document_readings.document_id
    cross join lateral ${namedReaders} as named
    where ${others} and ${readableBy(transaction, sql.ref('named.id'))})`
}

/**
 * Asks people whom a request names and who are not asked yet, as many as one piece takes, and tells each by a notice. Mails
 * follow. Doing it again asks the next ones, and later whoever has come since.
 * @returns how many were added; nobody is left at 0
 */
export async function askReaders(transaction: JobTransaction, readingId: number): Promise<number> {
  const { db, inThisCompany } = transaction
  if (!(await holdOpen(transaction, readingId))) return 0
  // Held, so that of two requests at once the second sees whom the first asked.
  await sql`
    select from documents where ${inThisCompany('documents')} and id = (
      select document_id from document_readings where ${inThisCompany('document_readings')} and id = ${readingId})
    for no key update`.execute(db)
  const { rows } = await sql<{ employee_id: number }>`
    insert into document_readers (company_id, reading_id, employee_id)
    select document_readings.company_id, document_readings.id, named.id
    from document_readings
    join documents on documents.company_id = document_readings.company_id and documents.id = document_readings.document_id
    cross join lateral ${namedReaders} as named
    where ${inThisCompany('document_readings')} and document_readings.id = ${readingId}
      and not exists (
        select from document_readers before
        join document_readings elder on elder.company_id = before.company_id and elder.id = before.reading_id
        where before.company_id = document_readings.company_id and before.employee_id = named.id
          and elder.document_id = document_readings.document_id
          and (elder.id = document_readings.id or elder.withdrawn_at is null))
      and ${readableBy(transaction, sql.ref('named.id'))}
    limit ${piece}
    on conflict do nothing returning employee_id`.execute(db)
  const ids = rows.map(({ employee_id: id }) => id)
  if (ids.length > 0) await writeNotices(transaction, ids, { kind: 'document_to_read', recordId: readingId })
  return ids.length
}

/** Whom to ask again: of which request, after which of its readers, and since when there has been a reason. */
interface Again {
  readingId: number
  after: number
  since: string
}

/**
 * Tells people who are asked that there is a file that they have not confirmed, as many as one piece takes. Who had
 * confirmed others gets a mail too, once for each reason; who had not has had his.
 * @returns after whom to go on; undefined once nobody is left
 */
export async function askAgain(
  transaction: JobTransaction,
  { readingId, after, since }: Again,
): Promise<number | undefined> {
  const { db, inThisCompany } = transaction
  if (!(await holdOpen(transaction, readingId))) return undefined
  const { rows } = await sql<{ id: number; employee_id: number; waits: boolean }>`
    with piece as materialized (
      select document_readers.id, document_readers.employee_id, ${hasConfirmed} as has_confirmed,
        (employees.active and ${isWaiting} and ${readableBy(transaction, sql.ref('employees.id'))}) as waits
      from document_readers
      join document_readings on document_readings.company_id = document_readers.company_id
        and document_readings.id = document_readers.reading_id
      join documents on documents.company_id = document_readings.company_id and documents.id = document_readings.document_id
      join employees on employees.company_id = document_readers.company_id and employees.id = document_readers.employee_id
      where ${inThisCompany('document_readers')} and document_readers.reading_id = ${readingId}
        and document_readers.id > ${after}
      order by document_readers.id limit ${piece}
    ), again as (
      update document_readers set mailed_at = null from piece
      where ${inThisCompany('document_readers')} and document_readers.id = piece.id and piece.waits
        and piece.has_confirmed and document_readers.mailed_at < ${since}::timestamptz
    )
    select id, employee_id, waits from piece order by id`.execute(db)
  const ids = rows.filter(({ waits }) => waits).map(({ employee_id: id }) => id)
  if (ids.length > 0) await writeNotices(transaction, ids, { kind: 'document_to_read', recordId: readingId })
  return rows.at(-1)?.id
}

/** Keeps a request from being taken back until the end of the transaction; false where it has been. */
async function holdOpen({ db, inThisCompany }: CompanyTransaction, readingId: number): Promise<boolean> {
  const { rows } = await sql`
    select from document_readings
    where ${inThisCompany('document_readings')} and id = ${readingId} and withdrawn_at is null for share`.execute(
    db,
  )
  return rows.length > 0
}
