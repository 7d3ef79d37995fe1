import type { Input } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { invalidInput, notFound } from '../../../contract/failure.ts'
import { inFigures } from '../../../contract/figure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { writableCampaign } from './campaign-record.ts'

type Kit = Input<'recruitmentRounds.interviews'>['body']

/**
 * Saves the kit of a round as a whole: what is judged by which weights, what is asked, how long it takes, who sits there.
 * A criterion that keeps its id stays the same one, so that scores of it stay where they are.
 * @throws ApiFailure 400 for weights that do not make the whole, and for a seat of somebody outside the board
 */
export async function saveKit(context: ProductContext, campaignId: number, kit: Kit): Promise<void> {
  await writableCampaign(context, campaignId)
  const { db, inThisCompany } = context
  const { rows } = await sql`
    update recruitment_rounds set minutes = ${kit.minutes === undefined ? sql.ref('minutes') : kit.minutes}
    where ${inThisCompany('recruitment_rounds')} and recruitment_id = ${campaignId} and id = ${kit.round_id} returning id`.execute(
    db,
  )
  if (rows.length === 0) throw notFound()
  await saveCriteria(context, campaignId, kit)
  if (kit.questions) await saveQuestions(context, campaignId, kit.round_id, kit.questions)
  if (kit.seats) await saveSeats(context, campaignId, kit.round_id, kit.seats)
}

async function saveCriteria(context: ProductContext, campaignId: number, kit: Kit): Promise<void> {
  const { db, companyId, inThisCompany } = context
  const { criteria, round_id: roundId } = kit
  // In hundredths, since 33.33 + 33.33 + 33.34 is not 100 in binary.
  const total = criteria.reduce((sum, { weight }) => sum + Math.round(weight * 100), 0)
  if (criteria.length > 0 && total !== 10_000) {
    throw invalidInput({
      criteria: [`Tổng trọng số các tiêu chí phải bằng 100% (hiện là ${inFigures(total / 100)}%).`],
    })
  }
  const staying = criteria.flatMap(({ id }) => id ?? [])
  await sql`delete from recruitment_criteria where ${inThisCompany('recruitment_criteria')}
    and round_id = ${roundId} and id <> all(${staying}::bigint[])`.execute(db)
  for (const [at, { id, name, weight, ...words }] of criteria.entries()) {
    const values = [
      name,
      weight,
      at + 1,
      words.words_for_2 ?? null,
      words.words_for_5 ?? null,
      words.words_for_8 ?? null,
    ]
    const columns = sql`name, weight, display_order, words_for_2, words_for_5, words_for_8`
    if (id === undefined) {
      await sql`insert into recruitment_criteria (company_id, recruitment_id, round_id, ${columns})
        values (${companyId}, ${campaignId}, ${roundId}, ${sql.join(values)})`.execute(db)
      continue
    }
    const { rows } = await sql`update recruitment_criteria set (${columns}) = (${sql.join(values)})
      where ${inThisCompany('recruitment_criteria')} and round_id = ${roundId} and id = ${id} returning id`.execute(
      db,
    )
    if (rows.length === 0) throw notFound()
  }
}

async function saveQuestions(
  { db, companyId, inThisCompany }: ProductContext,
  campaignId: number,
  roundId: number,
  questions: readonly string[],
): Promise<void> {
  await sql`delete from recruitment_round_questions
    where ${inThisCompany('recruitment_round_questions')} and round_id = ${roundId}`.execute(db)
  await sql`insert into recruitment_round_questions (company_id, recruitment_id, round_id, display_order, content)
    select ${companyId}, ${campaignId}, ${roundId}, place, content
    from unnest(${questions}::text[]) with ordinality as asked (content, place)`.execute(db)
}

async function saveSeats(
  { db, companyId, inThisCompany }: ProductContext,
  campaignId: number,
  roundId: number,
  seats: readonly { employee_ids: readonly number[] }[],
): Promise<void> {
  await sql`delete from recruitment_seats where ${inThisCompany('recruitment_seats')} and round_id = ${roundId}`.execute(
    db,
  )
  for (const [at, { employee_ids: employeeIds }] of seats.entries()) {
    const { rows } = await sql`
      with seat as (
        insert into recruitment_seats (company_id, recruitment_id, round_id, display_order)
        values (${companyId}, ${campaignId}, ${roundId}, ${at + 1}) returning id
      )
      insert into recruitment_seat_people (company_id, recruitment_id, seat_id, board_id)
      select ${companyId}, ${campaignId}, seat.id, board.id from seat, recruitment_boards board
      where board.company_id = ${companyId} and board.recruitment_id = ${campaignId}
        and board.employee_id = any(${employeeIds}::bigint[]) returning board_id`.execute(db)
    if (rows.length !== employeeIds.length) {
      throw invalidInput({
        [`seats.${at}.employee_ids`]: ['Người chấm phải là thành viên hội đồng của đợt.'],
      })
    }
  }
}
