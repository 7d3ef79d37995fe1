import type { Data } from '@nhansu/sdk/contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type RowConditions, visibleRows } from '../../../contract/access.ts'
import { invalidInput } from '../../../contract/failure.ts'
import { defineOperations, type ProductContext } from '../../../contract/handlers.ts'

type Report = Data<'quizReports.show'>
/** A row as it is counted: the figures beside what it is of. */
type Flat<Row extends { figures: object }> = Omit<Row, 'figures'> & Row['figures']

/** Whose results each scope shows: those of people of the reader's units. */
const visibleTakers: RowConditions = {
  table: 'quiz_exam_people',
  unit: ({ session }) => sql<SqlBool>`exists (select from employee_units member
    where member.company_id = quiz_exam_people.company_id and member.employee_id = quiz_exam_people.employee_id
      and member.department_id = any(${session.unitIds}::bigint[]))`,
}

/** What came of the takers of a group of rows; `taker` is a row of {@link takersOf}. */
const figures = sql`count(*)::integer as assigned, count(taker.finished_at)::integer as taken,
  (count(*) - count(taker.finished_at))::integer as not_taken,
  (count(*) filter (where taker.finished_at is not null and not taker.is_marked))::integer as unmarked,
  (count(*) filter (where taker.is_marked and not taker.is_out))::integer as unreleased, (count(*) filter (where taker.passed))::integer as passed,
  (count(*) filter (where not taker.passed))::integer as failed, round(avg(taker.score), 2)::float8 as average,
  array(select count(bin.score)::integer from generate_series(0, 9) as low
    left join unnest(array_agg(taker.score)) as bin (score) on least(floor(bin.score), 9) = low
    group by low order by low) as spread`

/**
 * Everybody who was put down for the exams that are asked for, with his unit of today and what he came to: what is not out yet
 * is counted, and no mark of it is told, not even as a mean.
 */
function takersOf(context: ProductContext, { from, to, category_id: category }: Asked): RawBuilder<unknown> {
  const day = sql`(exam.start_at at time zone 'Asia/Ho_Chi_Minh')::date`
  return sql`select exam.id as exam_id, exam.code, exam.name, exam.start_at, attempt.finished_at,
      attempt.score is not null as is_marked, exam.is_out, case when exam.is_out then attempt.score end as score,
      case when exam.is_out then attempt.passed end as passed, unit.id as department_id, unit.name as department_name
    from quiz_exam_people
    join (
      -- Whether results are out is asked once an exam, and not once a taker.
      select exam.company_id, exam.id, exam.code, exam.name, exam.start_at, quiz_results_out(exam) as is_out
      from quiz_exams exam where exam.company_id = ${context.companyId} and exam.stage = 'scheduled'
        and ${from === undefined ? sql`true` : sql`${day} >= ${from}::date`}
        and ${to === undefined ? sql`true` : sql`${day} <= ${to}::date`}
        and ${category === undefined ? sql`true` : sql`exam.category_id = ${category}`} offset 0
    ) exam on exam.company_id = quiz_exam_people.company_id and exam.id = quiz_exam_people.exam_id
    left join quiz_attempts attempt on attempt.company_id = quiz_exam_people.company_id
      and attempt.person_id = quiz_exam_people.id and attempt.state in ('handed_in', 'marked')
    left join employee_positions held on held.company_id = quiz_exam_people.company_id
      and held.employee_id = quiz_exam_people.employee_id and held.is_main and held.to_date is null
    left join departments unit on unit.company_id = held.company_id and unit.id = held.department_id
    where quiz_exam_people.company_id = ${context.companyId} and ${visibleRows(context, visibleTakers)}`
}

interface Asked {
  from?: string
  to?: string
  category_id?: number
}

/** The report on exams. */
export default defineOperations('quizReports', {
  'quizReports.show': async ({ query = {} }, context) => {
    if (query.from !== undefined && query.to !== undefined && query.to < query.from) {
      throw invalidInput({ to: ['Đến ngày phải từ ngày bắt đầu trở đi.'] })
    }
    const takers = takersOf(context, query)
    const total = await sql<Report['total']>`select ${figures} from (${takers}) taker`.execute(context.db)
    const exams = await sql<Flat<Report['exams'][number]>>`
      select taker.exam_id as id, taker.code, taker.name, taker.start_at, ${figures} from (${takers}) taker
      group by taker.exam_id, taker.code, taker.name, taker.start_at
      order by taker.start_at desc, taker.exam_id desc limit 500`.execute(context.db)
    const departments = await sql<Flat<Report['departments'][number]>>`
      select taker.department_id as id, taker.department_name as name, ${figures} from (${takers}) taker
      group by taker.department_id, taker.department_name
      order by vn_fold(taker.department_name) nulls last, taker.department_id`.execute(context.db)
    const [all] = total.rows
    if (all === undefined) throw new Error('a count of nothing is a row too')
    return {
      total: all,
      exams: exams.rows.map(({ id, code, name, start_at, ...own }) => ({
        id,
        code,
        name,
        start_at,
        figures: own,
      })),
      departments: departments.rows.map(({ id, name, ...own }) => ({ id, name, figures: own })),
    }
  },
})
