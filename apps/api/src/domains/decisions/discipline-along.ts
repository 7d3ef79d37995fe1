import { ApiFailure } from '../../contract/failure.ts'
import type { DeedContext } from '../../contract/handlers.ts'
import {
  type DecidedDiscipline,
  disciplineOfDecision,
  endDiscipline,
  issueDiscipline,
  requireDecidable,
} from '../employees/public.ts'
import type { Effect } from './effect-of.ts'
import { standingAlong, takeBackDraft } from './change-along.ts'
import { draftAlong } from './draft-along.ts'
import type { Decision } from './decision-rows.ts'
import type { Issued } from './freeze-decision.ts'

const dismissal = 4

/**
 * Issues the case that a decision is about, with what follows of its form: a dismissal drafts the decision that ends the
 * contract. The two other effects, of a raise put off and of a post that ends, are changes of the decision itself. A
 * correction that leaves the day of effect as it is decides nothing anew: the day of the first decision stays the case's.
 * @returns the effects, with what follows told beside them
 * @throws ApiFailure 409 with the article for what the law forbids by now
 */
export async function issueDisciplineAlong(
  context: DeedContext,
  decision: Pick<Decision, 'id' | 'decision_type' | 'effective_date' | 'people'>,
  { number, signDate, signer }: Issued,
  effects: Effect[],
): Promise<Effect[]> {
  const discipline = await disciplineOfDecision(context, decision.id)
  if (discipline === undefined) return effects
  const { decision_date: decidedOn, effective_date: stood } = discipline
  const isMoved = discipline.state !== 'issued' || stood !== decision.effective_date
  const day = isMoved || decidedOn === null ? signDate : decidedOn
  await requireDecidable(context, discipline, { ...decision, sign_date: day })
  const ending =
    discipline.legal_form === dismissal
      ? await endingAlong(context, discipline, decision, number)
      : { id: null, warnings: [] }
  await issueDiscipline(context, discipline, {
    decision_id: decision.id,
    number,
    decision_date: day,
    effective_date: decision.effective_date,
    signer: signer.full_name,
    ending_decision_id: ending.id,
  })
  return effects.map((effect) => ({ ...effect, warnings: [...effect.warnings, ...ending.warnings] }))
}

const waits = 'Dự thảo quyết định chấm dứt hợp đồng lao động (lý do: bị sa thải) chờ ban hành.'
const endsOnOldDay =
  'Quyết định chấm dứt hợp đồng vì sa thải đã ban hành theo ngày hiệu lực cũ. Hãy đính chính cả quyết định đó.'

/** The decision that ends the contract of whom a case dismisses: drafted, or drafted anew where it waits with another day. */
async function endingAlong(
  context: DeedContext,
  { ending_decision_id: id, effective_date: stood }: DecidedDiscipline,
  decision: Pick<Decision, 'effective_date' | 'people'>,
  number: string,
): Promise<{ id: number; warnings: string[] }> {
  if (id === null) return { id: await draftEnding(context, decision, number), warnings: [waits] }
  const state = (await standingAlong(context, id))?.state
  const isMoved = stood !== decision.effective_date
  if (state !== 'draft') return { id, warnings: isMoved && state === 'issued' ? [endsOnOldDay] : [] }
  if (!isMoved) return { id, warnings: [waits] }
  await takeBackDraft(context, id)
  return { id: await draftEnding(context, decision, number), warnings: [waits] }
}

function draftEnding(
  context: DeedContext,
  { effective_date, people }: Pick<Decision, 'effective_date' | 'people'>,
  number: string,
): Promise<number> {
  return draftAlong(context, {
    decision_type: 7,
    effective_date,
    summary: `Về việc chấm dứt hợp đồng lao động theo quyết định kỷ luật sa thải số ${number}`,
    people: people.map(({ employee_id }) => ({
      employee_id,
      contract_end_reason: 'dismissal',
      leave_reason: 'Kỷ luật sa thải',
    })),
  })
}

/**
 * Ends the case with its decision, and takes back the draft that would end the contract.
 * @throws ApiFailure 409 where that one is issued: it has to be taken back first
 */
export async function endDisciplineAlong(
  context: DeedContext,
  decisionId: number,
  how: 'revoked' | 'cancelled',
): Promise<void> {
  const discipline = await disciplineOfDecision(context, decisionId)
  if (discipline === undefined) return
  await refuseEnded(context, discipline)
  await endDiscipline(context, discipline, how)
  if (discipline.ending_decision_id !== null) await takeBackDraft(context, discipline.ending_decision_id)
}

async function refuseEnded(context: DeedContext, { ending_decision_id }: DecidedDiscipline): Promise<void> {
  if (ending_decision_id === null) return
  const ending = await standingAlong(context, ending_decision_id)
  if (ending?.state !== 'issued' && ending?.state !== 'corrected') return
  throw new ApiFailure(
    409,
    'Quyết định chấm dứt hợp đồng vì sa thải đã ban hành. Hãy hủy hoặc thu hồi quyết định đó trước.',
  )
}
