import { sql } from 'kysely'
import { notFound } from '../contract/failure.ts'
import type { FileAnswer } from '../contract/file-answer.ts'
import type { ProductContext } from '../contract/handlers.ts'
import { hashOf, newToken } from '../contract/session.ts'
import type { Database } from '../db/connect.ts'
import { type CompanyTransaction, inCompany } from '../db/transaction.ts'
import type { Files } from './files.ts'
import { type FileRow, openFile } from './records.ts'

/** A way to fetch one file once, within a minute, without a header: for links that the browser itself follows. */
export interface Ticket {
  ticket: string
  expires_at: string
}

/**
 * Gives a ticket for a file that the caller has just been found to be allowed to see. It ends with the caller's session.
 * @throws ApiFailure 404 when there is no such file
 */
export async function giveTicket({ db, token }: ProductContext, fileId: number): Promise<Ticket> {
  const ticket = newToken()
  const { rows } = await sql<{ expires_at: string | null }>`
    select give_file_ticket(${hashOf(ticket)}, ${hashOf(token)}, ${fileId}) as expires_at`.execute(db)
  const expiresAt = rows[0]?.expires_at
  if (!expiresAt) throw notFound()
  return { ticket, expires_at: expiresAt }
}

/**
 * Takes a ticket, which is used up by that, and opens its file.
 * @param noteTaken notes that the file of this ticket was opened, once it is
 * @throws ApiFailure 404 for a ticket that was used, is too old, or never was
 */
export async function takeTicket(
  database: Database,
  files: Files,
  ticket: string,
  noteTaken: (transaction: CompanyTransaction, ticketHash: Buffer) => Promise<void>,
): Promise<FileAnswer> {
  const { rows } = await database.pool.query<{ company_id: number; file_id: number }>(
    'select company_id, file_id from take_file_ticket($1)',
    [hashOf(ticket)],
  )
  const [taken] = rows
  if (taken === undefined) throw notFound()
  const companyId = taken.company_id
  const row = await inCompany(database, { companyId, readOnly: true }, ({ db, inThisCompany }) =>
    db
      .selectFrom('files')
      .select(['id', 'blob', 'name', 'media_type', 'size', 'scan_state', 'created_at'])
      .where(inThisCompany('files'))
      .where('id', '=', taken.file_id)
      .where('removed_at', 'is', null)
      .executeTakeFirst(),
  )
  if (row === undefined) throw notFound()
  // The check constraint of scan_state allows exactly these words.
  const opened = await openFile(files, companyId, row as FileRow)
  await inCompany(database, { companyId, readOnly: false }, (transaction) =>
    noteTaken(transaction, hashOf(ticket)),
  )
  return opened
}
