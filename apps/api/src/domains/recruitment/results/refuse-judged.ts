import { sql } from 'kysely'
import { ApiFailure } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'

interface SentRound {
  id?: number
  kind?: string
  max_score?: number
  weight?: number
}

/**
 * Scores keep what they were given by: nothing that a total is reckoned from changes once somebody has begun to judge, and
 * no round goes that has cards or appointments. It says so from the first draft on, so that it tells nobody of a card handed in.
 * @throws ApiFailure 409
 */
export async function refuseJudgedRounds(
  { db, inThisCompany, companyId }: ProductContext,
  campaignId: number,
  rounds: readonly SentRound[],
  removedIds: readonly number[],
): Promise<void> {
  const { rows } = await sql<{ name: string; is_scheduled: boolean }>`
    select round.name from recruitment_rounds round
    left join jsonb_to_recordset(${JSON.stringify(rounds)}::jsonb)
      as sent (id bigint, kind text, max_score numeric, weight numeric) on sent.id = round.id
    where ${inThisCompany('round')} and round.recruitment_id = ${campaignId} and (
      (round.id = any(${removedIds}::bigint[]) and exists (select from recruitment_schedules schedule
        where schedule.company_id = ${companyId} and schedule.recruitment_id = round.recruitment_id and schedule.round_id = round.id))
      or ((round.id = any(${removedIds}::bigint[]) or sent.kind <> round.kind or sent.max_score <> round.max_score
          or sent.weight <> round.weight)
        and exists (select from recruitment_results card
          where card.company_id = ${companyId} and card.recruitment_id = round.recruitment_id and card.round_id = round.id)))
    limit 1`.execute(db)
  if (rows[0]) {
    throw new ApiFailure(
      409,
      `Vòng ${rows[0].name} đã có lịch hoặc đã có người chấm nên không bỏ và không đổi cách tính điểm ở đây được. Trọng số đổi bằng nút 'Đổi trọng số'.`,
    )
  }
}
