import type { Schemas } from '@nhansu/sdk/contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type RowConditions, visibleRows } from '../../../contract/access.ts'
import { notFound } from '../../../contract/failure.ts'
import { holdsOn, type RowReaches, rowReaches } from '../../../contract/field-rights.ts'
import type { DeedContext, ProductContext } from '../../../contract/handlers.ts'
import type { ListSource } from '../../../contract/list-query/source.ts'
import { rowsAboutEmployee } from '../rows-about-employee.ts'

export type LeaverTask = Schemas['LeaverTask']

/** What a row is read with, beside what is shown. */
type TaskRow = Omit<LeaverTask, 'may_tick' | 'may_move'> & { reaches: RowReaches; is_head: boolean }

/** What the head of a unit ticks: what the unit or the leaver himself does. */
const doersOfHead: readonly string[] = ['unit_head', 'person'] satisfies LeaverTask['doer'][]

const about = rowsAboutEmployee('leaver_tasks', 'unit_people')

const ofLeaving = (column: string): RawBuilder<unknown> => sql`(
  select ${sql.ref(`leaving.${column}`)} from leavings leaving
  where leaving.company_id = leaver_tasks.company_id and leaving.id = leaver_tasks.leaving_id)`

/** How far a task is today, in the words of the list. */
const status: RawBuilder<LeaverTask['status']> = sql`(case
  when ${ofLeaving('state')} = 'cancelled' then 'cancelled'
  when leaver_tasks.state <> 'open' then leaver_tasks.state
  when leaver_tasks.due_date < current_date then 'overdue' else 'open' end)`

/** The same as a condition on the columns themselves, so that what is open is found by its index. */
function hasStatus(
  alias: string,
  values: readonly (string | number)[],
  inThisCompany: ProductContext['inThisCompany'],
): RawBuilder<SqlBool> {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  const cancelled = sql`${column('leaving_id')} in (
    select ended.id from leavings ended where ${inThisCompany('ended')} and ended.state = 'cancelled')`
  const conditions: Readonly<Record<LeaverTask['status'], RawBuilder<unknown>>> = {
    open: sql`${column('state')} = 'open' and ${column('due_date')} >= current_date and not ${cancelled}`,
    overdue: sql`${column('state')} = 'open' and ${column('due_date')} < current_date and not ${cancelled}`,
    done: sql`${column('state')} = 'done' and not ${cancelled}`,
    waived: sql`${column('state')} = 'waived' and not ${cancelled}`,
    cancelled,
  }
  const asked = Object.entries(conditions).filter(([value]) => values.includes(value))
  if (asked.length === 0) return sql<SqlBool>`false`
  return sql<SqlBool>`(${sql.join(
    asked.map(([, condition]) => sql`(${condition})`),
    sql` or `,
  )})`
}

const lastUnit = sql`(
  select unit.name from employee_positions held
  join departments unit on unit.company_id = held.company_id and unit.id = held.department_id
  where held.company_id = leaver_tasks.company_id and held.employee_id = leaver_tasks.employee_id and held.is_main
  order by held.to_date desc nulls first limit 1)`

/**
 * Those of leavers whose head the reader is: his units narrow first, and each of their leavers is judged once, however
 * many tasks he has.
 */
const headedTasks = ({ session, inThisCompany }: DeedContext): RawBuilder<SqlBool> =>
  session.employeeId === null
    ? sql<SqlBool>`false`
    : sql<SqlBool>`leaver_tasks.employee_id in (
        with gone as materialized (
          select distinct leaving.company_id, leaving.employee_id from departments headed
          -- Of one unit after the other, or those who left any unit of the company would all be read.
          cross join lateral (
            select people.employee_id from unit_people people
            where people.company_id = headed.company_id and people.department_id = headed.id offset 0) units
          join leavings leaving on leaving.company_id = headed.company_id and leaving.employee_id = units.employee_id
          where ${inThisCompany('headed')} and headed.manager_id = ${session.employeeId}::bigint)
        select employee_id from gone where head_over(company_id, employee_id) = ${session.employeeId}::bigint)`

