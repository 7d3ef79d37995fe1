import { educationLevelsUpwards } from '@nhansu/sdk/domains/education-levels'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ListField, ListSource } from '../../../contract/list-query/source.ts'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { yearLimits } from '../day/full-years.ts'

/** How the list of employees is filtered by age, level of position, education and account. */
export const profileFilters = {
  age: ageOn(sql`current_date`),
  position_level: {
    values: 'integer',
    matches: (levels, context) => ({
      table: 'employee_positions',
      key: 'employee_id',
      where: (alias) => sql<SqlBool>`${sql.ref(`${alias}.position_id`)} = any(${positionsOf(context, levels)})
        and ${sql.ref(`${alias}.is_main`)} and ${sql.ref(`${alias}.to_date`)} is null`,
    }),
  },
  education_level: {
    values: 'string',
    matches: (levels, { inThisCompany }) => ({
      table: 'employee_educations',
      key: 'employee_id',
      where: (
        alias,
      ) => sql<SqlBool>`${sql.ref(`${alias}.education_level`)} = any(${levels}::text[]) and not exists (
        select from employee_educations higher
        where ${inThisCompany('higher')} and higher.employee_id = ${sql.ref(`${alias}.employee_id`)}
          and ${rankOf(sql`higher.education_level`)} > ${rankOf(sql.ref(`${alias}.education_level`))})`,
    }),
  },
  account_state: {
    values: 'string',
    matches: (states, { inThisCompany }) => {
      const is = accountIs(inThisCompany)
      const parts = states.flatMap((state) => is[String(state)] ?? [])
      return parts.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`(${sql.join(parts, sql` or `)})`
    },
  },
} as const satisfies NonNullable<ListSource['fields']>

/** Age on the day that the list is shown of. */
export function ageOn(day: string | RawBuilder<unknown>): ListField {
  return { limits: yearLimits(sql`employees.date_of_birth`, day) }
}

/** The positions of these levels, read once and not for each row. */
export function positionsOf(
  { inThisCompany }: CompanyTransaction,
  levels: readonly unknown[],
): RawBuilder<unknown> {
  return sql`array(
    select position.id from positions position
    where ${inThisCompany('position')} and position.position_level = any(${levels}::integer[]))`
}

/** The place of a level of education among all of them, the lowest first. */
export function rankOf(level: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`array_position(${[...educationLevelsUpwards]}::text[], ${level})`
}

/** The company keeps open accounts itself; closed ones, which it may keep no more, are the group's to tell. */
function accountIs(
  inThisCompany: CompanyTransaction['inThisCompany'],
): Readonly<Record<string, RawBuilder<unknown>>> {
  const open = sql`exists (
    select from accounts where ${inThisCompany('accounts')} and accounts.person_id = employees.person_id
      and accounts.is_active)`
  const closed = sql`employees.id in (select employees_with_closed_account())`
  return { open, closed, none: sql`(not ${open} and not ${closed})` }
}
