import type { Input } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { visibleRows } from '../../contract/access.ts'
import { type FieldErrors, forbidden, invalidInput } from '../../contract/failure.ts'
import type { ProductContext } from '../../contract/handlers.ts'
import { visibleEmployees } from '../employees/public.ts'

type Body = Input<'documents.store'>['body']
/** What of a document rules look at, as it would be stored. */
export type DraftDocument = Partial<Body> & Pick<Body, 'document_type_id'>

/**
 * Refuses what no document may be, each at its field: a type that is not in use or does not fit a type of decision, a
 * number that another decision of the year has, people who are not the user's to see. The days are rules of the database.
 * @param id of the document that is changed; null for a new one
 * @throws ApiFailure 400 field by field
 */
export async function checkDocument(
  context: ProductContext,
  draft: DraftDocument,
  before: { id: number; document_type_id: number } | null,
): Promise<void> {
  const errors: FieldErrors = {
    ...(await typeErrors(context, draft, before?.document_type_id)),
    ...(await numberErrors(context, draft, before?.id ?? null)),
    ...(await employeeErrors(context, draft)),
  }
  if (Object.keys(errors).length > 0) throw invalidInput(errors)
}

async function typeErrors(
  { db, inThisCompany }: ProductContext,
  { document_type_id: typeId, decision_type: decision = null }: DraftDocument,
  typeBefore: number | undefined,
): Promise<FieldErrors> {
  const { rows } = await sql<{ is_decision: boolean; is_active: boolean }>`
    select is_decision, is_active from document_types
    where ${inThisCompany('document_types')} and id = ${typeId}`.execute(db)
  const [type] = rows
  if (type === undefined) return { document_type_id: ['Loại tài liệu không tồn tại.'] }
  if (!type.is_active && typeId !== typeBefore)
    return { document_type_id: ['Loại tài liệu này đã ngừng sử dụng.'] }
  if (type.is_decision && decision === null) return { decision_type: ['Vui lòng chọn loại quyết định.'] }
  if (!type.is_decision && decision !== null)
    return { decision_type: ['Chỉ tài liệu là quyết định mới có loại quyết định.'] }
  return {}
}

async function numberErrors(
  { db, inThisCompany }: ProductContext,
  { number, issue_date: day, decision_type: decision = null }: DraftDocument,
  id: number | null,
): Promise<FieldErrors> {
  if (decision === null || day === undefined) return {}
  if (number === undefined) return { number: ['Vui lòng nhập số quyết định.'] }
  const { rows } = await sql`
    select from documents
    where ${inThisCompany('documents')} and decision_type is not null and lower(number) = lower(${number})
      and extract(year from issue_date) = extract(year from ${day}::date) and id is distinct from ${id}
    limit 1`.execute(db)
  return rows.length === 0 ? {} : { number: ['Số quyết định này đã có trong năm.'] }
}

async function employeeErrors(
  context: ProductContext,
  { employee_ids: ids = [] }: DraftDocument,
): Promise<FieldErrors> {
  const isPartial = !context.scopes.some(({ scope }) => scope === 'company')
  // Who holds the right for units alone writes about somebody there.
  if (ids.length === 0) return isPartial ? { employee_ids: ['Vui lòng chọn nhân viên liên quan.'] } : {}
  if (isPartial && !context.scopes.some(({ scope }) => scope === 'unit')) throw forbidden()
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from employees
    where ${context.inThisCompany('employees')} and employees.id = any(${ids}::bigint[])
      and ${visibleRows(context, visibleEmployees)}`.execute(context.db)
  return rows[0]?.total === ids.length ? {} : { employee_ids: ['Có nhân viên không tồn tại.'] }
}
