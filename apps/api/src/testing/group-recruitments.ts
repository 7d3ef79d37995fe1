import type { PoolClient } from 'pg'

/** The tables that `arrangeRecruitments` fills. */
export const recruitmentTables = [
  'recruitments',
  'recruitment_rounds',
  'recruitment_boards',
  'recruitment_documents',
] as const

/**
 * Gives a company of the tests campaigns 12 and 51 to 56 in planning, of unit 1 and position 2, with the version 3. A round and a
 * document of campaign 12 have its number. All is a hundred higher in company 2.
 */
export async function arrangeRecruitments(client: PoolClient, company: number, base: number): Promise<void> {
  await client.query(
    `insert into recruitments (company_id, id, code, name, department_id, position_id, quantity, deadline, description,
       requirements, version)
     select $1, $2::bigint + id, 'TD-2025-' || lpad(id::text, 3, '0'), 'Đợt tuyển dụng số ' || id, $2::bigint + 1,
       $2::bigint + 2, 2, date '2031-01-01' + id, 'Mô tả', 'Yêu cầu', 3
     from unnest(array[12, 51, 52, 53, 54, 55, 56]) id`,
    [company, base],
  )
  await client.query(
    `insert into recruitment_rounds (company_id, id, recruitment_id, name, kind, version)
     values ($1, $2::bigint + 12, $2::bigint + 12, 'Vòng số 12', 'interview', 3)`,
    [company, base],
  )
  await client.query(
    `insert into recruitment_boards (company_id, id, recruitment_id, employee_id, role)
     values ($1, $2::bigint + 12, $2::bigint + 12, $2 + 12, 'chair')`,
    [company, base],
  )
  await client.query(
    `insert into recruitment_documents (company_id, id, recruitment_id, kind, name, version)
     values ($1, $2::bigint + 12, $2::bigint + 12, 'announcement', 'Thông báo số 12', 3)`,
    [company, base],
  )
}
