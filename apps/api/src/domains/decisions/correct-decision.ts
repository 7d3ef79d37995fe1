import { sql } from 'kysely'
import { ApiFailure, stale } from '../../contract/failure.ts'
import type { Handler, ProductContext } from '../../contract/handlers.ts'
import { asPreview } from '../../contract/preview.ts'
import { type Decision, openDecision } from './decision-rows.ts'
import { needsOtherIssuer, refuseNumber } from './decision-settings.ts'
import { type DecisionDraft, draftDecision, stored } from './draft-decision.ts'
import { withKnownContracts } from './ended-contracts.ts'
import { holdIssued } from './hold-issued.ts'
import { chosenSigner } from './issue-held.ts'
import { putInPlace, requireCorrectable, requireSameSubject } from './put-in-place.ts'
import { requireNotOwn } from './require-not-own.ts'
import { countingUnits, keepUnitCounts, shownUnits } from './unit-counts.ts'

type Body = Parameters<Handler<'decisions.correct'>>[0]['body']

/**
 * Puts another decision in the place of one in effect; from the earlier of both days its content counts alone. Where the
 * company wants a second person to issue what one has drafted, the correcting decision is tried and left as a draft.
 */
export const correctDecision: Handler<'decisions.correct'> = async (
  { path: { id }, query = {}, body },
  context,
) => {
  const decision = await holdIssued(context, id)
  if (body.version !== undefined && body.version !== decision.version) throw stale({ decision })
  requireNotOwn(context, decision)
  await requireCorrectable(context, decision)
  await refuseSecond(context, id)
  const draft = correctedDraft(decision, body)
  const signer = await chosenSigner(context, decision, body)
  const isPreview = query.dry_run === true
  const isLeft = await needsOtherIssuer(context)
  if (isLeft) refuseNumber(body)
  const { correcting, number, effects, units } = await asPreview(context, isPreview, async () => {
    const draftId = await draftCorrection(context, id, { draft, reason: body.reason.trim() })
    const waiting = { ...draft, id: draftId, people: (await openDecision(context, draftId)).people }
    const subject = { day: draft.effective_date, people: draft.people }
    const { counts, ...done } = await asPreview(context, isLeft, () =>
      countingUnits(context, subject, () => putInPlace(context, decision, waiting, { body, signer })),
    )
    if (!isLeft) await keepUnitCounts(context, draftId, counts)
    return { correcting: draftId, ...done, units: await shownUnits(context, counts) }
  })
  const corrected = isLeft
    ? {}
    : { state: 'corrected', end_reason: body.reason.trim(), end_date: body.sign_date, end_number: number }
  context.audit({
    recordId: id,
    changedFields: Object.keys(corrected),
    detail: {
      employees: effects.length,
      dry_run: isPreview,
      ...(!isPreview && { [isLeft ? 'drafted' : 'corrected_by']: correcting }),
    },
    ...(!isPreview && !isLeft && { values: { before: { ...decision }, after: corrected } }),
  })
  return {
    decision_id: isPreview ? null : correcting,
    decision_number: isLeft ? null : number,
    is_draft: isLeft,
    effects: await withKnownContracts(context, effects),
    units,
  }
}

/** @throws ApiFailure 409 while another correction of it waits to be issued */
async function refuseSecond({ db, inThisCompany }: ProductContext, id: number): Promise<void> {
  const { rows } = await sql`
    select from decisions where ${inThisCompany('decisions')} and corrects_id = ${id} and state = 'draft'`.execute(
    db,
  )
  if (rows.length > 0) {
    throw new ApiFailure(409, 'Đã có bản nháp đính chính quyết định này. Hãy ban hành hoặc xóa bản nháp đó.')
  }
}

async function draftCorrection(
  context: ProductContext,
  correctsId: number,
  { draft, reason }: { draft: DecisionDraft; reason: string },
): Promise<number> {
  const id = await draftDecision(context, draft, correctsId)
  await sql`
    update decisions set corrects_id = ${correctsId}, correction_reason = ${reason}
    where ${context.inThisCompany('decisions')} and id = ${id}`.execute(context.db)
  // It carries out the appendices that the one before did.
  await sql`
    update decision_people set appendix_id = before.appendix_id from decision_people before
    where ${context.inThisCompany('decision_people')} and decision_people.decision_id = ${id}
      and ${context.inThisCompany('before')} and before.decision_id = ${correctsId}
      and before.employee_id = decision_people.employee_id`.execute(context.db)
  return id
}

/**
 * What the correcting decision says: the same, but for what is put right.
 * @throws ApiFailure 400 for other people than before, or a paper that was signed before the one it corrects
 */
function correctedDraft(decision: Decision, body: Body): DecisionDraft {
  const { decision_type, effective_date, summary, reason } = decision
  const { sign_date, signer_id } = body
  const people = body.people ?? decision.people.map(stored)
  requireSameSubject(decision, { decision_type, people, sign_date })
  return {
    decision_type,
    effective_date: body.effective_date ?? effective_date,
    summary,
    ...(reason !== null && { reason }),
    sign_date,
    signer_id,
    people,
  }
}
