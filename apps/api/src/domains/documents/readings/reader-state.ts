import { type SqlBool, sql } from 'kysely'

/** The files of a document that are to be read now, as `stored`; one with a virus nobody can open. */
export const filesToRead = sql`files stored
  where stored.company_id = document_readings.company_id and stored.owner_kind = 'document'
    and stored.owner_id = document_readings.document_id and stored.purpose = 'document_file'
    and stored.removed_at is null and stored.scan_state <> 'infected'`

/** Whether a row of `document_readers` has ever confirmed a file. */
export const hasConfirmed = sql<SqlBool>`exists (
  select from document_read_files ever
  where ever.company_id = document_readers.company_id and ever.reader_id = document_readers.id
    and ever.confirmed_at is not null)`

/** Whether he has confirmed every file that stands there now, and any at all. */
export const isDone = sql<SqlBool>`(${hasConfirmed} and not exists (
  select from ${filesToRead} and not exists (
    select from document_read_files done
    where done.company_id = stored.company_id and done.reader_id = document_readers.id
      and done.file_id = stored.id and done.confirmed_at is not null)))`

/** Whether there is something that he can read and has not confirmed. */
export const isWaiting = sql<SqlBool>`(not ${isDone} and exists (select from ${filesToRead}))`

/** Who is asked later than the others has so many days at least. */
const leastDays = 7

/** Until when a row of `document_readers` is to be confirmed: by the day of the request, or later for who came later. */
export const dueDate = sql<string>`(case
  when document_readers.asked_at < document_readings.created_at + interval '1 day' then document_readings.due_date
  else greatest(document_readings.due_date, document_readers.asked_at::date + ${sql.lit(leastDays)}) end)`

/** How far he is, as `ReaderState` of the contract. */
export const readerState = sql<string>`(case when ${isDone} then 'confirmed' when ${hasConfirmed} then 'again' else 'waiting' end)`

/** When he last confirmed something. */
export const confirmedAt = sql`(
  select max(read.confirmed_at) from document_read_files read
  where read.company_id = document_readers.company_id and read.reader_id = document_readers.id)`
