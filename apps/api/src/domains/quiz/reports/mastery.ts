import type { Data } from '@nhansu/sdk/contract'
import { type RawBuilder, sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { outsideUnits, unitsInReach } from './mastery-units.ts'
import { type AskedExams, askedExams, unitOfTaker, visibleTakers } from './asked-exams.ts'

type Person = Data<'quizReports.masteryPeople'>['people'][number]

/** A share of points for each field of each paper whose results are out, with its taker and his unit of today. */
export function sharesOf(context: ProductContext, asked: AskedExams): RawBuilder<unknown> {
  return sql`select quiz_exam_people.employee_id, unit.id as department_id, unit.name as department_name,
      part.field_id, part.share
    from quiz_exam_people
    join ${askedExams(context, asked)} exam on exam.company_id = quiz_exam_people.company_id
      and exam.id = quiz_exam_people.exam_id and exam.is_out
    join quiz_attempts attempt on attempt.company_id = quiz_exam_people.company_id
      and attempt.person_id = quiz_exam_people.id and attempt.state = 'marked'
    join quiz_field_shares part on part.company_id = attempt.company_id and part.exam_id = exam.id
      and part.attempt_id = attempt.id
    ${unitOfTaker}
    where quiz_exam_people.company_id = ${context.companyId} and ${visibleRows(context, visibleTakers)}`
}

/** The figures of one unit and one field: of its own people, and with those of the units below it. */
interface UnitField {
  name: string | null
  field_name: string
  papers: number
  /** Null where nobody of the unit itself has a paper. */
  share: number | null
  papers_below: number
  share_below: number
}

/**
 * What the people of each unit know of each field: the mean share of its points over their papers, and over those of the
 * units below it; only the reader's units stand above others.
 */
export async function masteryByUnit(context: ProductContext, asked: AskedExams): Promise<UnitField[]> {
  const isOwn = sql`up.unit_id is not distinct from part.department_id`
  const { rows } = await sql<UnitField>`
    with recursive part as materialized (${sharesOf(context, asked)}),
    reach as (${unitsInReach(context)}),
    up as (
      select distinct department_id as of_papers, department_id as unit_id from part
      union all
      select up.of_papers, unit.parent_id from up
      join departments unit on unit.company_id = ${context.companyId} and unit.id = up.unit_id
      where unit.parent_id in (select id from reach)
    )
    select unit.name, field.name as field_name, (count(*) filter (where ${isOwn}))::integer as papers,
      (round(avg(part.share) filter (where ${isOwn}), 4))::float8 as share,
      count(*)::integer as papers_below, round(avg(part.share), 4)::float8 as share_below
    from part
    join up on up.of_papers is not distinct from part.department_id
    left join departments unit on unit.company_id = ${context.companyId} and unit.id = up.unit_id
    join fields field on field.company_id = ${context.companyId} and field.id = part.field_id
    group by up.unit_id, unit.name, part.field_id, field.name
    order by vn_fold(unit.name) nulls last, up.unit_id, vn_fold(field.name), part.field_id`.execute(
    context.db,
  )
  return rows
}

/**
 * How many exams whose results are out the map does not hold as they are now: they wait for the work that reckons them. Only an exam
 * with a marked paper of somebody whom the reader may see counts.
 */
export async function waitingForMap(context: ProductContext, asked: AskedExams): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::integer as waiting from ${askedExams(context, asked)} exam
    join quiz_exams kept on kept.company_id = exam.company_id and kept.id = exam.id
    where exam.is_out
      and (kept.figured_by is null or exists (select from quiz_figures_due due
        where due.company_id = exam.company_id and due.exam_id = exam.id))
      and kept.figured_by is distinct from quiz_results_mark(exam.company_id, exam.id)
      and exists (select from quiz_exam_people
        join quiz_attempts attempt on attempt.company_id = quiz_exam_people.company_id
          and attempt.person_id = quiz_exam_people.id and attempt.state = 'marked'
        where quiz_exam_people.company_id = exam.company_id and quiz_exam_people.exam_id = exam.id
          and ${visibleRows(context, visibleTakers)})`.execute(context.db)
  return rows[0]?.waiting ?? 0
}

/** Who stands behind a figure of the map, the weakest first. */
export async function masteryPeople(
  context: ProductContext,
  {
    field_id: field,
    department_id: unit,
    with_below: isWithBelow = false,
    ...asked
  }: AskedExams & { field_id: number; department_id?: number; with_below?: boolean },
): Promise<Person[]> {
  const ofUnit =
    unit === undefined
      ? sql`true`
      : unit === 0
        ? outsideUnits(context)
        : isWithBelow
          ? sql`part.department_id in (select department_and_below(${context.companyId}, ${unit}))`
          : sql`part.department_id = ${unit}`
  const { rows } = await sql<Person>`
    select taker.id as employee_id, taker.nhansu_id, taker.full_name, part.department_name,
      count(*)::integer as papers, round(avg(part.share), 4)::float8 as share
    from (${sharesOf(context, asked)}) part
    join employees taker on taker.company_id = ${context.companyId} and taker.id = part.employee_id
    where part.field_id = ${field} and ${ofUnit}
    group by taker.id, taker.nhansu_id, taker.full_name, taker.sort_name, part.department_name
    order by avg(part.share), taker.sort_name, taker.id limit 500`.execute(context.db)
  return rows
}
