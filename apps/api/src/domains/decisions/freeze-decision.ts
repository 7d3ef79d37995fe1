import { sql } from 'kysely'
import { ApiFailure } from '../../contract/failure.ts'
import type { DeedContext } from '../../contract/handlers.ts'
import { drawNumber } from '../../numbers/draw-number.ts'
import { type ChosenSigner, keepDecisionDocument } from '../documents/public.ts'
import type { Effect } from './carry-out.ts'
import type { Decision } from './decision-rows.ts'

const longestNumber = 50

/** Draws the number of a decision, or enters the one that was typed. */
export async function drawDecisionNumber(
  context: DeedContext,
  { id }: Pick<Decision, 'id'>,
  { number: typed, sign_date: on }: { number?: string | undefined; sign_date: string },
): Promise<string> {
  const number = await drawNumber(context, 'decision', {
    on,
    typed,
    record: { kind: 'decisions', id },
    userId: context.session.userId,
  })
  if (number.length > longestNumber) {
    throw new ApiFailure(409, `Số quyết định dài quá ${longestNumber} ký tự. Hãy sửa mẫu ở màn hình Đánh số.`)
  }
  return number
}

/** @throws ApiFailure 409 that names who has changed since the preview */
export function requireMarks(
  effects: readonly Pick<Effect, 'employee_id' | 'nhansu_id' | 'full_name' | 'mark'>[],
  marks: readonly { employee_id: number; mark: string }[],
): void {
  const seen = new Map(marks.map(({ employee_id, mark }) => [employee_id, mark]))
  const moved = effects.filter(({ employee_id, mark }) => (seen.get(employee_id) ?? mark) !== mark)
  if (moved.length === 0) return
  const names = moved.map(({ full_name, nhansu_id }) => `${full_name} (${nhansu_id})`).join(', ')
  throw new ApiFailure(409, `Hồ sơ công việc đã thay đổi sau khi xem trước: ${names}. Hãy xem trước lại.`)
}

/** What a decision gets by being issued. */
export interface Issued {
  number: string
  signDate: string
  signer: ChosenSigner & { id: number }
}

/** Freezes the content, with before and after of everybody as they are now, and keeps the paper as a document. */
export async function freeze(
  { db, inThisCompany, ...context }: DeedContext,
  {
    id,
    decision_type: decisionType,
    summary,
    effective_date: effectiveDate,
  }: Pick<Decision, 'id' | 'decision_type' | 'summary' | 'effective_date'>,
  { number, signDate, signer }: Issued,
  effects: readonly Effect[],
): Promise<void> {
  const { userId } = context.session
  await sql`
    update decision_people person set before_facts = effect.before, after_facts = effect.after,
      before_pay = effect.before_pay, after_pay = effect.after_pay, ended_contract = effect.ended_contract,
      change_id = (select change.id from job_changes change
        where ${inThisCompany('change')} and change.decision_id = ${id} and change.employee_id = person.employee_id)
    from jsonb_to_recordset(${JSON.stringify(effects)}::jsonb) as effect (employee_id bigint, before jsonb, after jsonb,
      before_pay jsonb, after_pay jsonb, ended_contract text)
    where ${inThisCompany('person')} and person.decision_id = ${id} and person.employee_id = effect.employee_id`.execute(
    db,
  )
  const documentId = await keepDecisionDocument(
    { db, inThisCompany, ...context },
    {
      id,
      decisionType,
      number,
      summary,
      signDate,
      effectiveDate,
      signerName: signer.full_name,
      signerTitle: signer.printed_title,
      employeeIds: effects.map(({ employee_id }) => employee_id),
      userId,
    },
  )
  await sql`
    update decisions set state = 'issued', decision_number = ${number}, sign_date = ${signDate}, signer_id = ${signer.id},
      signer_name = ${signer.full_name}, signer_title = ${signer.printed_title}, authority_no = ${signer.authority_no ?? null},
      document_id = ${documentId}, issued_by = ${userId}, issued_at = now()
    where ${inThisCompany('decisions')} and id = ${id}`.execute(db)
}
