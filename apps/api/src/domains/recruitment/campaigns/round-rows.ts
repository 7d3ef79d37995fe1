import { sql } from 'kysely'
import type { PartRows } from '../../../standard-set/part-rows.ts'

/** The rounds of a campaign in their order, each with its kit. */
export const roundRows: PartRows = {
  table: 'recruitment_rounds',
  key: 'rounds',
  shown: sql`part.display_order, part.name, part.kind, part.date, part.location, part.max_score::float8,
    part.pass_score::float8, part.weight::float8, part.state, part.minutes,
    coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'weight', c.weight,
        'words_for_2', c.words_for_2, 'words_for_5', c.words_for_5, 'words_for_8', c.words_for_8) order by c.display_order, c.id)
      from recruitment_criteria c where c.company_id = part.company_id and c.round_id = part.id), '[]') as criteria,
    array(select q.content from recruitment_round_questions q
      where q.company_id = part.company_id and q.round_id = part.id order by q.display_order, q.id) as questions,
    coalesce((select jsonb_agg(jsonb_build_object('employee_ids', (
        select jsonb_agg(board.employee_id order by board.employee_id) from recruitment_seat_people sits
        join recruitment_boards board on board.company_id = sits.company_id and board.id = sits.board_id
        where sits.company_id = s.company_id and sits.seat_id = s.id)) order by s.display_order, s.id)
      from recruitment_seats s where s.company_id = part.company_id and s.round_id = part.id
        and exists (select from recruitment_seat_people sits where sits.company_id = s.company_id and sits.seat_id = s.id)),
      '[]') as seats`,
  order: sql`part.display_order`,
}
