import { sql } from 'kysely'
import { ApiFailure, invalidInput } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { isThere } from '../candidates/visible-candidates.ts'
import { type HeldRound, heldRound, refuseClosedRound } from '../schedules/held-round.ts'
import { takesPart } from './result-sheet.ts'

/**
 * Closes a round: its cards are final and lie open to all who may see them. Whoever judges in it and still owes a card
 * cannot close it, since that would open the others' cards to him.
 * @returns its campaign
 * @throws ApiFailure 409 while the closer owes a card, 400 where cards are missing and no reason is given
 */
export async function closeRound(
  context: ProductContext,
  id: number,
  reason: string | null,
): Promise<number> {
  const round = await heldRound(context, id)
  refuseClosedRound(round)
  const { mine, all } = await missingCards(context, id)
  if (mine > 0) throw new ApiFailure(409, `Bạn còn ${mine} phiếu chưa nộp ở vòng này.`)
  if (all > 0 && reason === null) {
    throw invalidInput({ reason: [`Còn ${all} phiếu chưa nộp. Nhập lý do nếu vẫn chốt vòng.`] })
  }
  await move(context, round, 'closed', reason)
  return round.recruitment_id
}

/**
 * Opens a closed round again.
 * @returns its campaign
 * @throws ApiFailure 409 for a round that is open, or whose campaign is not
 */
export async function reopenRound(context: ProductContext, id: number, reason: string): Promise<number> {
  const round = await heldRound(context, id)
  refuseClosedRound({ ...round, state: 'open' })
  if (round.state === 'open') throw new ApiFailure(409, `Vòng ${round.name} đang mở.`)
  await move(context, round, 'open', reason)
  return round.recruitment_id
}

async function move(
  { db, companyId, inThisCompany, session, audit }: ProductContext,
  { id, name, recruitment_id: campaignId }: HeldRound,
  to: 'open' | 'closed',
  reason: string | null,
): Promise<void> {
  const isClosed = to === 'closed'
  const judges = sql`array(select judge.employee_id from recruitment_examiners judge
    where judge.company_id = ${companyId} and judge.round_id = ${id} order by judge.employee_id)`
  await sql`update recruitment_rounds set state = ${to}, closed_by = ${isClosed ? session.userId : null},
      closed_at = ${isClosed ? sql`now()` : null}, closed_examiners = ${isClosed ? judges : null}
    where ${inThisCompany('recruitment_rounds')} and id = ${id}`.execute(db)
  await sql`insert into recruitment_round_moves (company_id, recruitment_id, round_id, to_state, reason, moved_by)
    values (${companyId}, ${campaignId}, ${id}, ${to}, ${reason}, ${session.userId})`.execute(db)
  const before = { state: isClosed ? 'open' : 'closed' }
  const values = { of: 'recruitmentRounds', before, after: { state: to } } as const
  audit({ recordId: campaignId, changedFields: ['rounds'], detail: { round: name }, values })
}

/** Cards that are still to come, of candidates who take part still and have an appointment or whom somebody has begun to judge. */
async function missingCards(
  { db, companyId, session }: ProductContext,
  id: number,
): Promise<{ mine: number; all: number }> {
  const { rows } = await sql<{ mine: number; all: number }>`
    select count(*)::integer as all, (count(*) filter (where expected.employee_id = ${session.employeeId}))::integer as mine
    from recruitment_expected_cards expected
    join candidates on candidates.company_id = expected.company_id and candidates.id = expected.candidate_id
      and ${isThere} and ${takesPart}
    where expected.company_id = ${companyId} and expected.round_id = ${id}
      and (exists (select from recruitment_schedule_candidates sits where sits.company_id = ${companyId}
          and sits.round_id = ${id} and sits.candidate_id = expected.candidate_id and not sits.is_cancelled)
        or exists (select from recruitment_results begun where begun.company_id = ${companyId} and begun.round_id = ${id}
          and begun.candidate_id = expected.candidate_id and begun.state <> 'recused'))
      and not exists (select from recruitment_results card where card.company_id = ${companyId} and card.round_id = ${id}
        and card.candidate_id = expected.candidate_id and card.state = 'handed_in'
        and (card.employee_id = expected.employee_id or card.employee_id is null))`.execute(db)
  return rows[0] ?? { mine: 0, all: 0 }
}
