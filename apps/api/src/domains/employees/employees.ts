import type { Data } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { matchedReaches, visibleFields, visibleRows } from '../../contract/access.ts'
import { notFound } from '../../contract/failure.ts'
import { defineOperations } from '../../contract/handlers.ts'
import { list } from '../../contract/list-query/list.ts'
import type { ListSource } from '../../contract/list-query/source.ts'
import { accountOperations } from './account-operations.ts'
import { type Employee, employeeColumns, withAccounts } from './employee-rows.ts'
import { inUnits } from './employee-units.ts'
import { visibleEmployees } from './visible-employees.ts'

type EmployeeInfo = Data<'employees.info'>['employee']

const source: ListSource = {
  table: 'employees',
  words: { table: 'employee_words', key: 'employee_id' },
  defaultSort: 'full_name',
  fields: {
    // The sort key is the folded given name, a space, and the whole folded name.
    full_name: {
      folded: sql`substr(employees.sort_name, strpos(employees.sort_name, ' ') + 1)`,
      sortsBy: sql`employees.sort_name`,
    },
    nhansu_id: { folded: sql`lower(employees.nhansu_id)` },
    phone: { folded: sql`employees.phone` },
    department_id: { values: 'integer', matches: inUnits },
    position_id: {
      values: 'integer',
      matches: (positions) => ({
        table: 'employee_positions',
        key: 'employee_id',
        where: (alias) =>
          sql`${sql.ref(`${alias}.position_id`)} = any(${positions}::bigint[]) and ${sql.ref(`${alias}.to_date`)} is null`,
      }),
    },
  },
}

export default defineOperations('employees', {
  'employees.list': async ({ query = {} }, context) => {
    const { rows, meta } = await list<Employee>(context, query, {
      source,
      visible: visibleEmployees,
      columns: employeeColumns(context, 'employees'),
    })
    const employees = query.include?.includes('account') ? await withAccounts(context, rows) : rows
    return { employees, meta }
  },

  'employees.info': async ({ path }, context) => {
    const { rows } = await sql<EmployeeInfo & { matched: boolean[] }>`
      select ${employeeColumns(context, 'employee')},
        ${matchedReaches(context, visibleEmployees)} as matched
      from employees
      where ${context.own('employees')} and ${visibleRows(context, visibleEmployees)}
        and employees.nhansu_id = ${path.nhansu_id}`.execute(context.db)
    if (rows[0] === undefined) throw notFound()
    const { matched, ...employee } = rows[0]
    // The contract requires of a reader only the fields that every one of its entries shows.
    return { employee: visibleFields(employee, context.reaches, matched) as EmployeeInfo }
  },

  ...accountOperations,
})
