import { sql } from 'kysely'
import { ApiFailure } from '../../../contract/failure.ts'
import type { Handler, ProductContext } from '../../../contract/handlers.ts'
import { askAgainLater } from './ask-job.ts'
import { askedByOthers } from './ask-readers.ts'
import { findReading, type Reading } from './reading-rows.ts'

/** Takes a request back. Unread notices of it go with it; what was confirmed stays. */
export const withdrawReading: Handler<'documentReadings.withdraw'> = async ({ path: { id } }, context) => {
  const reading = await openToMove(context, id)
  if (reading.withdrawn_at !== null) throw new ApiFailure(409, 'Yêu cầu này đã được thu hồi.')
  const { db, inThisCompany } = context
  await sql`update document_readings set withdrawn_at = now()
    where ${inThisCompany('document_readings')} and id = ${id}`.execute(db)
  await sql`delete from notices
    where ${inThisCompany('notices')} and kind = 'document_to_read' and record_id = ${id} and read_at is null`.execute(
    db,
  )
  context.audit({
    recordId: id,
    changedFields: ['withdrawn_at'],
    detail: { document_id: reading.document_id },
  })
  return { reading: await findReading(context, id) }
}

/** Asks again what was taken back: who has not confirmed, and whoever has come since. */
export const resumeReading: Handler<'documentReadings.resume'> = async ({ path: { id } }, context) => {
  const reading = await openToMove(context, id)
  if (reading.withdrawn_at === null)
    throw new ApiFailure(409, 'Yêu cầu này đang được gửi, không cần gửi lại.')
  await checkAnew(context, reading)
  await sql`update document_readings set withdrawn_at = null
    where ${context.inThisCompany('document_readings')} and id = ${id}`.execute(context.db)
  await askAgainLater(context, { readingId: id })
  context.audit({
    recordId: id,
    changedFields: ['withdrawn_at'],
    detail: { document_id: reading.document_id },
  })
  return { reading: await findReading(context, id) }
}

/** What was sent meanwhile stands, and nobody is asked for a day that is over. */
async function checkAnew(
  context: ProductContext,
  { id, document_id: documentId, days_left: daysLeft }: Reading,
): Promise<void> {
  const { db, inThisCompany } = context
  if (daysLeft < 0) {
    throw new ApiFailure(
      409,
      'Hạn xác nhận của yêu cầu này đã qua. Hãy gửi tài liệu bằng một yêu cầu mới với hạn mới.',
    )
  }
  // Held, so that nobody sends the same document meanwhile.
  await sql`select from documents where ${inThisCompany('documents')} and id = ${documentId} for update`.execute(
    db,
  )
  const { rows } = await sql<{ people: number }>`
    select count(*)::integer as people from document_readers
    join employees on employees.company_id = document_readers.company_id and employees.id = document_readers.employee_id
      and employees.active
    where ${inThisCompany('document_readers')} and document_readers.reading_id = ${id}
      and document_readers.employee_id in (select others.id from ${askedByOthers(context, documentId, id)} as others)`.execute(
    db,
  )
  const people = rows[0]?.people ?? 0
  if (people > 0) {
    throw new ApiFailure(
      409,
      `Có ${people} người của yêu cầu này đang được gửi tài liệu ở yêu cầu khác. Hãy thu hồi yêu cầu kia trước khi gửi lại.`,
    )
  }
}

/** Holds a request until the end of the transaction, and reads it then. */
async function openToMove(context: ProductContext, id: number): Promise<Reading> {
  await findReading(context, id)
  await sql`select from document_readings
    where ${context.inThisCompany('document_readings')} and id = ${id} for update`.execute(context.db)
  return findReading(context, id)
}
