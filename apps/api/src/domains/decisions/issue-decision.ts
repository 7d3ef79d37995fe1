import type { Handler } from '../../contract/handlers.ts'
import { asPreview } from '../../contract/preview.ts'
import { carryOut } from './carry-out.ts'
import { openDecision } from './decision-rows.ts'
import { draftDecision, requireReached } from './draft-decision.ts'
import { withKnownContracts } from './ended-contracts.ts'
import { decisionNumberAhead } from './freeze-decision.ts'
import { issueHeld } from './issue-held.ts'
import { countingUnits, shownUnits } from './unit-counts.ts'

/** The deed itself, taken back: a draft that nobody keeps. */
export const previewDecision: Handler<'decisions.preview'> = async ({ body }, context) => {
  const { decision_type: type, effective_date: day, people, sign_date: signDate = null } = body
  await requireReached(context, people)
  const { effects, units } = await asPreview(context, true, async () => {
    await draftDecision(context, body)
    const done = await countingUnits(context, { day, people }, async () => ({
      effects: await carryOut(context, { id: null, type, number: null, signDate, day, people }),
    }))
    return { ...done, units: await shownUnits(context, done.counts) }
  })
  const { number, fault } = body.typed_number
    ? { number: body.typed_number }
    : await decisionNumberAhead(context, body, { on: signDate ?? day })
  const known = await withKnownContracts(context, effects)
  if (fault === undefined) return { decision_number: number, effects: known, units }
  // It says nothing of one of them rather than another, and is said once.
  const told = known.map((effect, at) =>
    at === 0 ? { ...effect, warnings: [fault, ...effect.warnings] } : effect,
  )
  return { decision_number: null, effects: told, units }
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
