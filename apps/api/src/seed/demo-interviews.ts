import type { PoolClient } from 'pg'

/**
 * Gives whoever was taken on in a campaign that is done his scores: one of each round that HR enters, and the cards of the
 * chair and the member of the board in the interview. The rounds are closed since.
 */
export async function seedDemoInterviews(client: PoolClient): Promise<void> {
  await client.query(
    `insert into recruitment_results (company_id, recruitment_id, round_id, candidate_id, employee_id, state, score, conclusion,
       remark, handed_in_at)
     select round.company_id, round.recruitment_id, round.id, candidate.id, judge.employee_id, 'handed_in',
       case when judge.employee_id is null then 6 + (candidate.id * 7 + round.id) % 7 * 0.5 end, 'passed',
       case when judge.role = 'chair' then 'Đáp ứng yêu cầu của vị trí, nhận việc được ngay.' end,
       (round.date + time '16:30') at time zone 'Asia/Ho_Chi_Minh'
     from recruitment_rounds round
     join recruitments campaign on campaign.company_id = round.company_id and campaign.id = round.recruitment_id
     join candidates candidate on candidate.company_id = round.company_id and candidate.recruitment_id = round.recruitment_id
     join lateral (
       select null::bigint as employee_id, null as role where round.kind <> 'interview'
       union all
       select board.employee_id, board.role from recruitment_boards board
       where round.kind = 'interview' and board.company_id = round.company_id and board.recruitment_id = round.recruitment_id
         and board.role <> 'secretary'
     ) judge on true
     where campaign.status = 'done' and candidate.state = 'employee'
     order by candidate.id, round.display_order, judge.role`,
  )
  await client.query(
    `insert into recruitment_result_scores (company_id, result_id, round_id, criterion_id, score)
     select result.company_id, result.id, result.round_id, criterion.id, 6 + (result.id * 5 + criterion.id * 3) % 7 * 0.5
     from recruitment_results result
     join recruitment_criteria criterion on criterion.company_id = result.company_id and criterion.round_id = result.round_id
     where result.employee_id is not null
     order by result.id, criterion.id`,
  )
  await client.query(
    `update recruitment_rounds round set state = 'closed', closed_at = campaign.closed_at, closed_examiners = array(
       select judge.employee_id from recruitment_examiners judge
       where judge.company_id = round.company_id and judge.round_id = round.id order by judge.employee_id)
     from recruitments campaign
     where campaign.company_id = round.company_id and campaign.id = round.recruitment_id and campaign.status = 'done'`,
  )
  await client.query(
    `insert into recruitment_round_moves (company_id, recruitment_id, round_id, to_state, moved_at)
     select round.company_id, round.recruitment_id, round.id, 'closed', campaign.closed_at
     from recruitment_rounds round
     join recruitments campaign on campaign.company_id = round.company_id and campaign.id = round.recruitment_id
     where campaign.status = 'done'
     order by round.id`,
  )
}
