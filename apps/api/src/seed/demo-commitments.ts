import type { PoolClient } from 'pg'

/** Above the numbers that the rest of the demo draws, so that nothing else of it is numbered anew. */
const firstId = 900_001

/** An account of the demo that finds a promise of its own. */
const learner = 'Đỗ Thị Hồng Nhung'

/**
 * Gives the company of the transaction a course abroad that it paid dearly for, and what its people promised in return: most
 * are in effect, one waits to be signed, and of who has left since, one is to pay back and one was let off.
 *
 * @param reference the day that the demo takes for today, yyyy-mm-dd
 */
export async function seedDemoCommitments(client: PoolClient, reference: string): Promise<void> {
  await client.query(
    `insert into trainings (company_id, id, code, name, type_id, formality_id, start_date, end_date, hours, is_external,
       is_abroad, confirm_deadline, commit_required, commit_months, status, note)
     select company.id, $2, 'ĐT-' || year || '-' || lpad((coalesce((select max(split_part(code, '-', 3)::int) from trainings t
         where t.company_id = company.id and t.code like 'ĐT-' || year || '-%'), 0) + 1)::text, 3, '0'),
       'Vận hành và bảo trì dây chuyền tự động tại Nhật Bản',
       (select id from training_types t where t.company_id = company.id order by id limit 1),
       (select id from training_formalities f where f.company_id = company.id order by id limit 1),
       $1::date - 330, $1::date - 290, 240, true, true, $1::date - 350, true, 36, 'finished',
       'Học tại nhà máy của đối tác ở Nagoya.'
     from companies company, (values (extract(year from $1::date - 330)::int)) as held (year)
     where exists (select from training_types t where t.company_id = company.id)`,
    [reference, firstId],
  )
  await client.query(
    `insert into drawn_numbers (company_id, kind, year, series_year, sequence, number, record_kind, record_id, drawn_at)
     select company_id, 'training_course', split_part(code, '-', 2)::int, split_part(code, '-', 2)::int,
       split_part(code, '-', 3)::int, code, 'trainings', id, start_date - 40 from trainings where id = $1`,
    [firstId],
  )
  await client.query(
    `insert into number_counters (company_id, kind, series_year, last_number)
     select company_id, 'training_course', split_part(code, '-', 2)::int, split_part(code, '-', 3)::int
     from trainings where id = $1
     on conflict (company_id, kind, series_year, parent) do update set last_number = excluded.last_number`,
    [firstId],
  )
  await client.query(
    `insert into training_costs (company_id, training_id, kind, name, planned, actual, paid_date, invoice_no,
       counts_for_commitment)
     select company_id, id, cost.kind, cost.name, cost.actual, cost.actual, end_date + 20, cost.invoice, cost.counts
     from trainings, (values ('lecturer', 'Học phí trả cho nhà máy đối tác', 312500000, '0000412', true),
       ('travel', 'Vé máy bay khứ hồi', 84000000, '0018837', true),
       ('board', 'Ăn ở 41 ngày', 127400000, '0000413', true),
       ('pay', 'Tiền lương trong thời gian học', 98600000, 'BL-07', true),
       ('other', 'Quà tặng đối tác', 6000000, '0002291', false)) as cost (kind, name, actual, invoice, counts)
     where id = $1`,
    [firstId],
  )
  await client.query(
    `insert into training_employees (company_id, id, training_id, employee_id, state, score)
     select company_id, $2::bigint + place, $2, id, 'passed', 7 + place % 5 * 0.5
     from (
       select company_id, id, row_number() over (order by leave_date is not null, of_kind) as place
       from (
         select employee.company_id, employee.id, employee.leave_date, row_number() over (
           partition by employee.leave_date is null
           order by employee.full_name <> $3, (employee.id * 5417) % 100003, employee.id) as of_kind
         from employees employee
         where employee.join_date < $1::date - 400 and (employee.leave_date between $1::date - 260 and $1::date - 10
           or employee.leave_date is null and employee.active and employee.work_state = 'official')
       ) person
       where of_kind <= case when leave_date is null then 6 else 2 end
     ) chosen`,
    [reference, firstId, learner],
  )
  await client.query(
    `insert into training_commitments (company_id, number, employee_id, training_id, training_employee_id, months,
       reckoned_by, note, status, signed_on, from_date, cost, pay_cost, left_on, basis, served_through, close_reason,
       created_at)
     select person.company_id, 'CK-' || extract(year from course.start_date) || '-' || lpad(place::text, 3, '0'),
       person.employee_id, person.training_id, person.id, 36, 'month', 'Hợp đồng đào tạo nghề 2 bản, mỗi bên giữ một.',
       stands.status, case when stands.status <> 'draft' then course.start_date - 10 end, since.day,
       case when since.day is not null then training_commitment_cost(person.company_id, person.id, false) end,
       case when since.day is not null then training_commitment_cost(person.company_id, person.id, true) end,
       person.left_on, case stands.status when 'owed' then 'agreed' end,
       case stands.status when 'owed' then person.left_on end,
       case stands.status when 'waived' then 'Nghỉ việc vì sức khỏe, có kết luận của hội đồng y khoa.' end,
       course.start_date - 12 + time '09:00'
     from (
       select person.*, row_number() over (order by person.id) as place, employee.leave_date - 1 as left_on,
         row_number() over (partition by employee.leave_date is null order by person.id) as of_kind
       from training_employees person
       join employees employee on employee.company_id = person.company_id and employee.id = person.employee_id
       where person.training_id = $1
     ) person
     join trainings course on course.company_id = person.company_id and course.id = person.training_id,
     lateral (select case when person.left_on is not null then case person.of_kind when 1 then 'owed' else 'waived' end
       when person.of_kind = 6 then 'draft' else 'active' end as status) stands,
     lateral (select case when stands.status <> 'draft' then course.end_date + 1 end as day) since
     order by person.id`,
    [firstId],
  )
  await client.query(
    `insert into drawn_numbers (company_id, kind, year, series_year, sequence, number, record_kind, record_id, drawn_at)
     select company_id, 'commitment', split_part(number, '-', 2)::int, split_part(number, '-', 2)::int,
       split_part(number, '-', 3)::int, number, 'trainingCommitments', id, created_at
     from training_commitments order by id`,
  )
  await client.query(
    `insert into number_counters (company_id, kind, series_year, last_number)
     select company_id, kind, series_year, max(sequence) from drawn_numbers where kind = 'commitment' group by 1, 2, 3`,
  )
}
