import { sql } from 'kysely'
import type { ProductContext } from '../../../contract/handlers.ts'
import { lockCodes, nextCode } from './campaign-code.ts'
import { heldCampaign } from './campaign-record.ts'

/** What a copy takes over of the campaign itself; days, approval and history begin anew. */
const taken = sql.join(
  [
    'name',
    'department_id',
    'position_id',
    'quantity',
    'reason',
    'work_place',
    'address',
    'new_district_id',
    'ward_id',
    'nature_of_work',
    'employment_kind',
    'salary_from',
    'salary_to',
    'is_salary_negotiable',
    'description',
    'requirements',
    'benefits',
    'contact',
    'approver_id',
    'form_fields',
    'questions',
  ].map((column) => sql.ref(column)),
)

/** Makes a new campaign in planning of another one, and answers its id. Who has left the company does not come along. */
export async function copyCampaign(context: ProductContext, id: number): Promise<number> {
  const { db, companyId, session } = context
  await heldCampaign(context, id)
  await lockCodes(context)
  const { rows } = await sql<{ id: number }>`
    insert into recruitments (company_id, code, created_by, ${taken})
    select company_id, ${await nextCode(context)}, ${session.userId}, ${taken} from recruitments
    where company_id = ${companyId} and id = ${id} returning id`.execute(db)
  const copy = Number(rows[0]?.id)
  await sql`insert into recruitment_conditions (company_id, recruitment_id, type, operator, values, need, ground)
    select company_id, ${copy}, type, operator, values, need, ground from recruitment_conditions
    where company_id = ${companyId} and recruitment_id = ${id} order by id`.execute(db)
  await sql`insert into recruitment_costs (company_id, recruitment_id, name, planned, note)
    select company_id, ${copy}, name, planned, note from recruitment_costs
    where company_id = ${companyId} and recruitment_id = ${id} order by id`.execute(db)
  await sql`insert into recruitment_boards (company_id, recruitment_id, employee_id, role)
    select board.company_id, ${copy}, board.employee_id, board.role from recruitment_boards board
    join employees e on e.company_id = board.company_id and e.id = board.employee_id and e.active
    where board.company_id = ${companyId} and board.recruitment_id = ${id} order by board.id`.execute(db)
  await copyRounds(context, id, copy)
  context.audit({ recordId: copy, detail: { copied_from: id } })
  return copy
}

async function copyRounds({ db, companyId }: ProductContext, id: number, copy: number): Promise<void> {
  const { rows: rounds } = await sql<{ id: number }>`select id from recruitment_rounds
    where company_id = ${companyId} and recruitment_id = ${id} order by id`.execute(db)
  for (const round of rounds) {
    const { rows } = await sql<{ id: number }>`
      insert into recruitment_rounds (company_id, recruitment_id, display_order, name, kind, location, max_score, pass_score,
        weight, minutes)
      select company_id, ${copy}, display_order, name, kind, location, max_score, pass_score, weight, minutes
      from recruitment_rounds where company_id = ${companyId} and id = ${round.id} returning id`.execute(db)
    const made = Number(rows[0]?.id)
    await sql`insert into recruitment_criteria (company_id, recruitment_id, round_id, display_order, name, weight,
        words_for_2, words_for_5, words_for_8)
      select company_id, ${copy}, ${made}, display_order, name, weight, words_for_2, words_for_5, words_for_8
      from recruitment_criteria where company_id = ${companyId} and round_id = ${round.id} order by id`.execute(
      db,
    )
    await sql`insert into recruitment_round_questions (company_id, recruitment_id, round_id, display_order, content)
      select company_id, ${copy}, ${made}, display_order, content from recruitment_round_questions
      where company_id = ${companyId} and round_id = ${round.id} order by id`.execute(db)
    // Members are the same people in both boards; seats of one round are told apart by their order.
    await sql`insert into recruitment_board_rounds (company_id, recruitment_id, board_id, round_id)
      select mine.company_id, ${copy}, mine.id, ${made} from recruitment_board_rounds sits
      join recruitment_boards theirs on theirs.company_id = sits.company_id and theirs.id = sits.board_id
      join recruitment_boards mine on mine.company_id = theirs.company_id and mine.recruitment_id = ${copy}
        and mine.employee_id = theirs.employee_id
      where sits.company_id = ${companyId} and sits.round_id = ${round.id}`.execute(db)
    await sql`
      with seats as (
        insert into recruitment_seats (company_id, recruitment_id, round_id, display_order)
        select company_id, ${copy}, ${made}, display_order from recruitment_seats
        where company_id = ${companyId} and round_id = ${round.id} returning id, display_order
      )
      insert into recruitment_seat_people (company_id, recruitment_id, seat_id, board_id)
      select ${companyId}, ${copy}, seats.id, mine.id from seats
      join recruitment_seats old on old.company_id = ${companyId} and old.round_id = ${round.id}
        and old.display_order = seats.display_order
      join recruitment_seat_people sits on sits.company_id = old.company_id and sits.seat_id = old.id
      join recruitment_boards theirs on theirs.company_id = sits.company_id and theirs.id = sits.board_id
      join recruitment_boards mine on mine.company_id = theirs.company_id and mine.recruitment_id = ${copy}
        and mine.employee_id = theirs.employee_id`.execute(db)
  }
}
