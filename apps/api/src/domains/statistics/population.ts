import type { PermissionName } from '@nhansu/sdk/contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { forbidden, invalidInput, notFound } from '../../contract/failure.ts'
import type { ProductContext } from '../../contract/handlers.ts'
import { daysAway, fullYears, todayOf } from '../employees/public.ts'

/** Who of the company is counted: a unit with all below it, and what people are on the day. */
export interface Population {
  department_id?: number
  nature_of_work?: number
  position_level?: number
  work_state?: string
  gender?: string
}

/** Rows of SQL that stand in a `with recursive` clause, after a comma or at its beginning. */
export type Clauses = RawBuilder<unknown>

/**
 * The day that is counted: the one that is asked for, or today in Viet Nam.
 * @throws ApiFailure 400 for a day to come, of which nobody knows who will be there
 */
export async function dayOf(context: ProductContext, asked: string | undefined): Promise<string> {
  const today = await todayOf(context)
  if (asked !== undefined && asked > today)
    throw invalidInput({ as_of: ['Chưa có số liệu của ngày sau hôm nay.'] })
  return asked ?? today
}

/** The units of a day: how the tree stood and what was planned. */
export function unitsOf({ inThisCompany }: ProductContext, day: string): Clauses {
  return sql`unit as materialized (
    select version.department_id, version.parent_id, version.name, version.headcount_plan from department_versions version
    where ${inThisCompany('version')} and version.valid_from <= ${day}::date
      and (version.valid_to is null or version.valid_to > ${day}::date))`
}

/**
 * The units whose people are counted with all below them; nothing where the whole company is.
 * @throws ApiFailure 404 for a unit that there was not on the day, or that the reader may not count; 403 for rights over oneself alone
 */
export async function headsOf(
  context: ProductContext,
  day: string,
  { department_id: asked }: Population,
): Promise<readonly number[] | undefined> {
  const held = heldUnits(context)
  if (asked === undefined) return held
  const { rows } = await sql`
    with recursive ${unitsOf(context, day)}, ${reachOf(held)}
    select from unit where department_id = ${asked} ${held ? sql`and department_id in (select department_id from reach)` : sql``}`.execute(
    context.db,
  )
  if (rows.length === 0) throw notFound()
  return [asked]
}

/** The units over which the reader holds the right; nothing for one who holds it over the company. */
function heldUnits({ scopes, session }: ProductContext): readonly number[] | undefined {
  if (scopes.some(({ scope }) => scope === 'company')) return undefined
  if (scopes.some(({ scope }) => scope === 'unit')) return session.unitIds.map(Number)
  throw forbidden()
}

/** Whether the reader holds a right, such as that to files, over everybody who is counted. */
export function holdsOverAll(
  { session, scopes }: ProductContext,
  heads: readonly number[] | undefined,
  right: PermissionName,
): boolean {
  const held = session.grants.filter(({ permission }) => permission === right)
  if (held.some(({ scope }) => scope === 'company')) return true
  // Both rights over units are over the same units.
  const isOfUnits = scopes.every(({ scope }) => scope !== 'company') && heads !== undefined
  return isOfUnits && held.some(({ scope }) => scope === 'unit')
}

/** The units below the heads, themselves included; all of them where there are no heads. */
export function reachOf(heads: readonly number[] | undefined): Clauses {
  return heads === undefined
    ? sql`reach as (select department_id from unit)`
    : sql`reach as (
        select department_id from unit where department_id = any(${heads}::bigint[])
        union select unit.department_id from reach join unit on unit.parent_id = reach.department_id)`
}

/**
 * How the people of a day are read: `once` where what follows reads them one time, so that nothing is reckoned that it does
 * not ask for; `often` once for all that follow; `few` lets each that follows find its own by its index.
 */
export type Reading = 'once' | 'often' | 'few'

