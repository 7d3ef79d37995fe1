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

/** Each figure from a counter or one stretch of an index. */
async function readHeadcount(context: ProductContext): Promise<Headcount> {
  return {
    date: await todayOf(context),
    working_total: await workingTotal(context),
    joined: await monthlyTotals(context, 'join_date'),
    left: await monthlyTotals(context, 'leave_date'),
    newcomers: await lastPeople(context, 'join_date'),
    leavers: await lastPeople(context, 'leave_date'),
    units: await units(context),
  }
}

/** How many of those whom the reader may see work here today. */
export async function workingTotal(context: ProductContext): Promise<number> {
  const { rows } = await sql<{ total: number }>`select ${workingCount(context)} as total`.execute(context.db)
  return rows[0]?.total ?? 0
}

/** The same as a value of a statement. */
export function workingCount(context: ProductContext): RawBuilder<number> {
  const { inThisCompany } = context
  const { plain, memberships } = visibleNarrowing(context, visibleEmployees)
  // Of a whole company all are counted already, and those who have left are few.
  return plain.length + memberships.length === 0
    ? sql<number>`(coalesce((select total from table_counts where ${inThisCompany('table_counts')} and table_name = 'employees'), 0)
        - (select count(*) from employees where ${inThisCompany('employees')} and not active))`
    : sql<number>`(select count(*) from employees
        where ${inThisCompany('employees')} and active and ${visibleRows(context, visibleEmployees)})`
}

async function monthlyTotals(context: ProductContext, day: 'join_date' | 'leave_date') {
  const at = sql.ref(`employees.${day}`)
  const { rows } = await sql<Headcount['joined']>`
    select count(*) filter (where ${at} >= ${monthStart}) as this_month,
      count(*) filter (where ${at} < ${monthStart}) as last_month
    from employees
    where ${context.inThisCompany('employees')} and ${at} between ${lastMonthStart} and ${today}
      and ${visibleRows(context, visibleEmployees)}`.execute(context.db)
  return rows[0] ?? { this_month: 0, last_month: 0 }
}

async function lastPeople(context: ProductContext, day: 'join_date' | 'leave_date') {
  const at = sql.ref(`employees.${day}`)
  const { rows } = await sql<Headcount['newcomers'][number]>`
    select employees.id, employees.nhansu_id, employees.full_name, ${mainUnit} as unit_name, ${at} as date
    from employees
    where ${context.inThisCompany('employees')} and ${at} between ${lastMonthStart} and ${today}
      and ${visibleRows(context, visibleEmployees)}
    order by ${at} desc, employees.id desc limit ${mostPeople}`.execute(context.db)
  return rows
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
