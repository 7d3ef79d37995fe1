import type { PoolClient } from 'pg'

/** The tables that `arrangeInterviews` fills. */
export const interviewTables = ['recruitment_rooms', 'recruitment_schedules', 'recruitment_results'] as const

/**
 * Gives a company of the tests the open campaign 58 with the interview 58 and the written test 59, whose board is employee
 * 12; the candidate 58 had the appointment 12 in room 12, and the card 12 of it is handed in. All is a hundred higher in
 * company 2.
 */
export async function arrangeInterviews(client: PoolClient, company: number, base: number): Promise<void> {
  const values = [company, base]
  await client.query(
    `insert into recruitments (company_id, id, code, name, department_id, position_id, quantity, deadline, description,
       requirements, status, opened_at, created_at)
     values ($1, $2::bigint + 58, 'TD-2020-058', 'Đợt đang phỏng vấn', $2::bigint + 1, $2::bigint + 2, 10000,
       date '2031-01-01', 'Mô tả', 'Yêu cầu', 'recruiting', timestamptz '2020-01-02', timestamptz '2020-01-02')`,
    values,
  )
  await client.query(
    `insert into recruitment_rounds (company_id, id, recruitment_id, name, kind, weight)
     values ($1, $2::bigint + 58, $2::bigint + 58, 'Phỏng vấn', 'interview', 60),
       ($1, $2::bigint + 59, $2::bigint + 58, 'Thi viết', 'written', 40)`,
    values,
  )
  await client.query(
    `insert into recruitment_boards (company_id, id, recruitment_id, employee_id, role)
     values ($1, $2::bigint + 58, $2::bigint + 58, $2 + 12, 'chair')`,
    values,
  )
  await client.query(
    `insert into applicants (company_id, id, full_name, date_of_birth, phone)
     values ($1, $2::bigint + 58, 'Ứng viên số 58', date '1995-03-01', '0920000058')`,
    values,
  )
  await client.query(
    `insert into candidates (company_id, id, applicant_id, recruitment_id, state, applied_at)
     values ($1, $2::bigint + 58, $2::bigint + 58, $2::bigint + 58, 'confirmed', timestamptz '2020-01-03')`,
    values,
  )
  await client.query(
    `insert into recruitment_rooms (company_id, id, name, capacity, version)
     values ($1, $2::bigint + 12, 'Phòng họp số 12', 10, 3)`,
    values,
  )
  await client.query(
    `insert into recruitment_schedules (company_id, id, recruitment_id, round_id, starts_at, ends_at, room_id, version)
     values ($1, $2::bigint + 12, $2::bigint + 58, $2::bigint + 58, timestamptz '2026-01-05 09:00+07',
       timestamptz '2026-01-05 09:30+07', $2::bigint + 12, 3)`,
    values,
  )
  await client.query(
    `insert into recruitment_schedule_candidates (company_id, schedule_id, recruitment_id, round_id, candidate_id,
       applicant_id, starts_at, ends_at)
     select company_id, id, recruitment_id, round_id, $2::bigint + 58, $2::bigint + 58, starts_at, ends_at
     from recruitment_schedules where company_id = $1`,
    values,
  )
  await client.query(
    `insert into recruitment_schedule_interviewers (company_id, schedule_id, employee_id, starts_at, ends_at)
     select company_id, id, $2 + 12, starts_at, ends_at from recruitment_schedules where company_id = $1`,
    values,
  )
  await client.query(
    `insert into recruitment_results (company_id, id, recruitment_id, round_id, candidate_id, employee_id, state, score,
       conclusion, handed_in_at, version)
     values ($1, $2::bigint + 12, $2::bigint + 58, $2::bigint + 58, $2::bigint + 58, $2 + 12, 'handed_in', 8, 'passed',
       timestamptz '2026-01-05 10:00+07', 3)`,
    values,
  )
}
