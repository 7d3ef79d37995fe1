import { sql } from 'kysely'
import { ApiFailure } from '../../contract/failure.ts'
import type { CompanyTransaction } from '../../db/transaction.ts'

/** An issued decision, as the document that it is. */
export interface IssuedDecision {
  id: number
  decisionType: number
  number: string
  summary: string
  signDate: string
  effectiveDate: string
  /** Null where a paper of before the product does not say it. */
  signerName: string | null
  signerTitle: string | null
  employeeIds: readonly number[]
  userId: number
}

/**
 * Keeps an issued decision as a document of the company's type of decisions, where its scan and its files go.
 * @returns its id
 * @throws ApiFailure 409 for a company that has no such type, or a number that another document has
 */
export async function keepDecisionDocument(
  { db, companyId, inThisCompany }: CompanyTransaction,
  decision: IssuedDecision,
): Promise<number> {
  const { rows: types } = await sql<{ id: number }>`
    select id from document_types where ${inThisCompany('document_types')} and is_decision and is_active
    order by id limit 1`.execute(db)
  const [type] = types
  if (type === undefined) {
    throw new ApiFailure(
      409,
      'Công ty chưa có loại tài liệu nào là quyết định. Hãy thêm ở màn hình Loại tài liệu.',
    )
  }
  const { rows } = await sql<{ id: number }>`
    insert into documents (company_id, document_type_id, decision_type, decision_id, number, summary, issue_date,
      effective_date, signer, signer_title, employee_ids, created_by)
    select ${companyId}, ${type.id}, ${decision.decisionType}, ${decision.id}, ${decision.number}, ${decision.summary},
      ${decision.signDate}::date,
      case when ${decision.effectiveDate}::date >= ${decision.signDate}::date - 365 then ${decision.effectiveDate}::date end,
      ${decision.signerName}, ${decision.signerTitle}, ${[...decision.employeeIds]}::bigint[], ${decision.userId}
    where not exists (
      select from documents other
      where ${inThisCompany('other')} and other.decision_type is not null and lower(other.number) = lower(${decision.number})
        and extract(year from other.issue_date) = extract(year from ${decision.signDate}::date))
    returning id`.execute(db)
  if (rows[0] === undefined) {
    throw new ApiFailure(409, `Đã có tài liệu quyết định số ${decision.number} trong năm. Hãy nhập số khác.`)
  }
  return rows[0].id
}

/** Says in the note of a decision's document what has become of it. */
export async function noteOnDecisionDocument(
  { db, inThisCompany }: CompanyTransaction,
  decisionId: number,
  note: string,
): Promise<void> {
  await sql`
    update documents set note = ${note}
    where ${inThisCompany('documents')} and decision_id = ${decisionId}`.execute(db)
}

/** What is said of the paper of a decision and not by it: whether it is the original, in how many copies, and where it lies. */
const ofPaper: ReadonlySet<string> = new Set(['is_original', 'copies', 'storage_place'])

/**
 * Lets be written of a decision's document what the decision does not say.
 * @param changed the fields that are to change
 * @throws ApiFailure 409 where it is one, and another field changes
 */
export async function refuseChangeOfDecision(
  context: CompanyTransaction,
  id: number,
  changed: readonly string[],
): Promise<void> {
  if (changed.some((field) => !ofPaper.has(field))) await refuseDecisions(context, [id])
}

/** @throws ApiFailure 409 where one of these documents is the paper of a decision */
export async function refuseDecisions(
  { db, inThisCompany }: CompanyTransaction,
  ids: readonly number[],
): Promise<void> {
  const { rows } = await sql`
    select from documents
    where ${inThisCompany('documents')} and id = any(${ids}::bigint[]) and decision_id is not null limit 1`.execute(
    db,
  )
  if (rows.length > 0) {
    throw new ApiFailure(
      409,
      'Tài liệu này là bản của một quyết định đã ban hành. Hãy hủy hoặc thu hồi ở màn hình Quyết định.',
    )
  }
}
