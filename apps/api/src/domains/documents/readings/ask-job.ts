import { sql } from 'kysely'
import { defineJob, type JobContext, type JobTransaction } from '../../../jobs/define-job.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import { isMailAddress } from '../../../mail/addresses.ts'
import { queueMails } from '../../../mail/outbox.ts'
import { askAgain, askReaders } from './ask-readers.ts'
import { readableBy } from './readable-by.ts'
import { dueDate, isWaiting } from './reader-state.ts'

/** So many people are mailed in one transaction. */
const batch = 200

/** What is to be sent: one request, those of one document, or all of them. */
interface ToAsk {
  readingId?: number
  documentId?: number
  /** Since when there is a reason to ask again who was asked before. */
  since?: string
}

/**
 * Asks people to read documents, and mails them: for one request right after it was sent, again once a file has come, and
 * every night of all, with whoever has come to a named unit or position since. A mail and the note of it are written
 * together, so that each is sent once whatever happens to the process. One request that fails keeps no other waiting.
 */
export const askReadersJob = defineJob<ToAsk>({
  name: 'documents.ask-readers',
  title: 'Gửi tài liệu cần đọc và xác nhận',
  cron: '40 0 * * *',
  longestMinutes: 60,
  run: async (context, input) => {
    const { reading, progress, signal } = context
    const ids = await reading((transaction) => openReadings(transaction, input))
    const failures: unknown[] = []
    const sums = { asked: 0, mailed: 0 }
    for (const [index, id] of ids.entries()) {
      try {
        await send(context, id, input.since, sums)
      } catch (error) {
        failures.push(error)
      }
      if (signal.aborted) throw signal.reason
      await progress(index + 1, ids.length)
    }
    if (failures.length > 0)
      throw new AggregateError(failures, `${failures.length} of ${ids.length} requests were not sent`)
    return sums
  },
})

/** Asks and mails everybody of one request, piece by piece. */
async function send(
  { inCompany, signal }: JobContext,
  id: number,
  since: string | undefined,
  sums: { asked: number; mailed: number },
): Promise<void> {
  for (let asked = 1; asked > 0; sums.asked += asked) {
    signal.throwIfAborted()
    asked = await inCompany((transaction) => askReaders(transaction, id))
  }
  if (since !== undefined) await sendAgain(inCompany, signal, { readingId: id, since })
  for (let mailed = 1; mailed > 0; sums.mailed += mailed) {
    signal.throwIfAborted()
    mailed = await inCompany((transaction) => mailNext(transaction, id))
  }
}

async function sendAgain(
  inCompany: JobContext['inCompany'],
  signal: AbortSignal,
  what: { readingId: number; since: string },
): Promise<void> {
  let after = 0
  for (;;) {
    signal.throwIfAborted()
    const from = after
    const last = await inCompany((transaction) => askAgain(transaction, { ...what, after: from }))
    if (last === undefined) return
    after = last
  }
}

/** Asks again for everything that waits to be read of a document, once the change that calls for it is made. */
export async function askAgainLater(
  transaction: JobTransaction,
  meant: { documentId: number } | { readingId: number },
): Promise<void> {
  const { rows } = await sql<{ since: string }>`select now()::text as since`.execute(transaction.db)
  const isOpen = (await openReadings(transaction, meant)).length > 0
  if (isOpen) await enqueue(transaction, askReadersJob, { ...meant, since: rows[0]?.since ?? '' })
}

async function openReadings(
  { db, inThisCompany }: Pick<JobTransaction, 'db' | 'inThisCompany'>,
  { readingId, documentId }: ToAsk,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from document_readings
    where ${inThisCompany('document_readings')} and withdrawn_at is null
      and ${readingId === undefined ? sql`true` : sql`id = ${readingId}`}
      and ${documentId === undefined ? sql`true` : sql`document_id = ${documentId}`}
    order by due_date, id`.execute(db)
  return rows.map(({ id }) => id)
}

interface Unmailed {
  id: number
  full_name: string
  address: string | null
  company: string
  due: string
  /** Whether there is still something to tell him. */
  waits: boolean
}

/** @returns how many people were looked at; none are left at 0 */
async function mailNext(transaction: JobTransaction, readingId: number): Promise<number> {
  const { db, inThisCompany } = transaction
  const { rows } = await sql<Unmailed>`
    select document_readers.id, employees.full_name, nullif(trim(both from employees.company_email), '') as address,
      companies.name as company, to_char(${dueDate}, 'DD/MM/YYYY') as due,
      (employees.active and ${isWaiting} and ${readableBy(transaction, sql.ref('employees.id'))}) as waits
    from document_readers
    join document_readings on document_readings.company_id = document_readers.company_id
      and document_readings.id = document_readers.reading_id and document_readings.withdrawn_at is null
    join documents on documents.company_id = document_readings.company_id and documents.id = document_readings.document_id
    join companies on companies.id = document_readers.company_id
    join employees on employees.company_id = document_readers.company_id and employees.id = document_readers.employee_id
    where ${inThisCompany('document_readers')} and document_readers.reading_id = ${readingId}
      and document_readers.mailed_at is null
    order by document_readers.id limit ${batch} for update of document_readers`.execute(db)
  const mails = rows.flatMap(({ full_name, address, company, due, waits }) =>
    waits && address !== null && isMailAddress(address)
      ? [
          {
            to: { name: full_name, address },
            variables: { full_name, company, due, link: `/tai-lieu-cua-toi?id=${readingId}` },
          },
        ]
      : [],
  )
  await queueMails(transaction, 'document-to-read', mails)
  await sql`
    update document_readers set mailed_at = now()
    where ${inThisCompany('document_readers')} and id = any(${rows.map(({ id }) => id)}::bigint[])`.execute(
    db,
  )
  return rows.length
}
