import type { Data } from '@nhansu/sdk/contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { visibleRows } from '../../contract/access.ts'
import type { ProductContext } from '../../contract/handlers.ts'
import { mainUnit } from '../employees/public.ts'
import { quizResults } from './quiz-scores.ts'
import { visibleExamPeople } from './visible-exams.ts'

/** Somebody's result, as far as its reader may see it. */
export type ExamResult = Data<'examResults.list'>['results'][number]

/** Whether the result of `exam_people` in `exam` shows to this reader. */
function isShown({ session }: ProductContext): RawBuilder<SqlBool> {
  const mayEnter = session.grants.some(({ permission }) => permission === 'exam_edit')
  return sql<SqlBool>`(exam.status = 'published'
    or ${mayEnter} and exam_people.employee_id is distinct from ${session.employeeId}::bigint)`
}

/** Those of these results that show to this reader now; what is gone to nobody. */
export async function shownResultIds(
  context: ProductContext,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const { db, inThisCompany } = context
  const { rows } = await sql<{ id: number }>`
    select exam_people.id from exam_people
    join exams exam on exam.company_id = exam_people.company_id and exam.id = exam_people.exam_id
    where ${inThisCompany('exam_people')} and exam_people.id = any(${ids}::bigint[])
      and ${visibleRows(context, visibleExamPeople)} and ${isShown(context)}`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/**
 * The people of a test whom this reader may see, by name. Before publication a result shows to who enters them alone, and
 * one's own to nobody: what is not shown is left empty by the database.
 */
export async function resultsOf(
  context: ProductContext,
  examId: number,
  also: RawBuilder<unknown> = sql`true`,
): Promise<ExamResult[]> {
  const { db, inThisCompany } = context
  const { rows } = await sql<ExamResult>`
    select exam_people.id, exam_people.employee_id, employees.nhansu_id, employees.full_name, ${mainUnit} as unit_name,
      case when exam.status in ('reviewing', 'published') then exam.status
        when exam_people.total is not null or exam_people.absent_reason is not null then 'entered'
        else 'pending' end as state,
      open.is_shown,
      case when open.is_shown then (select coalesce(jsonb_agg(jsonb_build_object('part_id', given.part_id,
          'score', given.score, 'from_quiz', given.from_quiz, 'quiz_score', result.score) order by given.part_id), '[]')
        from exam_scores given
        join exam_parts part on part.company_id = given.company_id and part.id = given.part_id
        left join ${quizResults} result on result.company_id = part.company_id
          and result.quiz_exam_id = part.quiz_exam_id and result.employee_id = exam_people.employee_id
        where given.company_id = exam_people.company_id and given.person_id = exam_people.id)
        else '[]'::jsonb end as scores,
      case when open.is_shown then exam_people.total::float8 end as total,
      case when open.is_shown then (select c.name from classifies c
        where c.company_id = exam_people.company_id and c.id = exam_people.classify_id) end as classify_name,
      case when open.is_shown then exam_people.passed end as passed,
      case when open.is_shown then exam_people.absent_reason end as absent_reason,
      case when open.is_shown then exam_people.remark end as remark,
      exam_people.notified_at,
      case when open.is_shown then (select coalesce(jsonb_agg(jsonb_build_object('corrected_at', done.corrected_at,
          'corrected_by', (select u.full_name from accounts u
            where u.company_id = done.company_id and u.id = done.corrected_by),
          'reason', done.reason, 'total_before', done.total_before, 'total_after', done.total_after)
          order by done.id), '[]') from exam_corrections done
        where done.company_id = exam_people.company_id and done.person_id = exam_people.id)
        else '[]'::jsonb end as corrections,
      exam_people.version
    from exam_people
    join exams exam on exam.company_id = exam_people.company_id and exam.id = exam_people.exam_id
    join employees on employees.company_id = exam_people.company_id and employees.id = exam_people.employee_id
    cross join lateral (select ${isShown(context)} as is_shown) open
    where ${inThisCompany('exam_people')} and exam_people.exam_id = ${examId}
      and ${visibleRows(context, visibleExamPeople)} and ${also}
    order by employees.sort_name, employees.id`.execute(db)
  return rows
}
