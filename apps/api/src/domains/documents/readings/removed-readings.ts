import { sql } from 'kysely'
import type { ProductContext } from '../../../contract/handlers.ts'
import { undoWindow } from '../../../contract/undo.ts'

/** Under this name deleted requests are kept, each with whom it asked and what they opened. */
const resource = 'document_readings'

/**
 * Takes away with documents the requests that were taken back before anybody confirmed, and keeps them for the undo.
 * Others stay, and stand in the way of deleting.
 */
export async function removeReadings(context: ProductContext, documentIds: readonly number[]): Promise<void> {
  const { db, companyId, inThisCompany, session } = context
  await sql`
    with gone as materialized (
      select document_readings.id, to_jsonb(document_readings) || jsonb_build_object(
        'readers', coalesce((select jsonb_agg(to_jsonb(reader)) from document_readers reader
          where reader.company_id = document_readings.company_id and reader.reading_id = document_readings.id), '[]'),
        'opened', coalesce((select jsonb_agg(to_jsonb(read)) from document_read_files read
          join document_readers reader on reader.company_id = read.company_id and reader.id = read.reader_id
          where reader.company_id = document_readings.company_id and reader.reading_id = document_readings.id), '[]')
      ) as content
      from document_readings
      where ${inThisCompany('document_readings')} and document_id = any(${documentIds}::bigint[])
        and withdrawn_at is not null and not exists (
          select from document_readers reader
          join document_read_files read on read.company_id = reader.company_id and read.reader_id = reader.id
          where reader.company_id = document_readings.company_id and reader.reading_id = document_readings.id
            and read.confirmed_at is not null)
    ), kept as (
      insert into deleted_records (company_id, resource, record_id, content, deleted_by)
      select ${companyId}, ${resource}, id, content, ${session.userId} from gone
    )
    delete from document_readings using gone
    where ${inThisCompany('document_readings')} and document_readings.id = gone.id`.execute(db)
}

/** Brings back what went with these documents. Whoever was asked and is no longer on record stays away. */
export async function restoreReadings(
  { db, inThisCompany }: ProductContext,
  documentIds: readonly number[],
): Promise<void> {
  const { rows } = await sql<{ content: object }>`
    delete from deleted_records
    where ${inThisCompany('deleted_records')} and resource = ${resource} and deleted_at > now() - ${undoWindow}
      and (content ->> 'document_id')::bigint = any(${documentIds}::bigint[])
    returning content`.execute(db)
  if (rows.length === 0) return
  const kept = sql`jsonb_array_elements(${JSON.stringify(rows.map(({ content }) => content))}::jsonb) as kept (content)`
  await sql`
    insert into document_readings
    select back.* from ${kept}, jsonb_populate_record(null::document_readings, kept.content) as back`.execute(
    db,
  )
  await sql`
    insert into document_readers
    select back.* from ${kept}, jsonb_populate_recordset(null::document_readers, kept.content -> 'readers') as back
    where exists (select from employees where ${inThisCompany('employees')} and employees.id = back.employee_id)`.execute(
    db,
  )
  await sql`
    insert into document_read_files
    select back.* from ${kept}, jsonb_populate_recordset(null::document_read_files, kept.content -> 'opened') as back
    where exists (
      select from document_readers where ${inThisCompany('document_readers')} and document_readers.id = back.reader_id)`.execute(
    db,
  )
}
