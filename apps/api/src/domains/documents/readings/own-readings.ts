import type { Schemas } from '@nhansu/sdk/contract'
import { type Expression, type SqlBool, sql } from 'kysely'
import { ApiFailure, notFound } from '../../../contract/failure.ts'
import type { Handler, ProductContext } from '../../../contract/handlers.ts'
import { hashOf } from '../../../contract/session.ts'
import { giveTicket } from '../../../files/tickets.ts'
import { seenInFile } from '../seen-document.ts'
import { readableBy } from './readable-by.ts'
import { confirmedAt, dueDate, filesToRead, readerState } from './reader-state.ts'

type OwnReading = Schemas['OwnReading']

/** Far more than anybody has; who has more sees what waits first. */
const most = 200

/** What the reader himself is asked to read, as far as he may see it now. */
export async function ownReadings(
  context: ProductContext,
  condition: Expression<SqlBool> = sql<SqlBool>`true`,
): Promise<(OwnReading & { reader_id: number })[]> {
  return context.prepared(sql<OwnReading & { reader_id: number }>`
    select document_readers.id as reader_id, document_readings.id, documents.number as document_number,
      documents.summary as document_summary, kind.name as document_type_label, ${dueDate} as due_date,
      ${dueDate} - current_date as days_left, ${readerState} as state, ${confirmedAt} as confirmed_at,
      coalesce((select jsonb_agg(jsonb_build_object('id', stored.id, 'name', stored.name, 'media_type', stored.media_type,
          'size', stored.size, 'opened_at', read.opened_at, 'confirmed_at', read.confirmed_at) order by stored.id)
        from (select stored.* from ${filesToRead}) as stored
        left join document_read_files read on read.company_id = stored.company_id
          and read.reader_id = document_readers.id and read.file_id = stored.id), '[]') as files
    from document_readers
    join document_readings on document_readings.company_id = document_readers.company_id
      and document_readings.id = document_readers.reading_id and document_readings.withdrawn_at is null
    join documents on documents.company_id = document_readings.company_id and documents.id = document_readings.document_id
    join document_types kind on kind.company_id = documents.company_id and kind.id = documents.document_type_id
    where ${context.inThisCompany('document_readers')} and document_readers.employee_id = ${context.session.employeeId}
      and ${readableBy(context, sql.ref('document_readers.employee_id'))} and ${condition}
    order by ${readerState} = 'confirmed', ${dueDate}, document_readings.id limit ${most}`)
}

/** One's own list. */
export const listOwn: Handler<'documentReadings.mine'> = async (_, context) => ({
  readings: (await ownReadings(context)).map(shown),
})

/**
 * Gives a ticket for a file that the reader is asked to read, and waits for it to be taken: only then has he opened it.
 *
 * Failures: 404 for what he is not asked to read.
 */
export const readingTicket: Handler<'documentReadings.ticket'> = async ({ path }, context) => {
  const { id, file_id: fileId } = path
  const { reader_id: readerId, files } = await findOwn(context, id)
  if (!files.some((file) => file.id === fileId)) throw notFound()
  const given = await giveTicket(context, fileId)
  await sql`
    insert into document_read_files (company_id, reader_id, file_id, file_name, sha256, ticket_hash)
    select files.company_id, ${readerId}, files.id, files.name, files.sha256, ${hashOf(given.ticket)}
    from files where ${context.inThisCompany('files')} and files.id = ${fileId}
    on conflict (company_id, reader_id, file_id) do update set ticket_hash = excluded.ticket_hash`.execute(
    context.db,
  )
  const about = sql<number>`(select document_id from document_readings
    where ${context.inThisCompany('document_readings')} and id = ${id})`
  context.audit({ recordId: id, detail: { file_id: fileId }, seen: await seenInFile(context, about) })
  return given
}

/**
 * Keeps that the reader has read and understood every file that stands in the document now. It is about himself alone:
 * no field of the call names a person.
 *
 * Failures: 404 for what he is not asked to read; 409 for a file that he has not opened, or that has come or gone since.
 */
export const confirmReading: Handler<'documentReadings.confirm'> = async (
  { path: { id }, body },
  context,
) => {
  const { reader_id: readerId } = await findOwn(context, id)
  const { db, inThisCompany } = context
  // No file comes or goes until it is kept: whoever changes the files of a document holds it alone.
  await sql`select from documents
    where ${inThisCompany('documents')} and id = (
      select document_readings.document_id from document_readings
      where ${inThisCompany('document_readings')} and document_readings.id = ${id})
    for key share`.execute(db)
  // Held first and read then, so that of two presses the second finds it done.
  await sql`select from document_readers
    where ${inThisCompany('document_readers')} and id = ${readerId} for update`.execute(db)
  const { files } = await findOwn(context, id)
  const named = new Set(body.file_ids)
  if (named.size !== files.length || files.some((file) => !named.has(file.id))) {
    throw new ApiFailure(
      409,
      'Tệp của tài liệu vừa thay đổi. Hãy tải lại trang và đọc tệp hiện có trước khi xác nhận.',
    )
  }
  const unopened = files.filter(({ opened_at: at }) => at === null).map(({ name }) => name)
  if (unopened.length > 0) {
    throw new ApiFailure(409, `Bạn cần mở và đọc tệp ${unopened.join(', ')} trước khi xác nhận.`)
  }
  const { rows } = await sql<{ file_id: number }>`
    update document_read_files set confirmed_at = now()
    where ${inThisCompany('document_read_files')} and reader_id = ${readerId} and file_id = any(${body.file_ids}::bigint[])
      and confirmed_at is null returning file_id`.execute(db)
  await sql`update notices set read_at = now()
    where ${inThisCompany('notices')} and employee_id = ${context.session.employeeId} and kind = 'document_to_read'
      and record_id = ${id} and read_at is null`.execute(db)
  context.audit({ recordId: id, detail: { file_ids: rows.map(({ file_id: fileId }) => fileId) } })
  return { reading: shown(await findOwn(context, id)) }
}

async function findOwn(context: ProductContext, id: number): Promise<OwnReading & { reader_id: number }> {
  const [found] = await ownReadings(context, sql<SqlBool>`document_readings.id = ${id}`)
  if (found === undefined) throw notFound()
  return found
}

/** Without the row that only the server knows it by. */
function shown(found: OwnReading & { reader_id: number }): OwnReading {
  const { reader_id: _, ...reading } = found
  return reading
}
