import type { Schemas } from '@nhansu/sdk/contract'
import { type RawBuilder, sql } from 'kysely'
import { visibleNarrowing, visibleRows } from '../../contract/access.ts'
import type { ProductContext } from '../../contract/handlers.ts'
import { defineHomeCard } from '../../home-card.ts'
import { visibleDepartments } from '../organisation/public.ts'
import { todayOf } from './job/write-timelines.ts'
import { mainUnit } from './main-unit.ts'
import { visibleEmployees } from './visible-employees.ts'

type Headcount = Schemas['Headcount']

const mostPeople = 5
const mostUnits = 12

// The session's time zone is that of Viet Nam.
const today = sql`current_date`
const monthStart = sql`date_trunc('month', current_date)::date`
const lastMonthStart = sql`(date_trunc('month', current_date) - interval '1 month')::date`

/** Today's people on the first page. */
export const headcountCard = defineHomeCard({
  key: 'headcount',
  title: 'Tình hình nhân sự',
  permission: 'employee_access',
  link: '/nhan-vien',
  emptyText: 'Chưa có nhân viên nào. Thêm nhân viên để xem số liệu tại đây.',
  read: async (context) => {
    const headcount = await readHeadcount(context)
    const { working_total: working, joined, left } = headcount
    const moved = joined.this_month + joined.last_month + left.this_month + left.last_month
    return working + moved === 0 ? undefined : headcount
  },
})

async function readHeadcount(context: ProductContext): Promise<Headcount> {
  return {
    date: await todayOf(context),
    ...(await totals(context)),
    ...(await lastPeople(context)),
    units: await units(context),
  }
}

/** How many of those whom the reader may see work here today, as a value of a statement: of those who have not left, whoever has joined. */
export function workingCount(context: ProductContext): RawBuilder<number> {
  return sql<number>`(${activeCount(context)} - (select count(*) from employees
    where ${context.inThisCompany('employees')} and active and join_date > ${today} and ${visibleRows(context, visibleEmployees)}))`
}

/** How many of them have not left, whether they have joined or will on a day to come. */
export function activeCount(context: ProductContext): RawBuilder<number> {
  const { inThisCompany } = context
  const { plain, memberships } = visibleNarrowing(context, visibleEmployees)
  // Of a whole company all are counted already, and those who have left are few.
  return plain.length + memberships.length === 0
    ? sql<number>`(coalesce((select total from table_counts where ${inThisCompany('table_counts')} and table_name = 'employees'), 0)
        - (select count(*) from employees where ${inThisCompany('employees')} and not active))`
    : sql<number>`(select count(*) from employees
        where ${inThisCompany('employees')} and active and ${visibleRows(context, visibleEmployees)})`
}

/** Each figure from a counter or one stretch of an index, all in one statement. */
async function totals(
  context: ProductContext,
): Promise<Pick<Headcount, 'working_total' | 'joined' | 'left'>> {
  const monthly = (day: Day) => {
    const at = sql.ref(`employees.${day}`)
    return sql`(select json_build_object('this_month', count(*) filter (where ${at} >= ${monthStart}),
        'last_month', count(*) filter (where ${at} < ${monthStart}))
      from employees where ${amongLately(context, at)})`
  }
  const [row] = await context.prepared(sql<Pick<Headcount, 'working_total' | 'joined' | 'left'>>`
    select ${workingCount(context)} as working_total, ${monthly('join_date')} as joined, ${monthly('leave_date')} as left`)
  if (row === undefined) throw new Error('a select without a table has a row')
  return row
}

/** Who came last and who left last. */
async function lastPeople(context: ProductContext): Promise<Pick<Headcount, 'newcomers' | 'leavers'>> {
  const those = (day: Day) => {
    const at = sql.ref(`employees.${day}`)
    return sql`(select ${day}::text as by_day, employees.id, employees.nhansu_id, employees.full_name,
        ${mainUnit} as unit_name, ${at} as date
      from employees where ${amongLately(context, at)}
      order by ${at} desc, employees.id desc limit ${sql.lit(mostPeople)})`
  }
  const rows = await context.prepared(sql<Headcount['newcomers'][number] & { by_day: Day }>`
    select * from (${those('join_date')} union all ${those('leave_date')}) people order by date desc, id desc`)
  const of = (day: Day) => rows.flatMap(({ by_day, ...person }) => (by_day === day ? [person] : []))
  return { newcomers: of('join_date'), leavers: of('leave_date') }
}

type Day = 'join_date' | 'leave_date'

/** Of the people whom the reader may see those whose day is in this month or the last. */
function amongLately(context: ProductContext, day: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`${context.inThisCompany('employees')} and ${day} between ${lastMonthStart} and ${today}
    and ${visibleRows(context, visibleEmployees)}`
}

async function units(context: ProductContext): Promise<Headcount['units']> {
  return context.prepared(sql<Headcount['units'][number]>`
    with seen as (
      select departments.id, departments.parent_id, departments.name, kept.employees as employee_total
      from departments
      join department_counts kept on kept.company_id = departments.company_id and kept.department_id = departments.id
      where ${context.inThisCompany('departments')} and ${visibleRows(context, visibleDepartments)} and kept.employees > 0
    ), tops as (
      select * from seen where not exists (select from seen above where above.id = seen.parent_id)
    ), below as (
      select seen.* from seen join tops on seen.parent_id = tops.id where (select count(*) from tops) = 1
    )
    select id, name, employee_total from below
    union all select id, name, employee_total from tops where not exists (select from below)
    order by employee_total desc, name limit ${mostUnits}`)
}
