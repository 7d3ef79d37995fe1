import type { Data, Input, Schemas } from '@nhansu/sdk/contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import { invalidInput } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { unitInReach } from '../../employees/public.ts'
import { peopleOfUnit, visiblePeople } from '../people/course-people.ts'
import { joinedStates, paidForCourse } from '../plans/plan-lines.ts'
import { costShares } from './cost-shares.ts'
import { shownRows } from './read-certificates.ts'

type Courses = Data<'trainingReports.courses'>
type Group = Courses['groups'][number]

/** What is asked of the report on courses. */
export type AskedCourses = NonNullable<Input<'trainingReports.courses'>['query']>

/** States of people who registered for a course, whatever came of it. */
export const registeredStates = sql`('registered', 'promised', 'confirmed', 'joined', 'absent', 'withdrawn', 'passed', 'failed')`
const judgedStates = sql`('passed', 'failed')`

/**
 * The report on courses, the last ones first.
 * @throws ApiFailure 400 for a time that ends before it begins
 */
export async function readCourses(
  context: ProductContext,
  query: AskedCourses,
  most = shownRows,
): Promise<Courses> {
  checkDays(query)
  const { department_id: unit } = query
  const courses = coursesBetween(context, query)
  // What a course costs is shared by all its people: of some of them alone it tells nothing.
  const perPerson = (sum: RawBuilder<unknown>) => (countsAll(context, query) ? sum : sql`null::float8`)
  const total = await sql<Courses['total']>`
    with ${courses} select count(*)::int as courses, coalesce(sum(registered), 0)::int as registered,
      coalesce(sum(joined), 0)::int as joined, coalesce(sum(passed), 0)::int as passed,
      coalesce(sum(planned), 0)::float8 as planned, coalesce(sum(actual), 0)::float8 as actual,
      round(sum(hours * joined) / nullif((${trained(context, unit)}), 0), 1)::float8 as hours_per_person,
      ${perPerson(sql`round(sum(actual) / nullif(sum(joined), 0))::float8`)} as cost_per_person,
      ${sumOfEmpty}
    from course`.execute(context.db)
  const { rows } = await sql<Courses['courses'][number]>`
    with ${courses} select id, code, name, type_name, formality_name, start_date, end_date, hours::float8, registered,
      joined, passed, round(100.0 * passed / nullif(judged, 0), 1)::float8 as pass_percent, planned::float8,
      actual::float8, ${perPerson(sql`round(actual / nullif(joined, 0))::float8`)} as cost_per_person, empty_seats,
      empty_cost::float8
    from course order by start_date desc, id desc limit ${most}`.execute(context.db)
  const [all] = total.rows
  if (all === undefined) throw new Error('a sum of nothing is a row too')
  return { total: all, groups: await groupsOf(context, query, most), courses: rows }
}

/** The seats that nobody took, and their share of what was paid, of courses together. */
const sumOfEmpty = sql`sum(empty_seats)::int as empty_seats, sum(empty_cost)::float8 as empty_cost`

/** @throws ApiFailure 400 for a time that ends before it begins */
export function checkDays({ from, to }: Pick<AskedCourses, 'from' | 'to'>): void {
  if (from === undefined || to === undefined || from <= to) return
  throw invalidInput({ to: ['Đến ngày phải từ ngày bắt đầu trở đi.'] })
}

/** Whether everybody of a course is counted: for who reads for the whole company and asks for no unit. */
function countsAll(
  { scopes }: ProductContext,
  { department_id: unit }: Pick<AskedCourses, 'department_id'>,
): boolean {
  return unit === undefined && scopes.some(({ scope }) => scope === 'company')
}

/** The groups that are asked for; a unit out of the reader's reach has none. */
async function groupsOf(context: ProductContext, query: AskedCourses, most: number): Promise<Group[]> {
  const { by, department_id: unit } = query
  if (by === undefined) return []
  if (by === 'unit' && unit !== undefined && (await unitInReach(context, unit)) === undefined) return []
  const { rows } = await sql<Group>`
    with recursive ${coursesBetween(context, query)} ${groupings[by](context, query)} limit ${most}`.execute(
    context.db,
  )
  return rows
}

/**
 * `course`: the courses that began within a time, cancelled ones left out, with the people whom the reader may see; whoever
 * reads for single units, or asks for one, is told of courses with people of theirs, and what they cost altogether, but not
 * how many seats stayed empty, which are counted by all people.
 */
