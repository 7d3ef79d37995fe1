import type { PoolClient } from 'pg'

/** Gives a company of the tests the shipped forms 1 to 12 and rewards 51 to 57 of employee 12, a hundred higher in company 2. */
export async function arrangeRewards(client: PoolClient, company: number, base: number): Promise<void> {
  await client.query(
    `insert into reward_discipline_forms (company_id, id, type, code, name, legal_form)
     select $1, $2::bigint + id, case when legal is null then 'reward' else 'discipline' end, 'HT' || id, name, legal from (values
       (1, 'Lao động tiên tiến', null::integer), (2, 'Chiến sĩ thi đua cơ sở', null), (3, 'Giấy khen', null),
       (9, 'Khiển trách', 1), (10, 'Kéo dài thời hạn nâng lương không quá 06 tháng', 2), (11, 'Cách chức', 3),
       (12, 'Sa thải', 4)) as form (id, name, legal)`,
    [company, base],
  )
  await client.query(
    `insert into rewards_disciplines (company_id, id, type, employee_ids, form_id, number, decision_date, effective_date,
       reason, created_by)
     select $1, $2::bigint + id, 'reward', array[$2::bigint + 12], $2::bigint + 3, id || '/QĐ-KT', date '2025-01-01' + id,
       date '2025-01-01' + id, 'Hoàn thành tốt nhiệm vụ năm 2024', 1
     from generate_series(51, 57) id`,
    [company, base],
  )
}
