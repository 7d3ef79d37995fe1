import { sql } from 'kysely'
import { ApiFailure, invalidInput, stale } from '../../contract/failure.ts'
import type { Handler, ProductContext } from '../../contract/handlers.ts'
import { asPreview } from '../../contract/preview.ts'
import { reopenContracts } from '../contracts/public.ts'
import { noteOnDecisionDocument } from '../documents/public.ts'
import { refusedPeople, replaceChanges, todayOf } from '../employees/public.ts'
import { resumeCommitments } from '../training/public.ts'
import { carryOut, type Effect } from './carry-out.ts'
import { type Decision, openDecision } from './decision-rows.ts'
import { type DecisionDraft, draftDecision, stored } from './draft-decision.ts'
import { refuseLater, requireIssued } from './end-decision.ts'
import {
  chosenSigner,
  drawDecisionNumber,
  freeze,
  type Issued,
  requireMarks,
  requireNotOwn,
} from './issue-decision.ts'

type Body = Parameters<Handler<'decisions.correct'>>[0]['body']

/** Puts another decision in the place of one in effect; from the earlier of both days its content counts alone. */
export const correctDecision: Handler<'decisions.correct'> = async (
  { path: { id }, query = {}, body },
  context,
) => {
  const decision = await openDecision(context, id, { forWriting: true })
  requireIssued(decision.state)
  if (body.version !== undefined && body.version !== decision.version) throw stale({ decision })
  requireNotOwn(context, decision)
  if (decision.effective_date > (await todayOf(context))) {
    throw new ApiFailure(409, 'Quyết định chưa đến ngày hiệu lực. Hãy hủy quyết định rồi ban hành lại.')
  }
  const draft = correctedDraft(decision, body)
  const signer = await chosenSigner(context, decision, body)
  const isPreview = query.dry_run === true
  const { correcting, number, effects } = await asPreview(context, isPreview, () =>
    putInPlace(context, decision, draft, { body, signer }),
  )
  const corrected = {
    state: 'corrected',
    end_reason: body.reason.trim(),
    end_date: body.sign_date,
    end_number: number,
  }
  context.audit({
    recordId: id,
    changedFields: Object.keys(corrected),
    detail: {
      employees: effects.length,
      dry_run: isPreview,
      ...(!isPreview && { corrected_by: correcting }),
    },
    ...(!isPreview && { values: { before: { ...decision }, after: corrected } }),
  })
  return { decision_id: isPreview ? null : correcting, decision_number: number, effects }
}

/**
 * What the correcting decision says: the same, but for what is put right.
 * @throws ApiFailure 400 for other people than before, or a paper that was signed before the one it corrects
 */
function correctedDraft(decision: Decision, body: Body): DecisionDraft {
  const { decision_type, effective_date, summary, reason } = decision
  if (decision.sign_date !== null && body.sign_date < decision.sign_date) {
    throw invalidInput({ sign_date: ['Ngày ký quyết định đính chính trước ngày ký quyết định này.'] })
  }
  const named = new Set(decision.people.map(({ employee_id }) => employee_id))
  const people = body.people ?? decision.people.map(stored)
  if (people.length !== named.size || !people.every(({ employee_id }) => named.has(employee_id))) {
    throw invalidInput({
      people: [
        'Quyết định đính chính nêu đúng những nhân viên của quyết định này. Để thêm hoặc bớt người, hãy thu hồi và ban hành quyết định khác.',
      ],
    })
  }
  return {
    decision_type,
    effective_date: body.effective_date ?? effective_date,
    summary,
    ...(reason !== null && { reason }),
    sign_date: body.sign_date,
    signer_id: body.signer_id,
    people,
  }
}

interface Correction {
  correcting: number
  number: string
  effects: Effect[]
}

/** Issues the correcting decision and ends the first with it. */
async function putInPlace(
  context: ProductContext,
  first: Decision,
  draft: DecisionDraft,
  { body, signer }: { body: Body; signer: Issued['signer'] },
): Promise<Correction> {
  const { decision_type: type, effective_date: day, people } = draft
  await refuseLater(context, first.id, 'đính chính', day)
  const correcting = await draftDecision(context, draft)
  const number = await drawDecisionNumber(context, { id: correcting }, body)
  const reason = body.reason.trim()
  await reopenContracts(context, first.id)
  // What a leaver owes is reckoned anew of the right last day, and follows the paper that says it.
  await resumeCommitments(context, first.id)
  const { userId } = context.session
  const end = { by: userId, reason }
  const { written: effects, refused } = await replaceChanges(context, first.id, end, (replaced) =>
    carryOut(context, { id: correcting, type, number, signDate: body.sign_date, day, people, replaced }),
  )
  if (refused.length > 0) throw await refusedPeople(context, refused)
  // What it sets beside the facts of the first may be a later paper's too.
  await refuseLater(context, correcting, 'đính chính')
  requireMarks(effects, body.marks ?? [])
  await endAsCorrected(context, first.id, { reason, signDate: body.sign_date, number, correcting })
  await freeze(context, { ...draft, id: correcting }, { number, signDate: body.sign_date, signer }, effects)
  return { correcting, number, effects }
}

async function endAsCorrected(
  context: ProductContext,
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
