import type { PoolClient } from 'pg'

/** The tables that `arrangeQuizExams` fills. */
export const quizExamTables = ['quiz_exams'] as const

/** Gives a company of the tests drafts of exams 12 and 51 to 56; all is a hundred higher in company 2. */
export async function arrangeQuizExams(client: PoolClient, company: number, base: number): Promise<void> {
  await client.query(
    `insert into quiz_exams (company_id, id, code, name, start_at, end_at, duration)
     select $1, $2::bigint + id, 'KT' || id, 'Kỳ thi số ' || id, timestamptz '2030-01-01 08:00+07' + make_interval(days => id),
       timestamptz '2030-01-01 10:00+07' + make_interval(days => id), 45
     from unnest(array[12, 51, 52, 53, 54, 55, 56]) id`,
    [company, base],
  )
}
