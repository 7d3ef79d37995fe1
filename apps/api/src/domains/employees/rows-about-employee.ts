import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ListField, ListSource } from '../../contract/list-query/source.ts'
import { namesOfUnits } from '../../contract/list-query/names.ts'

/** What a list says of the employee that each of its rows is about, and how it is filtered and sorted by him. */
export interface RowsAboutEmployee {
  /** A column of the employee himself. */
  ofEmployee: (column: string) => RawBuilder<unknown>
  /** A word of the main position that he holds today. */
  ofMainPosition: (key: 'department_name' | 'position_name') => RawBuilder<unknown>
  /** The name of the user that a column of the row holds. */
  nameOfUser: (column: string) => RawBuilder<unknown>
  /** The filters and orders by his name, code, id and unit; a unit reaches those under it. */
  fields: Readonly<Record<'full_name' | 'nhansu_id' | 'employee_id' | 'department_id', ListField>>
}

/**
 * For a table whose rows have `company_id` and `employee_id`.
 * @param people in whose units its rows are looked for: of those who work there, unless it is about leavers too
 */
export function rowsAboutEmployee(
  table: ListSource['table'],
  people: 'employee_units' | 'unit_people' = 'employee_units',
): RowsAboutEmployee {
  const company = sql.ref(`${table}.company_id`)
  const employee = sql.ref(`${table}.employee_id`)
  const ofEmployee = (column: string) => sql`(
    select ${sql.ref(`e.${column}`)} from employees e where e.company_id = ${company} and e.id = ${employee})`
  return {
    ofEmployee,
    ofMainPosition: (key) => sql`(
      select held.positions -> 0 ->> ${sql.lit(key)} from position_summaries held
      where held.company_id = ${company} and held.employee_id = ${employee})`,
    nameOfUser: (column) =>
      sql`(select full_name from names_of_users(array[${sql.ref(`${table}.${column}`)}]))`,
    fields: {
      full_name: { sortsBy: ofEmployee('sort_name'), folded: sql`vn_fold(${ofEmployee('full_name')})` },
      nhansu_id: { sortsBy: ofEmployee('nhansu_id'), folded: sql`vn_fold(${ofEmployee('nhansu_id')})` },
      employee_id: { values: 'integer' },
      department_id: {
        values: 'integer',
        names: namesOfUnits,
        matches: (units, { inThisCompany }) => ({
          table,
          key: 'id',
          where: (alias) => sql<SqlBool>`${sql.ref(`${alias}.employee_id`)} in (
            select units.employee_id from ${sql.table(people)} units
            where ${inThisCompany('units')} and units.department_id = any(${units}::bigint[]))`,
        }),
      },
    },
  }
}
