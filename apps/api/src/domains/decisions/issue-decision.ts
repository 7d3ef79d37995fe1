import { ApiFailure, invalidInput } from '../../contract/failure.ts'
import type { Handler, ProductContext } from '../../contract/handlers.ts'
import { asPreview } from '../../contract/preview.ts'
import { carryOut } from './carry-out.ts'
import { type Decision, openDecision } from './decision-rows.ts'
import { type DecisionDraft, draftDecision, requireReached } from './draft-decision.ts'
import type { Effect } from './effect-of.ts'
import { withKnownContracts } from './ended-contracts.ts'
import { decisionNumberAhead } from './freeze-decision.ts'
import { issueHeld } from './issue-held.ts'
import type { DecisionToCarryOut } from './plan-decision.ts'
import { firstOfCorrection, replaceContent } from './put-in-place.ts'
import { countingUnits, shownUnits } from './unit-counts.ts'

/** The deed itself, taken back: a draft that nobody keeps. Of a correction it is put in the place of what it corrects. */
export const previewDecision: Handler<'decisions.preview'> = async ({ body }, context) => {
  const { corrects_id: correctsId = null, ...draft } = body
  const { effective_date: day, people, sign_date: signDate = null } = draft
  await requireReached(context, people)
  const { effects, units } = await asPreview(context, true, async () => {
    // The people are held before the decision that is corrected, as they are where the draft is issued.
    const done = await countingUnits(context, { day, people }, async () => {
      const first = correctsId === null ? undefined : await correctedFirst(context, correctsId, draft)
      const id = await draftDecision(context, draft, correctsId)
      const waiting = { id, type: draft.decision_type, number: null, signDate, day, people }
      return { effects: await looked(context, waiting, first) }
    })
    return { ...done, units: await shownUnits(context, done.counts) }
  })
  const { number, fault } = draft.typed_number
    ? { number: draft.typed_number }
    : await decisionNumberAhead(context, draft, { on: signDate ?? day })
  const known = await withKnownContracts(context, effects)
  if (fault === undefined) return { decision_number: number, effects: known, units }
  // It says nothing of one of them rather than another, and is said once.
  const told = known.map((effect, at) =>
    at === 0 ? { ...effect, warnings: [fault, ...effect.warnings] } : effect,
  )
  return { decision_number: null, effects: told, units }
}

type Looked = Omit<DecisionToCarryOut, 'id' | 'replaced' | 'corrected'> & { id: number }

/** What a draft does, alone or in the place of another. */
async function looked(
  context: ProductContext,
  draft: Looked,
  first: Decision | undefined,
): Promise<Effect[]> {
  if (first === undefined) return carryOut(context, { ...draft, id: null })
  return replaceContent(context, first, { ...draft, reason: 'Xem trước' })
}

/** @throws ApiFailure 400 for one that is not there or not his to write; 409 for one that is not in effect */
async function correctedFirst(context: ProductContext, id: number, draft: DecisionDraft): Promise<Decision> {
  try {
    return await firstOfCorrection(context, id, draft, { sign_date: draft.sign_date ?? null })
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) {
      throw invalidInput({ corrects_id: ['Quyết định được đính chính không tồn tại.'] })
    }
    throw error
  }
}

/** Issues a draft, once: whoever comes second finds it issued. */
export const issueDecision: Handler<'decisions.issue'> = async (
  { path: { id }, query = {}, body },
  context,
) => {
  const decision = await openDecision(context, id, { forWriting: true })
  const isPreview = query.dry_run === true
  const { number, effects, units, issued } = await asPreview(context, isPreview, async () => {
    const done = await issueHeld(context, decision, body)
    return { ...done, units: await shownUnits(context, done.counts) }
  })
  context.audit({
    recordId: id,
    changedFields: Object.keys(issued),
    detail: { employees: effects.length, dry_run: isPreview },
    ...(!isPreview && { values: { before: { ...decision }, after: issued } }),
  })
  return { decision_number: number, effects: await withKnownContracts(context, effects), units }
}