/** The same asked of one row that is read anyway. */
const isHeaded = ({ session }: DeedContext): RawBuilder<SqlBool> =>
  session.employeeId === null
    ? sql<SqlBool>`false`
    : sql<SqlBool>`coalesce(
        head_over(leaver_tasks.company_id, leaver_tasks.employee_id) = ${session.employeeId}::bigint, false)`

/** Those of the units' people and leavers, and as the head without any right. */
export const visibleTasks: RowConditions = {
  table: 'leaver_tasks',
  unit: ({ session, inThisCompany }) => sql<SqlBool>`leaver_tasks.employee_id in (
    select units.employee_id from unit_people units
    where ${inThisCompany('units')} and units.department_id = any(${session.unitIds}::bigint[]))`,
  own: headedTasks,
}

const ofOneTask: RowConditions = { ...visibleTasks, own: isHeaded }

/** The columns of a row; which of them the reader may write follows in {@link shownTask}. */
export function taskColumns(context: ProductContext): RawBuilder<unknown> {
  return sql`leaver_tasks.id, leaver_tasks.employee_id, ${about.ofEmployee('nhansu_id')} as nhansu_id,
    ${about.ofEmployee('full_name')} as full_name, ${lastUnit} as department_name,
    ${ofLeaving('leave_date')} as leave_date, leaver_tasks.name, leaver_tasks.doer, leaver_tasks.due_date,
    case when ${status} in ('open', 'overdue') then leaver_tasks.due_date - current_date end as days_left,
    ${status} as status, leaver_tasks.note, ${about.nameOfUser('done_by')} as done_by_name, leaver_tasks.done_at,
    ${ofLeaving('end_reason')} as end_reason, leaver_tasks.version, leaver_tasks.created_at, leaver_tasks.updated_at,
    ${rowReaches(context, ofOneTask)} as reaches, ${isHeaded(context)} as is_head`
}

/** A row as its reader may see and write it. */
export function shownTask(context: ProductContext, { reaches, is_head, ...task }: TaskRow): LeaverTask {
  const isOpen = task.status !== 'cancelled'
  // Heading the unit is what 'own' means here; it lends nobody the rights of HR.
  const isHr = holdsOn(context, ['employee_edit'], [reaches[0], false])
  return {
    ...task,
    may_tick: isOpen && (isHr || (is_head && doersOfHead.includes(task.doer))),
    may_move: isOpen && isHr,
  }
}

export const taskSource: ListSource = {
  table: 'leaver_tasks',
  defaultSort: '-due_date',
  fields: {
    ...about.fields,
    leave_date: { sortsBy: ofLeaving('leave_date') },
    status: {
      values: 'string',
      matches: (values, { inThisCompany }) => ({
        table: 'leaver_tasks',
        key: 'id',
        where: (alias) => hasStatus(alias, values, inThisCompany),
      }),
    },
  },
}

/**
 * Opens a task as far as the reader may.
 * @param forWriting holds the row, so that of two who write the second sees what the first did
 * @throws ApiFailure 404 for one that is not there, or not for him
 */
export async function openTask(
  context: ProductContext,
  id: number,
  { forWriting = false }: { forWriting?: boolean } = {},
): Promise<LeaverTask> {
  const mine = sql`${context.inThisCompany('leaver_tasks')} and ${visibleRows(context, ofOneTask)}
    and leaver_tasks.id = ${id}`
  if (forWriting) {
    await sql`select id from leaver_tasks where ${mine} for no key update of leaver_tasks`.execute(context.db)
  }
  const { rows } = await sql<TaskRow>`select ${taskColumns(context)} from leaver_tasks where ${mine}`.execute(
    context.db,
  )
  if (rows[0] === undefined) throw notFound()
  return shownTask(context, rows[0])
}

/** The rows of a page as their reader may see them. */
export function shownTasks(context: ProductContext, rows: readonly TaskRow[]): LeaverTask[] {
  return rows.map((row) => shownTask(context, row))
}
