import type { ClientBase } from 'pg'

/**
 * Gives some employees of a demo company rewards of last year, and a few a discipline: one whose minutes have just been
 * written, one that was issued. The transaction belongs to that company.
 * @param reference the day that the data take for today
 */
export async function fillDemoRewards(
  client: ClientBase,
  companyId: number,
  reference: string,
): Promise<void> {
  await client.query(
    `insert into rewards_disciplines (company_id, type, employee_ids, form_id, number, decision_date, effective_date, signer,
       level, reason_id, reason, year, period, money, created_by)
     select $1, 'reward', array[e.id], form.id, (e.id % 90 + 10) || '/QĐ-KT', $2::date - (e.id % 200 + 20)::integer,
       $2::date - (e.id % 200 + 20)::integer, 'Phạm Thu Hà', 'company',
       (select reason.id from reward_reasons reason where reason.company_id = $1 and reason.code = 'HTXS'),
       'Hoàn thành tốt nhiệm vụ được giao',
       extract(year from $2::date)::integer - 1, 'Tổng kết năm', (e.id % 5 + 1) * 500000, 1
     from employees e
     join reward_discipline_forms form on form.company_id = $1 and form.type = 'reward' and form.display_order = e.id % 8 + 1
     where e.company_id = $1 and e.active and e.id % 9 = 0 and e.join_date < $2::date - 400`,
    [companyId, reference],
  )
  await client.query(
    `insert into rewards_disciplines (company_id, type, state, employee_ids, reason, violation_date, found_date, minutes_no,
       minutes_date, clause, created_by)
     select $1, 'discipline', 'minutes', array[e.id], 'Vi phạm quy định an toàn khi vận hành xe nâng', $2::date - 20,
       $2::date - 19, '02/BB-' || e.id, $2::date - 18, 'Khoản 3 Điều 15 Nội quy lao động', 1
     from (select id from employees where company_id = $1 and active and join_date < $2::date - 400 order by id desc limit 1) e`,
    [companyId, reference],
  )
  await client.query(
    `insert into rewards_disciplines (company_id, type, state, employee_ids, form_id, number, decision_date, effective_date,
       signer, reason, violation_date, found_date, minutes_no, clause, invited_on, meeting_date, participants, created_by)
     select $1, 'discipline', 'issued', array[e.id], form.id, '05/QĐ-KL', $2::date - 40, $2::date - 40, 'Phạm Thu Hà',
       'Đi muộn nhiều lần không có lý do', $2::date - 80, $2::date - 78, '01/BB-' || e.id,
       'Khoản 1 Điều 12 Nội quy lao động', $2::date - 70, $2::date - 55, 'Người lao động, công đoàn cơ sở', 1
     from (select id from employees where company_id = $1 and active and join_date < $2::date - 400 order by id desc
       offset 1 limit 1) e
     join reward_discipline_forms form on form.company_id = $1 and form.legal_form = 1`,
    [companyId, reference],
  )
}
