import type { PoolClient } from 'pg'

/** What the reception of the demo has to do: name, whether the first day waits for it, days before today on which it was done. */
const items = [
  ['Nộp hồ sơ gốc', true, 3],
  ['Khám sức khỏe', true, 1],
  ['Ký hợp đồng thử việc', true, null],
  ['Cấp thẻ', false, null],
  ['Đồng phục', false, null],
  ['Tài khoản', false, 2],
  ['Khai báo BHXH', false, null],
  ['Đào tạo hội nhập', false, null],
] as const

/** Whom the demo is receiving. */
const received = 'Chu Thị Ngân'

/**
 * Gives the company of the transaction one reception that is under way: her file is complete, and one paper is left to be
 * signed before her first day.
 *
 * @param reference the day that the demo takes for today, yyyy-mm-dd
 */
export async function seedDemoProcedures(client: PoolClient, reference: string): Promise<void> {
  await client.query(
    `update applicants set gender = 'Nữ', id_number = '001195' || lpad(company_id::text, 2, '0') || '4021'
     where full_name = $1`,
    [received],
  )
  await client.query(
    `update candidates set offered_start = $2::date + 45, offered_salary = 11500000, probation_group = 'intermediate',
       probation_days = 30
     from applicants where applicants.company_id = candidates.company_id and applicants.id = candidates.applicant_id
       and applicants.full_name = $1`,
    [received, reference],
  )
  await client.query(
    `with begun as (
       insert into procedures (company_id, candidate_id, decision_type, start_date, probation_to, department_id, position_id,
         created_at)
       select candidate.company_id, candidate.id, 2, $2::date + 45, $2::date + 74, campaign.department_id,
         campaign.position_id, $2::date - 4 + time '09:05'
       from candidates candidate
       join applicants person on person.company_id = candidate.company_id and person.id = candidate.applicant_id
       join recruitments campaign on campaign.company_id = candidate.company_id and campaign.id = candidate.recruitment_id
       where person.full_name = $1 and candidate.state = 'accepted'
       returning company_id, id, start_date
     )
     insert into procedure_items (company_id, procedure_id, display_order, name, is_needed, needs_paper, due_date, done_on)
     select begun.company_id, begun.id, item.place, item.name, item.is_needed, item.is_needed,
       case when item.is_needed then begun.start_date - 1 end, $2::date - item.done
     from begun cross join jsonb_to_recordset($3::jsonb) as item (place integer, name text, is_needed boolean, done integer)
     order by item.place`,
    [
      received,
      reference,
      JSON.stringify(
        items.map(([name, isNeeded, done], place) => ({ place, name, is_needed: isNeeded, done })),
      ),
    ],
  )
}
