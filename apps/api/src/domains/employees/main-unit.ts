import { sql } from 'kysely'

/** The name of the unit of an employee's main position. It compares company ids itself, so it needs no further condition. */
export const mainUnit = sql<string | null>`(
  select department.name from employee_positions held
  join departments department on department.company_id = held.company_id and department.id = held.department_id
  where held.company_id = employees.company_id and held.employee_id = employees.id and held.is_main and held.to_date is null)`
