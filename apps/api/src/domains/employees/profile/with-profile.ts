import { sql } from 'kysely'
import type { ProductContext } from '../../../contract/handlers.ts'
import type { EmployeesOnDay } from '../day/employees-on-day.ts'
import { fullYears } from '../day/full-years.ts'
import type { Employee } from '../employee-rows.ts'
import { rankOf } from './profile-filters.ts'

/** What the list of employees says of age, level and education; the fields come together. */
export const profileFields = ['age', 'position_level', 'education_level'] as const

type Profile = Pick<Employee, (typeof profileFields)[number]>

/**
 * Adds to each employee the age on the day that is shown, the level of the main position, and the highest level of education.
 * @param shown the employees of another day; today's when absent
 */
export async function withProfile<Row extends Pick<Employee, 'id'>>(
  context: ProductContext,
  employees: readonly Row[],
  shown?: Pick<EmployeesOnDay, 'day' | 'source'>,
): Promise<Row[]> {
  const { db, inThisCompany } = context
  const ids = employees.map(({ id }) => id)
  const people = shown?.source.rows ? sql`(${shown.source.rows}) as employees` : sql`employees`
  const mainPosition = shown
    ? sql`employees.position_of_day`
    : sql`(select held.position_id from employee_positions held
        where ${inThisCompany('held')} and held.employee_id = employees.id and held.is_main and held.to_date is null)`
  const { rows } = await sql<Profile & { id: number }>`
    select employees.id, ${fullYears(sql`employees.date_of_birth`, shown?.day ?? sql`current_date`)} as age,
      (select position.position_level from positions position
        where ${inThisCompany('position')} and position.id = ${mainPosition}) as position_level,
      (select education.education_level from employee_educations education
        where ${inThisCompany('education')} and education.employee_id = employees.id
        order by ${rankOf(sql`education.education_level`)} desc limit 1) as education_level
    from ${people}
    where ${inThisCompany('employees')} and employees.id = any(${ids}::bigint[])`.execute(db)
  const found = new Map(rows.map(({ id, ...profile }) => [id, profile]))
  return employees.map((employee) => ({ ...employee, ...found.get(employee.id) }))
}
