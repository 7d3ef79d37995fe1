import { sql } from 'kysely'
import type { ListSource } from '../../contract/list-query/source.ts'
import { namesIn } from '../../contract/list-query/names.ts'
import { inUnits } from './employee-units.ts'

/** Where lists of employees come from. */
export const employeeSource: ListSource = {
  table: 'employees',
  words: { table: 'employee_words', key: 'employee_id' },
  defaultSort: 'full_name',
  fields: {
    // The sort key is the folded given name, a space, and the whole folded name.
    full_name: {
      folded: sql`substr(employees.sort_name, strpos(employees.sort_name, ' ') + 1)`,
      sortsBy: sql`employees.sort_name`,
    },
    join_date: { isIndexed: true },
    nhansu_id: { folded: sql`lower(employees.nhansu_id)` },
    phone: { folded: sql`employees.phone` },
    department_id: { values: 'integer', matches: inUnits, names: namesIn('departments') },
    position_id: {
      values: 'integer',
      names: namesIn('positions'),
      matches: (positions) => ({
        table: 'employee_positions',
        key: 'employee_id',
        where: (alias) =>
          sql`${sql.ref(`${alias}.position_id`)} = any(${positions}::bigint[]) and ${sql.ref(`${alias}.to_date`)} is null`,
      }),
    },
  },
}
