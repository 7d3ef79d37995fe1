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

/** Gives a company of the tests request 81 of its employee 12 about his own data, written down today; 181 in company 2. */
export async function arrangeDataRequests(client: PoolClient, company: number, base: number): Promise<void> {
  await client.query(
    `insert into personal_data_requests
       (company_id, id, employee_id, kind, channel, content, received_on, answer_due, due, created_by)
     select $1, $2::bigint + 81, $2 + 12, 'access', 'paper', 'Em muốn xem hồ sơ.', today, today + 2, today + 12, 6
     from (select current_date as today) as days`,
    [company, base],
  )
  await client.query(
    `insert into personal_data_request_steps (company_id, id, request_id, step, created_by)
     values ($1, $2::bigint + 81, $2::bigint + 81, 'receive', 6)`,
    [company, base],
  )
}

/** Gives a company of the tests request 91 of its employee 12 for a confirmation, sent today; 191 in company 2. */
export async function arrangeConfirmations(client: PoolClient, company: number, base: number): Promise<void> {
  await client.query(
    `insert into confirmation_requests (company_id, id, employee_id, kind, purpose, created_by)
     values ($1, $2::bigint + 91, $2 + 12, 'employment', 'Làm hồ sơ vay vốn', 6)`,
    [company, base],
  )
}

/** Gives a company of the tests hand-over 96 of its employee 12 to the other company, withdrawn long ago; 196 in company 2. */
export async function arrangeTransfers(client: PoolClient, company: number, base: number): Promise<void> {
  await client.query(
    `insert into employee_transfers (company_id, id, direction, other_company_id, person_id, employee_id, nhansu_id, full_name,
       birth_year, position_name, effective_date, consent_version, consent_text, consent_on, state, reason, created_by,
       settled_by, settled_at)
     select $1, $2::bigint + 96, 'out', 3 - $1::integer, person_id, id, nhansu_id, full_name, 1990, 'Nhân viên',
       date '2025-03-01', 1, 'Tôi đồng ý chuyển sang công ty nhận.', date '2025-02-01', 'withdrawn', 'Đổi kế hoạch.', 6, 6,
       timestamptz '2025-02-10 09:00:00+07'
     from employees where company_id = $1 and id = $2 + 12`,
    [company, base],
  )
}
