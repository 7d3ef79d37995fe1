import { sql } from 'kysely'
import { ApiFailure, invalidInput } from '../../contract/failure.ts'
import type { DeedContext } from '../../contract/handlers.ts'
import { passOnFollowingContracts, reopenContracts } from '../contracts/public.ts'
import { noteOnDecisionDocument } from '../documents/public.ts'
import { refusedPeople, replaceChanges, todayOf } from '../employees/public.ts'
import { resumeCommitments } from '../training/public.ts'
import { carryOut } from './carry-out.ts'
import type { Effect } from './effect-of.ts'
import { issueDisciplineAlong } from './discipline-along.ts'
import { type Decision, openDecision } from './decision-rows.ts'
import { type DecisionDraft, stored } from './draft-decision.ts'
import { refuseLater, requireIssued } from './end-decision.ts'
import { drawDecisionNumber, freeze, type Issued, requireMarks } from './freeze-decision.ts'
import { takeBackHeads } from './name-heads.ts'
import { daysOf } from './own-days.ts'
import type { DecisionToCarryOut } from './plan-decision.ts'

/** How the correcting decision is issued. */
interface Issuing {
  body: {
    reason: string
    sign_date: string
    number?: string | null | undefined
    number_ahead?: string | undefined
    marks?: readonly { employee_id: number; mark: string }[] | undefined
  }
  signer: Issued['signer']
}

/**
 * The decision whose place a drafted correction takes, held until the end of the transaction.
 * @throws ApiFailure 409 where it is no longer in effect; 400 where the draft has come to say something about others
 */
export async function firstOfCorrection(
  context: DeedContext,
  correctsId: number,
  draft: Pick<DecisionDraft, 'decision_type' | 'people'>,
  { sign_date }: { sign_date: string | null },
): Promise<Decision> {
  const first = await openDecision(context, correctsId, { forWriting: true })
  await requireCorrectable(context, first)
  requireSameSubject(first, { ...draft, sign_date })
  return first
}

/** @throws ApiFailure 409 for a decision that is not in effect */
export async function requireCorrectable(context: DeedContext, decision: Decision): Promise<void> {
  requireIssued(decision.state)
  if (decision.effective_date > (await todayOf(context))) {
    throw new ApiFailure(409, 'Quyết định chưa đến ngày hiệu lực. Hãy hủy quyết định rồi ban hành lại.')
  }
}

/** @throws ApiFailure 400 for other people or another type than before, or a paper signed before the one it corrects */
export function requireSameSubject(
  first: Decision,
  {
    decision_type,
    people,
    sign_date,
  }: Pick<DecisionDraft, 'decision_type' | 'people'> & { sign_date: string | null },
): void {
  if (first.sign_date !== null && sign_date !== null && sign_date < first.sign_date) {
    throw invalidInput({ sign_date: ['Ngày ký quyết định đính chính trước ngày ký quyết định này.'] })
  }
  const named = new Set(first.people.map(({ employee_id }) => employee_id))
  const isSame = people.length === named.size && people.every(({ employee_id }) => named.has(employee_id))
  if (isSame && decision_type === first.decision_type) return
  throw invalidInput({
    people: [
      'Quyết định đính chính nêu đúng những nhân viên của quyết định này. Để thêm hoặc bớt người, hãy thu hồi và ban hành quyết định khác.',
    ],
  })
}

interface Correction {
  number: string
  effects: Effect[]
}

/** Issues a drafted decision in the place of another, which ends with it. */
export async function putInPlace(
  context: DeedContext,
  first: Decision,
  draft: Pick<Decision, 'id' | 'decision_type' | 'effective_date' | 'summary' | 'people'>,
  { body, signer }: Issuing,
): Promise<Correction> {
  const { id: correcting, decision_type, effective_date: day } = draft
  const people = draft.people.map(stored)
  const number = await drawDecisionNumber(context, { id: correcting, decision_type, people }, body)
  const reason = body.reason.trim()
  const effects = await replaceContent(context, first, {
    id: correcting,
    type: decision_type,
    number: body.number_ahead ?? number,
    signDate: body.sign_date,
    day,
    people,
    reason,
  })
  requireMarks(effects, body.marks ?? [])
  await endAsCorrected(context, first.id, { reason, signDate: body.sign_date, number, correcting })
  const issued = { number, signDate: body.sign_date, signer }
  await freeze(context, draft, issued, effects)
  return { number, effects: await issueDisciplineAlong(context, draft, issued, effects) }
}

/** What is said in the place of a decision, and why. */
type Replacing = Pick<DecisionToCarryOut, 'type' | 'number' | 'signDate' | 'day' | 'people'> & {
  id: number
  reason: string
}

/**
 * Takes what a decision in effect has done back and carries out what another says in its place; both papers stay as they are.
 * @param right the one that is drafted in its place
 * @throws ApiFailure 409 while a later paper touches the same facts of the same person; 400 that names who cannot have it
 */
export async function replaceContent(
  context: DeedContext,
  first: Decision,
  { reason, ...right }: Replacing,
): Promise<Effect[]> {
  const { id, day, people } = right
  const days = daysOf(people, day)
  await refuseLater(context, first.id, 'đính chính', days)
  // Its people are held already, by who counts them in their units.
  await reopenContracts(context, first.id)
  const unlike = await passOnFollowingContracts(context, first.id, { id, days })
  await takeBackHeads(context, first.id)
  // What a leaver owes is reckoned anew of the right last day, and follows the paper that says it.
  await resumeCommitments(context, first.id)
  const end = { by: context.session.userId, reason }
  const { written, refused } = await replaceChanges(context, first.id, end, (replaced) =>
    carryOut(context, {
      ...right,
      replaced,
      corrected: { day: first.effective_date, people: first.people.map(stored) },
    }),
  )
  if (refused.length > 0) throw await refusedPeople(context, refused)
  // What it sets beside the facts of the first may be a later paper's too.
  await refuseLater(context, id, 'đính chính')
  return written.map((effect) => ({
    ...effect,
    warnings: [...effect.warnings, ...[unlike.get(effect.employee_id) ?? []].flat()],
  }))
}

async function endAsCorrected(
  context: DeedContext,
  id: number,
  {
    reason,
    signDate,
    number,
    correcting,
  }: { reason: string; signDate: string; number: string; correcting: number },
): Promise<void> {
  const { db, inThisCompany, session } = context
  await sql`
    update decisions set state = 'corrected', end_reason = ${reason}, end_date = ${signDate}, end_number = ${number},
      ended_by = ${session.userId}, ended_at = now()
    where ${inThisCompany('decisions')} and id = ${id}`.execute(db)
  await sql`
    update decisions set corrects_id = ${id}
    where ${inThisCompany('decisions')} and id = ${correcting}`.execute(db)
  await noteOnDecisionDocument(context, id, `Đã đính chính theo quyết định ${number}: ${reason}`)
}