export function coursesBetween(
  context: ProductContext,
  asked: Omit<AskedCourses, 'by'>,
): RawBuilder<unknown> {
  const { from, to, type_id: type, field_id: field, department_id: unit } = asked
  const people = (states: RawBuilder<unknown>) =>
    sql`count(training_employees.id) filter (where training_employees.state in ${states})::int`
  const costs = (
    column: 'planned' | 'actual',
    which = sql`true`,
  ) => sql`(select coalesce(sum(cost.${sql.ref(column)}), 0)
    from training_costs cost where cost.company_id = trainings.company_id and cost.training_id = trainings.id
      and ${paidForCourse} and ${which})`
  const hasSeats = sql`${countsAll(context, asked)} and counted.status = 'finished' and counted.max_people is not null`
  const empty = sql`greatest(counted.max_people - counted.joined, 0)`
  return sql`course as materialized (
    select counted.*, case when ${hasSeats} then ${empty} end as empty_seats,
      case when ${hasSeats} then round(counted.paid_for_all * ${empty} / counted.max_people) end as empty_cost
    from (select trainings.id, trainings.code, trainings.name, trainings.type_id, type.name as type_name,
      formality.name as formality_name, trainings.field_id, field.name as field_name,
      trainings.start_date, trainings.end_date, trainings.hours, trainings.status, trainings.max_people,
      ${people(registeredStates)} as registered,
      ${people(joinedStates)} as joined, ${people(sql`('passed')`)} as passed,
      ${people(judgedStates)} as judged, ${costs('planned')} as planned, ${costs('actual')} as actual,
      ${costs('actual', paidForAll)} as paid_for_all
    from trainings
    left join training_types type on type.company_id = trainings.company_id and type.id = trainings.type_id
    left join training_formalities formality on formality.company_id = trainings.company_id
      and formality.id = trainings.formality_id
    left join fields field on field.company_id = trainings.company_id and field.id = trainings.field_id
    left join training_employees on training_employees.company_id = trainings.company_id
      and training_employees.training_id = trainings.id and ${countedPeople(context, unit)}
    where ${context.inThisCompany('trainings')} and trainings.status <> 'cancelled'
      and trainings.start_date >= ${from ?? '0001-01-01'}::date and trainings.start_date <= ${to ?? '9999-12-31'}::date
      and ${type === undefined ? sql`true` : sql`trainings.type_id = ${type}`}
      and ${field === undefined ? sql`true` : sql`trainings.field_id in ${fieldsBelow(context, field)}`}
    group by trainings.company_id, trainings.id, type.name, formality.name, field.name
    ${countsAll(context, asked) ? sql`` : sql`having count(training_employees.id) > 0`}) counted
  )`
}

/** Costs that nobody has alone. */
const paidForAll = sql`not exists (select from training_cost_people own
  where own.company_id = cost.company_id and own.cost_id = cost.id)`

/** A field and all below it. */
function fieldsBelow({ inThisCompany }: ProductContext, field: number): RawBuilder<unknown> {
  return sql`(with recursive asked as (
      select id from fields where ${inThisCompany('fields')} and id = ${field}
      union select below.id from fields below join asked on asked.id = below.parent_id
      where ${inThisCompany('below')}
    ) select id from asked)`
}

/** The people whom the reader may see, of a unit with those below it where one is asked for. */
export function countedPeople(context: ProductContext, unit: number | undefined): RawBuilder<SqlBool> {
  return sql<SqlBool>`${visibleRows(context, visiblePeople)} and ${peopleOfUnit(unit)}`
}

const isRegistered = sql<SqlBool>`training_employees.state in ${registeredStates}`

/** Those of them who registered: nobody who only waits or stands on a list, or refused. */
export function registeredPeople(context: ProductContext, unit: number | undefined): RawBuilder<SqlBool> {
  return sql`${countedPeople(context, unit)} and ${isRegistered}`
}

/** Who has a line of his own: whoever registered, and whoever bears a cost though he did not come to that. */
const hasLine = sql<SqlBool>`(${isRegistered} or share.amount > 0)`

/** How many different people joined the courses that are counted. */
function trained(context: ProductContext, unit: number | undefined): RawBuilder<unknown> {
  return sql`select count(distinct training_employees.employee_id) from training_employees
    where ${context.inThisCompany('training_employees')} and ${countedPeople(context, unit)}
      and training_employees.state in ${joinedStates}
      and training_employees.training_id in (select id from course)`
}

/** By what the figures can be told apart, and how each is read from `course`. */
const groupings: Readonly<
  Record<Schemas['TrainingGrouping'], (context: ProductContext, asked: AskedCourses) => RawBuilder<unknown>>
