import type { PoolClient } from 'pg'

/** Gives a company of the tests requests 71 to 74 of its employee 12, each for another language; a hundred higher in company 2. */
export async function arrangeRequests(client: PoolClient, company: number, base: number): Promise<void> {
  await client.query(
    `insert into request_change_infos (company_id, id, employee_id, field_change, changes, created_by)
     select $1, $2::bigint + id, $2 + 12, 'languages.new-1.name', 'Ngoại ngữ › Ngoại ngữ', 6
     from generate_series(71, 74) id`,
    [company, base],
  )
  await client.query(
    `insert into request_change_items (company_id, id, request_id, employee_id, path, new_value)
     select $1, $2::bigint + id, $2::bigint + id, $2 + 12, 'languages.new-1.name', to_jsonb('Tiếng ' || id)
     from generate_series(71, 74) id`,
    [company, base],
  )
}
