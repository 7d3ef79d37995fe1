import type { Data, Input } from '@nhansu/sdk/contract'
import { type RawBuilder, sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import { invalidInput } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { mainUnit, visibleEmployees } from '../../employees/public.ts'
import { lastCertificates } from '../certificates/held-certificates.ts'
import { visiblePeople } from '../people/course-people.ts'
import { joinedStates, paidForCourse } from '../plans/plan-lines.ts'

type Certificates = Data<'trainingReports.certificates'>
type Courses = Data<'trainingReports.courses'>
type Figures = Certificates['total']
type Flat<Row extends { figures: object }> = Omit<Row, 'figures'> & Row['figures']

const counted = sql`count(*) filter (where held.state = 'valid')::int as valid,
  count(*) filter (where held.state = 'expiring')::int as expiring,
  count(*) filter (where held.state = 'expired')::int as expired,
  count(*) filter (where held.state = 'missing')::int as missing`

/** So many rows come at once to a screen; all are counted. */
export const shownRows = 2000

/** What is asked of the report on certificates. */
export type AskedCertificates = NonNullable<Input<'trainingReports.certificates'>['query']>
/** What is asked of the report on courses. */
export type AskedCourses = NonNullable<Input<'trainingReports.courses'>['query']>

/** The report on certificates, with the most urgent rows of a state. */
export async function readCertificates(
  context: ProductContext,
  query: AskedCertificates,
  most = shownRows,
): Promise<Certificates> {
  const held = heldCertificates(context, query)
  const total = await sql<Figures>`with ${held} select ${counted} from held`.execute(context.db)
  const certificates = await sql<Flat<Certificates['certificates'][number]>>`
    with ${held} select held.certificate_id as id, held.certificate_name as name, held.group_name, ${counted}
    from held group by 1, 2, 3 order by vn_fold(held.certificate_name), held.certificate_id`.execute(
    context.db,
  )
  const rows = await sql<Certificates['rows'][number]>`
    with ${held} select employee_id, nhansu_id, full_name, unit_name, position_name, certificate_id, certificate_name,
      group_name, certificate_no, issue_date, expiry_date, days_left, state, training_id, training_code
    from held where ${query.state === undefined ? sql`true` : sql`state = ${query.state}`}
    order by array_position(array['expired', 'expiring', 'missing', 'valid'], state), expiry_date, sort_name, employee_id,
      certificate_id limit ${most}`.execute(context.db)
  const [all] = total.rows
  if (all === undefined) throw new Error('a count of nothing is a row too')
  return {
    total: all,
    certificates: certificates.rows.map(({ id, name, group_name, ...figures }) => ({
      id,
      name,
      group_name,
      figures,
    })),
    rows: rows.rows,
  }
}

/**
 * The report on courses, the last ones first.
 * @throws ApiFailure 400 for a time that ends before it begins
 */
export async function readCourses(
  context: ProductContext,
  query: AskedCourses,
  most = shownRows,
): Promise<Courses> {
  const { from, to } = query
  if (from !== undefined && to !== undefined && to < from) {
    throw invalidInput({ to: ['Đến ngày phải từ ngày bắt đầu trở đi.'] })
  }
  const courses = coursesBetween(context, from, to)
  const total = await sql<Courses['total']>`
    with ${courses} select count(*)::int as courses, coalesce(sum(registered), 0)::int as registered,
      coalesce(sum(joined), 0)::int as joined, coalesce(sum(passed), 0)::int as passed,
      coalesce(sum(planned), 0)::float8 as planned, coalesce(sum(actual), 0)::float8 as actual,
      round(sum(hours * joined) / nullif((${trained(context)}), 0), 1)::float8 as hours_per_person,
      round(sum(actual) / nullif(sum(joined), 0))::float8 as cost_per_person
    from course`.execute(context.db)
  const { rows } = await sql<Courses['courses'][number]>`
    with ${courses} select id, code, name, type_name, formality_name, start_date, end_date, hours::float8, registered,
      joined, passed, round(100.0 * passed / nullif(judged, 0), 1)::float8 as pass_percent, planned::float8,
      actual::float8, round(actual / nullif(joined, 0))::float8 as cost_per_person
    from course order by start_date desc, id desc limit ${most}`.execute(context.db)
  const [all] = total.rows
  if (all === undefined) throw new Error('a sum of nothing is a row too')
  return { total: all, courses: rows }
}

/**
 * `held`: what everybody at work whom the reader may see holds on a day, the last of each certificate, and what he lacks of
 * those that his nature of work or the level of his position asks for.
 */
function heldCertificates(context: ProductContext, asked: AskedCertificates): RawBuilder<unknown> {
  const { as_of: asOf, department_id: unit, certificate_id: certificate } = asked
  const day = asOf === undefined ? sql`(now() at time zone 'Asia/Ho_Chi_Minh')::date` : sql`${asOf}::date`
  const inUnit =
    unit === undefined
      ? sql`true`
      : sql`exists (select from employee_units member where member.company_id = employees.company_id
          and member.employee_id = employees.id and member.department_id = ${unit})`
  return sql`people as materialized (
      select employees.company_id, employees.id, employees.nhansu_id, employees.full_name, employees.sort_name,
        employees.nature_of_work, ${mainUnit} as unit_name, positions.name as position_name, positions.position_level,
        positions.safety_group
      from employees
      left join employee_positions main on main.company_id = employees.company_id and main.employee_id = employees.id
        and main.is_main and main.to_date is null
      left join positions on positions.company_id = main.company_id and positions.id = main.position_id
      where ${context.inThisCompany('employees')} and ${visibleRows(context, visibleEmployees)} and employees.active
        and ${inUnit}
    ), last as (
      select counted.*, course.id as training_id, course.code as training_code
      from (${lastCertificates(context, day)}) counted
      left join training_employees person on person.company_id = ${context.companyId}
        and person.id = counted.training_employee_id
      left join trainings course on course.company_id = person.company_id and course.id = person.training_id
    ), held as materialized (
      select people.id as employee_id, people.nhansu_id, people.full_name, people.sort_name, people.unit_name,
        people.position_name, certificates.id as certificate_id, certificates.name as certificate_name,
        kind.name as group_name, last.number as certificate_no, last.issue_date, last.expiry_date,
        last.expiry_date - ${day} as days_left, last.training_id, last.training_code,
        case when last.number is null then 'missing' when last.expiry_date < ${day} then 'expired'
          when last.expiry_date - ${day} <= certificates.remind_days then 'expiring' else 'valid' end as state
      from people
      join certificates on certificates.company_id = people.company_id
      left join certificate_groups kind on kind.company_id = certificates.company_id and kind.id = certificates.group_id
      left join last on last.employee_id = people.id and last.certificate_id = certificates.id
      where (last.number is not null or people.nature_of_work = any(certificates.required_natures)
          or people.position_level = any(certificates.required_position_levels)
          or people.safety_group = any(certificates.required_safety_groups))
        and ${certificate === undefined ? sql`true` : sql`certificates.id = ${certificate}`}
    )`
}

/**
 * `course`: the courses that began within a time, cancelled ones left out, with the people whom the reader may see; whoever
 * reads for single units is told of courses with people of theirs, and what they cost altogether.
 */
function coursesBetween(
  context: ProductContext,
  from: string | undefined,
  to: string | undefined,
): RawBuilder<unknown> {
  const isWhole = context.scopes.some(({ scope }) => scope === 'company')
  const people = (states: RawBuilder<unknown>) =>
    sql`count(training_employees.id) filter (where training_employees.state in ${states})::int`
  const costs = (column: 'planned' | 'actual') => sql`(select coalesce(sum(cost.${sql.ref(column)}), 0)
    from training_costs cost where cost.company_id = trainings.company_id and cost.training_id = trainings.id
      and ${paidForCourse})`
  return sql`course as materialized (
    select trainings.id, trainings.code, trainings.name, type.name as type_name, formality.name as formality_name,
      trainings.start_date, trainings.end_date, trainings.hours,
      ${people(sql`('registered', 'promised', 'confirmed', 'joined', 'absent', 'withdrawn', 'passed', 'failed')`)} as registered,
      ${people(joinedStates)} as joined, ${people(sql`('passed')`)} as passed,
      ${people(sql`('passed', 'failed')`)} as judged, ${costs('planned')} as planned, ${costs('actual')} as actual
    from trainings
    left join training_types type on type.company_id = trainings.company_id and type.id = trainings.type_id
    left join training_formalities formality on formality.company_id = trainings.company_id
      and formality.id = trainings.formality_id
    left join training_employees on training_employees.company_id = trainings.company_id
      and training_employees.training_id = trainings.id and ${visibleRows(context, visiblePeople)}
    where ${context.inThisCompany('trainings')} and trainings.status <> 'cancelled'
      and trainings.start_date >= ${from ?? '0001-01-01'}::date and trainings.start_date <= ${to ?? '9999-12-31'}::date
    group by trainings.company_id, trainings.id, type.name, formality.name
    ${isWhole ? sql`` : sql`having count(training_employees.id) > 0`}
  )`
}

/** How many different people joined the courses that are counted. */
function trained(context: ProductContext): RawBuilder<unknown> {
  return sql`select count(distinct training_employees.employee_id) from training_employees
    where ${context.inThisCompany('training_employees')} and ${visibleRows(context, visiblePeople)}
      and training_employees.state in ${joinedStates}
      and training_employees.training_id in (select id from course)`
}
