import type { Data, Schemas } from '@nhansu/sdk/contract'
import { type SqlBool, sql } from 'kysely'
import { type RowConditions, visibleRows } from '../../../contract/access.ts'
import { notFound } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { hasAccount, mainUnit } from '../../employees/public.ts'
import { mine } from '../visible-documents.ts'
import { reportedReaders } from './reported-readers.ts'
import { confirmedAt, dueDate, readerState } from './reader-state.ts'

export type Reading = Schemas['DocumentReading']
type Reader = Schemas['DocumentReader']

/** Requests are for people of the whole company: who holds the right for units or himself has no part in them. */
export const wholeCompany: RowConditions = { table: 'documents' }

const most = 100

const columns = (
  context: ProductContext,
) => sql`document_readings.id, document_readings.document_id, documents.number as document_number,
  documents.summary as document_summary, document_readings.due_date,
  document_readings.due_date - current_date as days_left, document_readings.withdrawn_at, document_readings.created_at,
  array(select unit.name from departments unit
    where unit.company_id = document_readings.company_id and unit.id = any(document_readings.department_ids)
    order by unit.name) as department_names,
  array(select held.name from positions held
    where held.company_id = document_readings.company_id and held.id = any(document_readings.position_ids)
    order by held.name) as position_names,
  cardinality(document_readings.employee_ids) as employee_total,
  (select full_name from names_of_users(array[document_readings.created_by])) as created_by_name,
  (select jsonb_build_object('total', count(*), 'confirmed', count(*) filter (where state = 'confirmed'),
      'again', count(*) filter (where state = 'again'), 'waiting', count(*) filter (where state = 'waiting'),
      'without_account', count(*) filter (where not has_account))
    from (select ${readerState} as state, ${hasAccount} as has_account from ${readersOfOuter(context)}) as each) as figures`

/** The readers of the request of the statement around; its own name is hidden in here. */
function readersOfOuter(context: ProductContext) {
  return sql`${reportedReaders(context)} where document_readers.company_id = outer_reading.company_id
    and document_readers.reading_id = outer_reading.id`
}

/** Requests as the contract answers them, of documents that the reader may see. */
async function readReadings(
  context: ProductContext,
  condition: ReturnType<typeof sql<SqlBool>>,
): Promise<Reading[]> {
  const { rows } = await sql<Reading>`
    select ${columns(context)} from document_readings
    join document_readings outer_reading on outer_reading.company_id = document_readings.company_id
      and outer_reading.id = document_readings.id
    join documents on documents.company_id = document_readings.company_id and documents.id = document_readings.document_id
    where ${context.inThisCompany('document_readings')} and ${mine(context, visibleRows(context, wholeCompany))}
      and ${condition}
    order by document_readings.id desc limit ${most}`.execute(context.db)
  return rows
}

/** The requests for a document, the last first. */
export async function readingsOf(context: ProductContext, documentId: number): Promise<Reading[]> {
  return readReadings(context, sql<SqlBool>`document_readings.document_id = ${documentId}`)
}

/**
 * One request.
 * @throws ApiFailure 404 when it is not there or its document is not the reader's to see
 */
export async function findReading(context: ProductContext, id: number): Promise<Reading> {
  const [reading] = await readReadings(context, sql<SqlBool>`document_readings.id = ${id}`)
  if (reading === undefined) throw notFound()
  return reading
}

/** How far each unit is, the one with most to do first; everybody counts in his main unit of today. */
export async function unitsOf(context: ProductContext, id: number): Promise<Schemas['ReadingUnit'][]> {
  const { db, inThisCompany } = context
  const { rows } = await sql<Schemas['ReadingUnit']>`
    select department_id, coalesce(max(department_name), 'Chưa thuộc đơn vị nào') as department_name,
      count(*) as total, count(*) filter (where state = 'confirmed') as confirmed,
      count(*) filter (where state <> 'confirmed') as waiting
    from (
      select main.department_id, unit.name as department_name, ${readerState} as state
      from ${reportedReaders(context)}
      left join employee_positions main on main.company_id = employees.company_id and main.employee_id = employees.id
        and main.is_main and main.to_date is null
      left join departments unit on unit.company_id = main.company_id and unit.id = main.department_id
      where ${inThisCompany('document_readers')} and document_readers.reading_id = ${id}) as each
    group by department_id order by waiting desc, department_name, department_id`.execute(db)
  return rows
}

interface AskedPeople {
  id: number
  state?: Schemas['ReaderState'] | undefined
  departmentId?: number | undefined
}

/** The people of a request by name, and how many there are. */
export async function peopleOf(
  context: ProductContext,
  { id, state, departmentId }: AskedPeople,
  { limit, offset }: { limit: number; offset: number },
): Promise<Data<'documentReadings.people'>> {
  const { db, inThisCompany } = context
  const asked = sql<SqlBool>`${inThisCompany('document_readers')} and document_readers.reading_id = ${id}
    and ${state === undefined ? sql`true` : sql`${readerState} = ${state}`}
    and ${
      departmentId === undefined
        ? sql`true`
        : sql`exists (select from employee_positions main
            where main.company_id = employees.company_id and main.employee_id = employees.id and main.is_main
              and main.to_date is null and main.department_id = ${departmentId})`
    }`
  const { rows } = await sql<Reader>`
    select document_readers.id, employees.id as employee_id, employees.nhansu_id, employees.full_name,
      ${mainUnit} as department_name, ${readerState} as state, ${confirmedAt} as confirmed_at,
      ${dueDate} as due_date, ${dueDate} - current_date as days_left, ${hasAccount} as has_account, document_readers.asked_at,
      coalesce((select string_agg(read.file_name || ' (SHA-256 ' || left(read.sha256, 16) || ')', ', ' order by read.file_id)
        from document_read_files read
        where read.company_id = document_readers.company_id and read.reader_id = document_readers.id
          and read.confirmed_at is not null), '') as files
    from ${reportedReaders(context)} where ${asked}
    order by employees.sort_name, employees.id limit ${limit} offset ${offset}`.execute(db)
  const counted = await sql<{ total: number }>`
    select count(*) as total from ${reportedReaders(context)} where ${asked}`.execute(db)
  return { people: rows, total: counted.rows[0]?.total ?? 0 }
}
