import type { PoolClient } from 'pg'

/** The tables that `arrangeExams` fills. */
export const examTables = ['exams', 'exam_parts', 'exam_board', 'exam_people'] as const

/**
 * Gives a company of the tests periodic tests 12, whose scores are awaited, and the drafts 51 to 56. A part, a member of
 * the board and somebody of test 12 have the number 12 and the version 3. All is a hundred higher in company 2.
 */
export async function arrangeExams(client: PoolClient, company: number, base: number): Promise<void> {
  await client.query(
    `insert into exams (company_id, id, code, name, kind, from_date, to_date, status)
     select $1, $2::bigint + id, 'KTĐK-2025-Q1-' || lpad(id::text, 2, '0'), 'Kiểm tra số ' || id, 'skill',
       date '2025-01-01' + id, date '2025-01-02' + id, case id when 12 then 'scoring' else 'draft' end
     from unnest(array[12, 51, 52, 53, 54, 55, 56]) id`,
    [company, base],
  )
  await client.query(
    `insert into exam_parts (company_id, id, exam_id, kind, name, version)
     values ($1, $2::bigint + 12, $2::bigint + 12, 'practice', 'Thực hành', 3)`,
    [company, base],
  )
  await client.query(
    `insert into exam_board (company_id, id, exam_id, employee_id, role, version)
     values ($1, $2::bigint + 12, $2::bigint + 12, $2::bigint + 11, 'member', 3)`,
    [company, base],
  )
  await client.query(
    `insert into exam_people (company_id, id, exam_id, employee_id, version)
     values ($1, $2::bigint + 12, $2::bigint + 12, $2::bigint + 12, 3)`,
    [company, base],
  )
}
