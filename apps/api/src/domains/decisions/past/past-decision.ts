import { decisionTypeLabels } from '@nhansu/sdk/domains/documents'
import type { DecisionType } from '@nhansu/sdk/domains/decisions'
import { sql } from 'kysely'
import { ApiFailure, invalidInput } from '../../../contract/failure.ts'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { drawNumber } from '../../../numbers/draw-number.ts'
import { seriesOfDecisions } from '../../../numbers/series.ts'
import { forgetPastNumbers } from '../../../numbers/past-numbers.ts'
import { keepDecisionDocument } from '../../documents/public.ts'
import { kindsOfType } from '../type-rules.ts'
import { decisionsOfImport } from './decisions-of-import.ts'

/** A decision that was signed before the product, or elsewhere, as its paper says it. */
export interface PastDecision {
  decision_type: DecisionType
  decision_number: string
  sign_date: string
  effective_date: string
  summary?: string | undefined
  reason?: string | undefined
  signer_name?: string | undefined
  signer_title?: string | undefined
  authority_no?: string | undefined
  people: readonly { employee_id: number; note?: string | undefined }[]
}

interface Keeping {
  importId: number
  userId: number
}

/**
 * Enters a decision of before the product into the register as an issued one, with its document and its number in the book.
 * It moves nobody: a change of work that stands in somebody's file with the same number and day becomes that of this
 * decision, and whose file says nothing of it stays as he is.
 * @returns its id
 * @throws ApiFailure 400 for a number that is taken; 409 for a company that has no type of documents for decisions
 */
export async function keepPastDecision(
  context: CompanyTransaction,
  { people, ...said }: PastDecision,
  { importId, userId }: Keeping,
): Promise<number> {
  const { db, companyId, inThisCompany } = context
  const { decision_type: type, sign_date, effective_date } = said
  const number = said.decision_number.normalize('NFC').trim()
  const summary = said.summary ?? `Về việc ${decisionTypeLabels[type].toLocaleLowerCase('vi')}`
  await refuseTaken(context, number, sign_date)
  const { rows } = await sql<{ id: number }>`
    insert into decisions (company_id, decision_type, state, decision_number, sign_date, effective_date, summary, reason,
      signer_name, signer_title, authority_no, created_by, issued_by, issued_at, import_id)
    values (${companyId}, ${type}, 'issued', ${number}, ${sign_date}, ${effective_date}, ${summary}, ${said.reason ?? null},
      ${said.signer_name ?? null}, ${said.signer_title ?? null}, ${said.authority_no ?? null}, ${userId}, ${userId}, now(),
      ${importId})
    returning id`.execute(db)
  const id = Number(rows[0]?.id)
  await drawNumber(context, await seriesOfDecisions(context, type), {
    on: sign_date,
    typed: number,
    field: 'decision_number',
    record: { kind: 'decisions', id },
    userId,
    isPast: true,
  })
  await takeChanges(context, id, { type, number, day: effective_date, people })
  const documentId = await keepDecisionDocument(context, {
    id,
    decisionType: type,
    number,
    summary,
    signDate: sign_date,
    effectiveDate: effective_date,
    signerName: said.signer_name ?? null,
    signerTitle: said.signer_title ?? null,
    employeeIds: people.map(({ employee_id }) => employee_id),
    userId,
  })
  await sql`
    update decisions set document_id = ${documentId}
    where ${inThisCompany('decisions')} and id = ${id}`.execute(db)
  return id
}

async function refuseTaken(
  { db, inThisCompany }: CompanyTransaction,
  number: string,
  signDate: string,
): Promise<void> {
  const { rows } = await sql`
    select from decisions
    where ${inThisCompany('decisions')} and lower(decision_number) = lower(${number})
      and extract(year from sign_date) = extract(year from ${signDate}::date) limit 1`.execute(db)
  if (rows.length === 0) return
  throw invalidInput({
    decision_number: [`Đã có quyết định số ${number} trong năm ${signDate.slice(0, 4)}.`],
  })
}

/** Names the people, and gives the decision those changes of theirs whose paper it is by number, day and kind. */
async function takeChanges(
  { db, companyId, inThisCompany }: CompanyTransaction,
  id: number,
  {
    type,
    number,
    day,
    people,
  }: { type: DecisionType; number: string; day: string; people: PastDecision['people'] },
): Promise<void> {
  const { rows: taken } = await sql<{ id: number; employee_id: number }>`
    update job_changes change set decision_id = ${id}
    where ${inThisCompany('change')} and change.decision_id is null and change.effective_date = ${day}
      and change.state in ('waiting', 'in_effect') and change.kind = any(${kindsOfType(type)}::text[])
      and lower(trim(change.decision_no)) = lower(${number})
      and change.employee_id = any(${people.map(({ employee_id }) => employee_id)}::bigint[])
    returning change.id, change.employee_id`.execute(db)
  const changes = new Map(taken.map((change) => [change.employee_id, change.id]))
  const named = people.map((person) => ({ ...person, change_id: changes.get(person.employee_id) ?? null }))
  await sql`
    insert into decision_people (company_id, decision_id, employee_id, note, change_id)
    select ${companyId}::integer, ${id}::bigint, employee_id, note, change_id
    from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as person (employee_id bigint, note text, change_id bigint)`.execute(
    db,
  )
}

/**
 * Takes the decisions that an import has brought out of the register again, with their documents and numbers; changes of
 * work that were given to them stay, without a decision as before.
 * @param madeAt when the import was made
 * @param people those decisions alone that name one of them
 * @returns their ids
 * @throws ApiFailure 409 that names one with which somebody has gone on since, or that names others than the people
 */
export async function forgetPastDecisions(
  context: CompanyTransaction,
  importId: number,
  madeAt: string,
  people?: readonly number[],
): Promise<number[]> {
  const { db, inThisCompany } = context
  const decisions = await decisionsOfImport(context, { importId, madeAt, people, isHeld: true })
  const touched = decisions.find(({ isTouched }) => isTouched)
  if (touched) {
    throw new ApiFailure(
      409,
      `Không thể hoàn tác vì quyết định số ${touched.number} đã được dùng tiếp sau khi nhập.`,
    )
  }
  const chosen = new Set(people)
  const shared = people && decisions.find((decision) => decision.people.some((id) => !chosen.has(id)))
  if (shared) {
    throw new ApiFailure(
      409,
      `Quyết định số ${shared.number} của lần nhập này còn nêu người khác. Hãy chọn cả những người đó.`,
    )
  }
  const ids = decisions.map(({ id }) => id)
  const mine = (table: string, column: string) =>
    sql`${inThisCompany(table)} and ${sql.ref(`${table}.${column}`)} = any(${ids}::bigint[])`
  await sql`update job_changes set decision_id = null where ${mine('job_changes', 'decision_id')}`.execute(db)
  await sql`update decisions set document_id = null where ${mine('decisions', 'id')}`.execute(db)
  await sql`delete from documents where ${mine('documents', 'decision_id')}`.execute(db)
  await sql`delete from decisions where ${mine('decisions', 'id')}`.execute(db)
  await forgetPastNumbers(context, 'decisions', ids)
  return ids
}
