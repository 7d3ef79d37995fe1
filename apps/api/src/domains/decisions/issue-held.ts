import type { Input } from '@nhansu/sdk/contract'
import { ApiFailure, invalidInput, stale } from '../../contract/failure.ts'
import type { DeedContext } from '../../contract/handlers.ts'
import { type ChosenSigner, signerOf } from '../documents/public.ts'
import { requireTransferAccepted } from '../employees/public.ts'
import { backdatedFault } from './backdated.ts'
import { carryOut } from './carry-out.ts'
import type { Effect } from './effect-of.ts'
import { issueDisciplineAlong } from './discipline-along.ts'
import { requireReadFiles } from './decision-files.ts'
import type { Decision } from './decision-rows.ts'
import { drawDecisionNumber, freeze, type Issued, requireMarks } from './freeze-decision.ts'
import { firstOfCorrection, putInPlace } from './put-in-place.ts'
import { requireNotOwn } from './require-not-own.ts'
import { countingUnits, keepUnitCounts, type UnitCount } from './unit-counts.ts'
import { requireCase } from './without-case.ts'

type Paper = Input<'decisions.issue'>['body'] & {
  /** The number that it will have, where `number` only stands for it in a look that keeps nothing. */
  number_ahead?: string
}

/** What issuing a decision came to. */
export interface IssuedNow {
  number: string
  effects: Effect[]
  counts: UnitCount[]
  /** What the trail tells of it. */
  issued: { state: 'issued'; decision_number: string; sign_date: string; signer_id: number }
}

/**
 * Issues a draft that is held for writing, once: whoever comes second finds it issued.
 * @throws ApiFailure 400 for a paper signed too long after its effect; 409 for one that is issued, has changed since, itself or in its files, or is about somebody who has; 403 for one that is about
 *   oneself or left to a second person; whatever carrying out refuses
 */
export async function issueHeld(context: DeedContext, decision: Decision, asked: Paper): Promise<IssuedNow> {
  // Without a word of the number the draft's own counts; null draws the next of the series.
  const paper = { ...asked, number: asked.number === undefined ? decision.typed_number : asked.number }
  if (decision.state !== 'draft') throw new ApiFailure(409, 'Quyết định này đã được ban hành.')
  if (paper.version !== undefined && paper.version !== decision.version) throw stale({ decision })
  await requireReadFiles(context, decision.id, paper.file_ids)
  requireNotOwn(context, decision)
  requireOtherIssuer(context, decision)
  await requireTransferAccepted(context, decision)
  await requireCase(context, decision)
  const backdated = await backdatedFault(context, { ...decision, sign_date: paper.sign_date })
  if (backdated !== undefined) throw invalidInput({ sign_date: [backdated] })
  const signer = await chosenSigner(context, decision, paper)
  const { effective_date: day, people } = decision
  const { counts, number, effects } = await countingUnits(context, { day, people }, async () => {
    if (decision.corrects_id === null) return issueAlone(context, decision, { body: paper, signer })
    const first = await firstOfCorrection(context, decision.corrects_id, decision, paper)
    return putInPlace(context, first, decision, {
      body: { ...paper, reason: decision.correction_reason ?? '' },
      signer,
    })
  })
  await keepUnitCounts(context, decision.id, counts)
  const issued = {
    state: 'issued' as const,
    decision_number: number,
    sign_date: paper.sign_date,
    signer_id: signer.id,
  }
  return { number, effects, counts, issued }
}

async function issueAlone(
  context: DeedContext,
  decision: Decision,
  { body, signer }: { body: Paper; signer: Issued['signer'] },
): Promise<{ number: string; effects: Effect[] }> {
  const { id, decision_type: type, effective_date: day, people } = decision
  const number = await drawDecisionNumber(context, decision, body)
  const said = { id, type, number: body.number_ahead ?? number, signDate: body.sign_date, day, people }
  const effects = await carryOut(context, said)
  requireMarks(effects, body.marks ?? [])
  const issued = { number, signDate: body.sign_date, signer }
  await freeze(context, decision, issued, effects)
  return { number, effects: await issueDisciplineAlong(context, decision, issued, effects) }
}

/** Operations that issue what has been drafted before. A deed of another domain that drafts and issues at once, as a reception does, asks the company's rule for itself. */
const issuing: ReadonlySet<string> = new Set(['decisions.issue', 'decisions.issueBulk'])

/**
 * Where the company says so, a second person issues what one has drafted.
 * @throws ApiFailure 403
 */
function requireOtherIssuer(
  { operation }: DeedContext,
  { issue_block }: Pick<Decision, 'issue_block'>,
): void {
  if (issuing.has(operation.id) && issue_block !== null) throw new ApiFailure(403, issue_block)
}

/**
 * The signer of a decision, as he is printed.
 * @throws ApiFailure 400 for one that is not there; 409 for one who may not sign such a paper on that day
 */
export async function chosenSigner(
  context: DeedContext,
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