/**
 * `counted`: everybody who had joined and had not left on the day, whoever left on that very day included, by his main
 * position, with what his job of that day says; after the units of the day. `since` is the day from which years of service run, days away left out.
 */
export function countedOn(
  context: ProductContext,
  day: string,
  heads: readonly number[] | undefined,
  population: Population,
  reading: Reading = 'once',
): Clauses {
  const { inThisCompany } = context
  // Of a few they are asked for once, and not at all where nobody asks for years of service.
  const [joined, days] =
    reading === 'few'
      ? [
          sql``,
          sql`((select jsonb_object_agg(employee_id, days) from ${daysAway(sql`${day}`)}) ->> job.employee_id::text)::integer`,
        ]
      : // One row each, by its text: so the planner leaves the join out where nobody asks for years of service.
        [
          sql`left join (select employee_id, max(days) as days from ${daysAway(sql`${day}`)} group by employee_id) gap
            on gap.employee_id = job.employee_id`,
          sql`gap.days`,
        ]
  // Of many the name is one row each, by its text, for the same reason.
  const named =
    reading === 'few'
      ? sql`left join unit on unit.department_id = job.department_id`
      : sql`left join (select department_id, max(name) as name from unit group by department_id) unit
          on unit.department_id = job.department_id`
  // Most versions have begun by any day that is asked for: an index by the day would read nearly all, in no order.
  const begun = reading === 'few' ? sql`job.valid_from` : sql`job.valid_from + 0`
  // Everybody has a file: with the outer join it is not read where nobody asks for anything in it. Few are found by theirs.
  const files = reading === 'few' ? sql`` : sql`left`
  return sql`${unitsOf(context, day)}, ${reachOf(heads)}, counted as ${reading === 'often' ? sql`` : sql`not`} materialized (
    select job.employee_id as id, employees.nhansu_id, employees.full_name, employees.sort_name, employees.gender,
      employees.date_of_birth, served.joined_on, served.since,
      job.work_state, job.nature_of_work, job.department_id, unit.name as unit_name,
      job.valid_from as job_from, job.join_date, job.heavy_work, job.probation_from, job.probation_to, job.absent_until,
      positions.name as position_name, positions.position_level,
      ${fullYears(sql`employees.date_of_birth`, day)} as age,
      ${fullYears(sql`served.since`, day)} as seniority
    from job_versions job
    ${files} join employees on employees.company_id = job.company_id and employees.id = job.employee_id
    ${joined}
    cross join lateral (select coalesce(employees.group_join_date, job.join_date) as joined_on,
      coalesce(employees.group_join_date + ${days}, employees.group_join_date, job.join_date) as since) served
    ${named}
    left join positions on positions.company_id = job.company_id and positions.id = job.position_id
    where ${inThisCompany('job')} and ${begun} <= ${day}::date and (job.valid_to is null or job.valid_to > ${day}::date)
      and job.work_state <> 'left' ${heads ? sql`and job.department_id in (select department_id from reach)` : sql``}
      and ${isOf(population)})`
}

/** Whether a question is about some of the people alone, wherever they work. */
export function isNarrowed({ nature_of_work, position_level, work_state, gender }: Population): boolean {
  return [nature_of_work, position_level, work_state, gender].some((value) => value !== undefined)
}

/** Whether a version `job`, beside `positions` and `employees` where it is asked about them, is of these people. */
export function isOf(population: Population): RawBuilder<SqlBool> {
  const asked: [RawBuilder<unknown>, unknown][] = [
    [sql`job.nature_of_work`, population.nature_of_work],
    [sql`positions.position_level`, population.position_level],
    [sql`job.work_state`, population.work_state],
    [sql`employees.gender`, population.gender],
  ]
  const conditions = asked.flatMap(([column, value]) =>
    value === undefined ? [] : [sql<SqlBool>`${column} = ${value}`],
  )
  return conditions.length === 0 ? sql<SqlBool>`true` : sql.join(conditions, sql` and `)
}
