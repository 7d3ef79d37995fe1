import type { Input, Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import { ApiFailure, type FieldErrors, invalidInput } from '../../../contract/failure.ts'
import type { Handler, ProductContext } from '../../../contract/handlers.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import { errorsOfNamed, hasAccount } from '../../employees/public.ts'
import { findDocument } from '../document-rows.ts'
import { askReadersJob } from './ask-job.ts'
import { askedByOthers, namedReaders } from './ask-readers.ts'
import { readableBy } from './readable-by.ts'
import { findReading, wholeCompany } from './reading-rows.ts'

type Body = Input<'documentReadings.store'>['body']
type Preview = Schemas['DocumentReadingPreview']

/** So many are named who have no account; the report names all. */
const mostNamed = 20

/**
 * Sends a document to be read: keeps the request and tells whom it asks; the background asks them, however many they are.
 * As a preview it only counts.
 *
 * Failures: 404; 400 field by field; 409 for a document without a file to read, and where nobody is left to be asked.
 */
export const storeReading: Handler<'documentReadings.store'> = async (
  { path, query = {}, body },
  context,
) => {
  void visibleRows(context, wholeCompany)
  const { files = [] } = await findDocument(context, path.id, wholeCompany)
  // Held, so that of two who send it at once the second sees whom the first asks.
  await sql`select from documents where ${context.inThisCompany('documents')} and id = ${path.id} for update`.execute(
    context.db,
  )
  await checkBody(context, body)
  if (!files.some(({ scan_state: state }) => state !== 'infected')) {
    throw new ApiFailure(409, 'Tài liệu chưa có tệp nào đọc được. Hãy đính kèm tệp trước khi gửi.')
  }
  const preview = await counted(context, path.id, body)
  if (query.dry_run === true) return { preview, reading: null }
  if (preview.asked === 0) {
    throw new ApiFailure(
      409,
      'Không có ai để gửi: mọi người được chọn đã được gửi trước hoặc không được xem tài liệu này.',
    )
  }
  const id = await keep(context, path.id, body)
  await enqueue(context, askReadersJob, { readingId: id })
  context.audit({
    recordId: id,
    changedFields: Object.keys(body),
    detail: { document_id: path.id, asked: preview.asked },
  })
  return { preview, reading: await findReading(context, id) }
}

async function keep(
  { db, companyId, session }: ProductContext,
  documentId: number,
  { due_date, department_ids = [], position_ids = [], employee_ids = [] }: Body,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into document_readings (company_id, document_id, due_date, department_ids, position_ids, employee_ids, created_by)
    values (${companyId}, ${documentId}, ${due_date}, ${department_ids}::bigint[], ${position_ids}::bigint[],
      ${employee_ids}::bigint[], ${session.userId})
    returning id`.execute(db)
  return Number(rows[0]?.id)
}

/** Whom a request would ask, without writing anything. */
async function counted(
  context: ProductContext,
  documentId: number,
  { department_ids = [], position_ids = [], employee_ids = [] }: Body,
): Promise<Preview> {
  const { rows } = await sql<Preview>`
    with request as (
      select ${context.companyId}::integer as company_id, ${department_ids}::bigint[] as department_ids,
        ${position_ids}::bigint[] as position_ids, ${employee_ids}::bigint[] as employee_ids
    ), named as materialized (
      select people.id from request as document_readings cross join lateral ${namedReaders} as people
    ), chosen as materialized (
      select named.id, named.id in (select others.id from ${askedByOthers(context, documentId)} as others) as is_before,
        ${readableBy(context, sql.ref('named.id'))} as may_read
      from named
      join documents on ${context.inThisCompany('documents')} and documents.id = ${documentId}
    ), asked as materialized (
      select employees.id, employees.nhansu_id, employees.full_name, employees.sort_name, ${hasAccount} as has_account,
        nullif(trim(both from employees.company_email), '') is null as is_unreached
      from chosen
      join employees on ${context.inThisCompany('employees')} and employees.id = chosen.id
      where chosen.may_read and not chosen.is_before
    )
    select (select count(*) from chosen) as named, (select count(*) from asked) as asked,
      (select count(*) from chosen where is_before) as asked_before,
      (select count(*) from chosen where not is_before and not may_read) as closed_off,
      (select count(*) from asked where not has_account) as without_account,
      (select count(*) from asked where is_unreached) as without_address,
      coalesce((select jsonb_agg(to_jsonb(first_ones)) from (
        select id, nhansu_id, full_name from asked where not has_account order by sort_name, id limit ${mostNamed}
      ) as first_ones), '[]') as people_without_account`.execute(context.db)
  const [found] = rows
  if (found === undefined) throw new Error('Counting answers one row')
  return found
}

async function checkBody(context: ProductContext, body: Body): Promise<void> {
  const { rows } = await sql<{ is_past: boolean }>`
    select ${body.due_date}::date < current_date as is_past`.execute(context.db)
  const errors: FieldErrors = {
    ...(rows[0]?.is_past && { due_date: ['Hạn xác nhận phải từ hôm nay trở đi.'] }),
    ...(await errorsOfNamed(context, body)),
  }
  if (Object.keys(errors).length > 0) throw invalidInput(errors)
}
