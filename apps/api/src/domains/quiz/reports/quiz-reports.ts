import type { Data } from '@nhansu/sdk/contract'
import { type RawBuilder, sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import { defineOperations, type ProductContext } from '../../../contract/handlers.ts'
import { fewestTakers } from '../analysis/flags.ts'
import { type AskedExams, askedExams, refuseTurnedRound, unitOfTaker, visibleTakers } from './asked-exams.ts'
import { exportMastery } from './export-mastery.ts'
import { masteryMap } from './mastery-map.ts'
import { masteryPeople, waitingForMap } from './mastery.ts'
import { resultsOfEmployee } from './results-of-employee.ts'

type Report = Data<'quizReports.show'>
/** A row as it is counted: the figures beside what it is of. */
type Flat<Row extends { figures: object }> = Omit<Row, 'figures'> & Row['figures']

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
function takersOf(context: ProductContext, asked: AskedExams): RawBuilder<unknown> {
  return sql`select exam.id as exam_id, exam.code, exam.name, exam.start_at, attempt.finished_at,
      attempt.score is not null as is_marked, exam.is_out, case when exam.is_out then attempt.score end as score,
      case when exam.is_out then attempt.passed end as passed, unit.id as department_id, unit.name as department_name
    from quiz_exam_people
    join ${askedExams(context, asked)} exam on exam.company_id = quiz_exam_people.company_id
      and exam.id = quiz_exam_people.exam_id
    left join quiz_attempts attempt on attempt.company_id = quiz_exam_people.company_id
      and attempt.person_id = quiz_exam_people.id and attempt.state in ('handed_in', 'marked')
    ${unitOfTaker}
    where quiz_exam_people.company_id = ${context.companyId} and ${visibleRows(context, visibleTakers)}`
}

/** The reports on exams. */
export default defineOperations('quizReports', {
  'quizReports.show': async ({ query = {} }, context) => {
    refuseTurnedRound(query)
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
  'quizReports.mastery': async ({ query = {} }, context) => {
    refuseTurnedRound(query)
    const waiting = await waitingForMap(context, query)
    return { fewest: fewestTakers, waiting, ...(await masteryMap(context, query, query)) }
  },
  'quizReports.masteryPeople': async ({ query }, context) => {
    refuseTurnedRound(query)
    return { people: await masteryPeople(context, query) }
  },
  'quizReports.masteryExport': exportMastery,
  'quizReports.ofEmployee': async ({ query = {} }, context) => ({
    results: await resultsOfEmployee(context, query.employee_id),
  }),
})
