import { ApiFailure, invalidInput, stale } from '../../contract/failure.ts'
import type { Handler, ProductContext } from '../../contract/handlers.ts'
import { asPreview } from '../../contract/preview.ts'
import { nextThree, readSeries } from '../../numbers/series.ts'
import { type ChosenSigner, signerOf } from '../documents/public.ts'
import { requireTransferAccepted } from '../employees/public.ts'
import { carryOut, type Effect } from './carry-out.ts'
import { issueDisciplineAlong } from './discipline-along.ts'
import { type Decision, openDecision } from './decision-rows.ts'
import { draftDecision } from './draft-decision.ts'
import { withKnownContracts } from './ended-contracts.ts'
import { drawDecisionNumber, freeze, type Issued, requireMarks } from './freeze-decision.ts'
import { firstOfCorrection, putInPlace } from './put-in-place.ts'
import { requireNotOwn } from './require-not-own.ts'
import { countingUnits, keepUnitCounts, shownUnits } from './unit-counts.ts'

/** The deed itself, taken back: a draft that nobody keeps. */
export const previewDecision: Handler<'decisions.preview'> = async ({ body }, context) => {
  const { decision_type: type, effective_date: day, people, sign_date: signDate = null } = body
  const { effects, units } = await asPreview(context, true, async () => {
    await draftDecision(context, body)
    const done = await countingUnits(context, { day, people }, async () => ({
      effects: await carryOut(context, { id: null, type, number: null, signDate, day, people }),
    }))
    return { ...done, units: await shownUnits(context, done.counts) }
  })
  const series = await readSeries(context, 'decision')
  const [next = null] = await nextThree(
    context,
    series,
    Number((body.sign_date ?? body.effective_date).slice(0, 4)),
  )
  return { decision_number: next, effects: await withKnownContracts(context, effects), units }
}

/** Issues a draft, once: whoever comes second finds it issued. */
export const issueDecision: Handler<'decisions.issue'> = async (
  { path: { id }, query = {}, body },
  context,
) => {
  const decision = await openDecision(context, id, { forWriting: true })
  if (decision.state !== 'draft') throw new ApiFailure(409, 'Quyết định này đã được ban hành.')
  if (body.version !== undefined && body.version !== decision.version) throw stale({ decision })
  requireNotOwn(context, decision)
  requireOtherIssuer(context, decision)
  await requireTransferAccepted(context, decision)
  const signer = await chosenSigner(context, decision, body)
  const isPreview = query.dry_run === true
  const { number, effects, units } = await asPreview(context, isPreview, async () => {
    const { effective_date: day, people } = decision
    const { counts, ...done } = await countingUnits(context, { day, people }, async () => {
      if (decision.corrects_id === null) return issueAlone(context, decision, { body, signer })
      const first = await firstOfCorrection(context, decision, body)
      return putInPlace(context, first, decision, {
        body: { ...body, reason: decision.correction_reason ?? '' },
        signer,
      })
    })
    await keepUnitCounts(context, id, counts)
    return { ...done, units: await shownUnits(context, counts) }
  })
  const issued = { state: 'issued', decision_number: number, sign_date: body.sign_date, signer_id: signer.id }
  context.audit({
    recordId: id,
    changedFields: Object.keys(issued),
    detail: { employees: effects.length, dry_run: isPreview },
    ...(!isPreview && { values: { before: { ...decision }, after: issued } }),
  })
  return { decision_number: number, effects: await withKnownContracts(context, effects), units }
}

async function issueAlone(
  context: ProductContext,
  decision: Decision,
  { body, signer }: { body: Parameters<Handler<'decisions.issue'>>[0]['body']; signer: Issued['signer'] },
): Promise<{ number: string; effects: Effect[] }> {
  const { id, decision_type: type, effective_date: day, people } = decision
  const number = await drawDecisionNumber(context, decision, body)
  const effects = await carryOut(context, { id, type, number, signDate: body.sign_date, day, people })
  requireMarks(effects, body.marks ?? [])
  const issued = { number, signDate: body.sign_date, signer }
  await freeze(context, decision, issued, effects)
  return { number, effects: await issueDisciplineAlong(context, decision, issued, effects) }
}

/**
 * Where the company says so, a second person issues what one has drafted. A deed of another domain that drafts and issues
 * at once, as a reception does, asks that for itself.
 * @throws ApiFailure 403
 */
function requireOtherIssuer(
  { operation }: ProductContext,
  { issue_block }: Pick<Decision, 'issue_block'>,
): void {
  if (operation.id === 'decisions.issue' && issue_block !== null) throw new ApiFailure(403, issue_block)
}

/**
 * The signer of a decision, as he is printed.
 * @throws ApiFailure 400 for one that is not there; 409 for one who may not sign such a paper on that day
 */
export async function chosenSigner(
  context: ProductContext,
  { decision_type: decisionType }: Pick<Decision, 'decision_type'>,
  { signer_id, sign_date: on }: { signer_id: number; sign_date: string },
): Promise<ChosenSigner & { id: number }> {
  try {
    return { id: signer_id, ...(await signerOf(context, signer_id, { kind: 'decision', decisionType, on })) }
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) {
      throw invalidInput({ signer_id: ['Người ký không tồn tại.'] })
    }
    throw error
  }
}
