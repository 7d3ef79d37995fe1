import type { PoolClient } from 'pg'

/** The tables that `arrangeCandidates` fills. */
export const candidateTables = ['applicants', 'candidates'] as const

/**
 * Gives a company of the tests the campaign 57, which is open and the oldest, and its candidates 12 and 51 to 56, with the
 * version 3; 13 is in the reserve pool. All is a hundred higher in company 2.
 */
export async function arrangeCandidates(client: PoolClient, company: number, base: number): Promise<void> {
  await client.query(
    `insert into recruitments (company_id, id, code, name, department_id, position_id, quantity, deadline, description,
       requirements, status, opened_at, created_at, is_published, published_at, public_id)
     values ($1, $2::bigint + 57, 'TD-2020-057', 'Đợt đang mở', $2::bigint + 1, $2::bigint + 2, 10000, date '2031-01-01',
       'Mô tả', 'Yêu cầu', 'recruiting', timestamptz '2020-01-01', timestamptz '2020-01-01', true,
       timestamptz '2020-01-01', ('00000000-0000-4000-8000-' || lpad(to_hex($2::bigint + 57), 12, '0'))::uuid)`,
    [company, base],
  )
  await client.query(
    `insert into applicants (company_id, id, full_name, date_of_birth, phone)
     select $1, $2::bigint + id, 'Ứng viên số ' || id, date '1995-01-01' + id, '09200000' || id
     from unnest(array[12, 13, 51, 52, 53, 54, 55, 56]) id`,
    [company, base],
  )
  await client.query(
    `insert into applicant_consents (company_id, applicant_id, purpose, text_version, way, until)
     select $1, $2::bigint + id, 'reserve', 1, 'paper', (now() at time zone 'Asia/Ho_Chi_Minh')::date + 700
     from unnest(array[13, 51]) id`,
    [company, base],
  )
  await client.query(
    `insert into candidates (company_id, id, applicant_id, recruitment_id, state, state_reason, archived_until, version)
     select $1, $2::bigint + id, $2::bigint + id, case id when 13 then null else $2::bigint + 57 end,
       case id when 13 then 'archived' else 'new' end, case id when 13 then 'Hồ sơ tốt' end,
       case id when 13 then (now() at time zone 'Asia/Ho_Chi_Minh')::date + 600 end, 3
     from unnest(array[12, 13, 51, 52, 53, 54, 55, 56]) id`,
    [company, base],
  )
}