> = {
  type: () =>
    ofCourses({
      id: sql`type_id`,
      key: sql`coalesce(type_id::text, 'none')`,
      name: sql`type_name`,
      order: sql`vn_fold(type_name)`,
    }),
  field: () =>
    ofCourses({
      id: sql`field_id`,
      key: sql`coalesce(field_id::text, 'none')`,
      name: sql`coalesce(field_name, 'Chưa có lĩnh vực')`,
      order: sql`field_id is null, vn_fold(field_name)`,
    }),
  month: () =>
    ofCourses({
      id: sql`null::bigint`,
      key: sql`to_char(date_trunc('month', start_date), 'YYYY-MM')`,
      name: sql`to_char(date_trunc('month', start_date), '"Tháng" MM-YYYY')`,
      order: sql`date_trunc('month', start_date)`,
    }),
  unit: ofUnits,
  person: ofPeople,
}

/** What courses of a group have in common. */
type Common = Readonly<Record<'id' | 'key' | 'name' | 'order', RawBuilder<unknown>>>

/** Courses that have something in common, with their sums. */
function ofCourses({ id, key, name, order }: Common): RawBuilder<unknown> {
  return sql`select ${id} as id, ${key} as key, null::text as code, ${name} as name, count(*)::int as courses,
      sum(registered)::int as registered, sum(joined)::int as joined, sum(passed)::int as passed,
      round(100.0 * sum(passed) / nullif(sum(judged), 0), 1)::float8 as pass_percent,
      coalesce(sum(hours * joined), 0)::float8 as hours, sum(planned)::float8 as planned, sum(actual)::float8 as actual,
      ${sumOfEmpty}, null::float8 as shared_cost
    from course group by 1, 2, 3, 4, ${order} order by ${order}, 1, 2`
}

/** Figures of people who registered for the courses; of what a course costs they bear their shares. */
const ofTheirs = sql`count(distinct course.id) filter (where ${isRegistered})::int as courses,
  count(*) filter (where ${isRegistered})::int as registered,
  count(*) filter (where training_employees.state in ${joinedStates})::int as joined,
  count(*) filter (where training_employees.state = 'passed')::int as passed,
  round(100.0 * count(*) filter (where training_employees.state = 'passed')
    / nullif(count(*) filter (where training_employees.state in ${judgedStates}), 0), 1)::float8 as pass_percent,
  coalesce(sum(course.hours) filter (where training_employees.state in ${joinedStates}), 0)::float8 as hours,
  null::float8 as planned, null::float8 as actual, null::int as empty_seats, null::float8 as empty_cost,
  coalesce(sum(share.amount), 0)::float8 as shared_cost`

/** Each unit with the people of those below it, so that the lines of a unit and of one below it count the same people. */
function ofUnits(context: ProductContext, { department_id: asked }: AskedCourses): RawBuilder<unknown> {
  const highest = context.scopes.some(({ scope }) => scope === 'company')
    ? sql`parent_id is null`
    : sql`id = any(${context.session.unitIds}::bigint[])`
  return sql`, ${costShares(context)}, shown as (
      select id, name from departments where ${context.inThisCompany('departments')} 
        and ${asked === undefined ? highest : sql`id = ${asked}`}
      union select below.id, below.name from departments below
      join shown on shown.id = below.parent_id where ${context.inThisCompany('below')}
    ) select shown.id, shown.id::text as key, null::text as code, shown.name, ${ofTheirs}
    from training_employees
    join course on course.id = training_employees.training_id
    left join share on share.person_id = training_employees.id
    join employee_units member on member.company_id = training_employees.company_id
      and member.employee_id = training_employees.employee_id
    join shown on shown.id = member.department_id
    where ${context.inThisCompany('training_employees')} and ${countedPeople(context, asked)} and ${hasLine}
    group by shown.id, shown.name order by vn_fold(shown.name), shown.id`
}

function ofPeople(context: ProductContext, { department_id: asked }: AskedCourses): RawBuilder<unknown> {
  return sql`, ${costShares(context)}
    select person.id, person.id::text as key, person.nhansu_id as code, person.full_name as name, ${ofTheirs}
    from training_employees
    join course on course.id = training_employees.training_id
    left join share on share.person_id = training_employees.id
    join employees person on person.company_id = training_employees.company_id
      and person.id = training_employees.employee_id
    where ${context.inThisCompany('training_employees')} and ${countedPeople(context, asked)} and ${hasLine}
    group by person.id, person.nhansu_id, person.full_name, person.sort_name order by hours desc, person.sort_name, person.id`
}
