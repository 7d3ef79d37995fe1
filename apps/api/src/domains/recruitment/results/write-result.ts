import type { Input } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { savedChanges } from '../../../contract/audit-values.ts'
import { ApiFailure, type FieldErrors, invalidInput, notFound, stale } from '../../../contract/failure.ts'
import { inFigures } from '../../../contract/figure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { refuseClosedRound } from '../schedules/held-round.ts'
import { openResult, type Result, sheetOf } from './result-sheet.ts'
import type { RoundReader } from './round-reader.ts'

/** What is written on a card. */
export type CardWords = Omit<Input<'recruitmentResults.update'>['body'], 'version'>

/**
 * Holds a card until the end of the transaction, and before it the round, so that this is not closed meanwhile.
 * @throws ApiFailure 404 for a card that may not be seen
 */
export async function heldResult(
  context: ProductContext,
  id: number,
): Promise<{ result: Result; round: RoundReader }> {
  await openResult(context, id)
  await sql`select round.id from recruitment_rounds round
    join recruitment_results card on card.company_id = round.company_id and card.round_id = round.id
    where ${context.inThisCompany('round')} and card.id = ${id} for share of round`.execute(context.db)
  await sql`select id from recruitment_results where ${context.inThisCompany('recruitment_results')}
    and id = ${id} for update`.execute(context.db)
  return openResult(context, id)
}

/**
 * Holds a card that its writer may change now: his own, or the one of the round that HR enters.
 * @throws ApiFailure 404 for a card that may not be seen, 409 for another's, one handed in, a closed round and a stale save
 */
export async function writableResult(
  context: ProductContext,
  id: number,
  version?: number,
): Promise<{ result: Result; round: RoundReader }> {
  const { result, round } = await heldResult(context, id)
  if (!result.is_mine && result.employee_id !== null) {
    throw new ApiFailure(409, 'Chỉ người chấm mới sửa được phiếu của mình.')
  }
  refuseClosedRound(round)
  if (result.state === 'handed_in') throw new ApiFailure(409, 'Phiếu đã nộp nên không sửa được.')
  if (result.state === 'recused') throw new ApiFailure(409, 'Bạn đã từ chối chấm ứng viên này.')
  if (version !== undefined && version !== result.version) throw stale({ result })
  return { result, round }
}

/** @throws ApiFailure 400 at a field that is wrong for the round */
export async function saveWords(
  { db, companyId, inThisCompany }: ProductContext,
  round: RoundReader,
  id: number,
  { scores, ...fields }: CardWords,
): Promise<void> {
  if (fields.score !== undefined && fields.score !== null) {
    if (round.has_criteria) throw invalidInput({ score: ['Vòng này chấm theo tiêu chí.'] })
    if (fields.score > round.max_score) {
      throw invalidInput({ score: [`Điểm không được quá ${inFigures(round.max_score)}.`] })
    }
  }
  const changes = Object.entries(fields).map(([field, value]) => sql`${sql.ref(field)} = ${value}`)
  await sql`update recruitment_results set ${changes.length > 0 ? sql.join(changes) : sql`id = id`}
    where ${inThisCompany('recruitment_results')} and id = ${id}`.execute(db)
  if (scores === undefined) return
  await sql`delete from recruitment_result_scores where ${inThisCompany('recruitment_result_scores')}
    and result_id = ${id}`.execute(db)
  const { rows } = await sql`
    insert into recruitment_result_scores (company_id, result_id, round_id, criterion_id, score, remark)
    select ${companyId}, ${id}, criterion.round_id, criterion.id, given.score, given.remark
    from jsonb_to_recordset(${JSON.stringify(scores)}::jsonb) as given (criterion_id bigint, score numeric, remark text)
    join recruitment_criteria criterion on criterion.company_id = ${companyId} and criterion.round_id = ${round.id}
      and criterion.id = given.criterion_id
    on conflict do nothing returning criterion_id`.execute(db)
  if (rows.length !== scores.length) {
    throw invalidInput({ scores: ['Mỗi tiêu chí của vòng chỉ chấm một lần.'] })
  }
}

/**
 * Hands a card in, whole: every criterion has its score, unless the candidate did not come.
 * @throws ApiFailure 400 at what is missing
 */
export async function handIn(
  context: ProductContext,
  { result, round }: { result: Result; round: RoundReader },
): Promise<void> {
  const { db, companyId, inThisCompany } = context
  const errors: FieldErrors = {}
  if (result.conclusion === null) errors['conclusion'] = ['Vui lòng chọn kết luận.']
  if (result.conclusion !== 'absent') {
    const { criteria } = await sheetOf(context, round, result.candidate_id)
    const missing = criteria.filter(({ id }) =>
      result.scores.every(
        ({ criterion_id: of, score }) => of !== id || score === null || score === undefined,
      ),
    )
    if (missing.length > 0) {
      errors['scores'] = [`Chưa chấm: ${missing.map(({ name }) => name).join(', ')}.`]
    }
    if (criteria.length === 0 && result.score === null && round.kind === 'interview') {
      errors['score'] = ['Vui lòng nhập điểm.']
    }
  }
  if (Object.keys(errors).length > 0) throw invalidInput(errors)
  await sql`update recruitment_results set state = 'handed_in', handed_in_at = now()
    where ${inThisCompany('recruitment_results')} and id = ${result.id}`.execute(db)
  const { scores, remark, recommendation } = result
  await sql`insert into recruitment_result_versions (company_id, result_id, total, conclusion, card, handed_in_at)
    select ${companyId}, card.id, card.total, card.conclusion, ${JSON.stringify({ scores, remark, recommendation })}::jsonb,
      card.handed_in_at
    from recruitment_cards card where ${inThisCompany('card')} and card.id = ${result.id}`.execute(db)
  context.audit({ recordId: result.id, ...savedChanges({ state: result.state }, { state: 'handed_in' }) })
}

/**
 * Begins a card for a candidate: one's own where one judges; where HR enters the score of a round, the one of the round.
 * @throws ApiFailure 404 and 409 where there is none to be begun
 */
export async function beginCard(
  context: ProductContext,
  round: RoundReader,
  candidateId: number,
  state: 'draft' | 'recused' = 'draft',
): Promise<number> {
  const { db, companyId, session } = context
  const sheet = await sheetOf(context, round, candidateId)
  refuseClosedRound(round)
  if (!round.judges && round.kind === 'interview') {
    throw new ApiFailure(409, 'Chỉ người chấm của vòng mới ghi phiếu phỏng vấn.')
  }
  if (!round.sees_kind) throw notFound()
  if (!sheet.may_write) {
    throw new ApiFailure(409, 'Bạn đã nộp phiếu, đã từ chối hoặc không được xếp chấm ứng viên này.')
  }
  const { rows } = await sql<{ id: number }>`
    insert into recruitment_results (company_id, recruitment_id, round_id, candidate_id, employee_id, state, created_by)
    values (${companyId}, ${round.recruitment_id}, ${round.id}, ${candidateId},
      ${round.judges ? session.employeeId : null}, ${state}, ${session.userId})
    on conflict (company_id, round_id, candidate_id, employee_id) do nothing returning id`.execute(db)
  if (rows[0] === undefined)
    throw new ApiFailure(409, 'Đã có phiếu cho ứng viên này. Hãy mở phiếu đó để ghi tiếp.')
  return rows[0].id
}
