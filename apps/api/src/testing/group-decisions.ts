import type { PoolClient } from 'pg'

/** Gives a company of the tests drafts 71 to 76 of decisions about an employee, a hundred higher in company 2. */
export async function arrangeDecisions(client: PoolClient, company: number, base: number): Promise<void> {
  await client.query(
    `insert into decisions (company_id, id, decision_type, effective_date, summary, created_by)
     select $1, $2::bigint + id, 4, date '2026-03-01' + id, 'Về việc điều chuyển ' || id, 1 from generate_series(71, 76) id`,
    [company, base],
  )
  await client.query(
    `insert into decision_people (company_id, id, decision_id, employee_id, position_id, department_id)
     select $1, $2::bigint + id, $2::bigint + id, $2::bigint + 11, $2::bigint + 2, $2::bigint + 2
     from generate_series(71, 76) id`,
    [company, base],
  )
}
