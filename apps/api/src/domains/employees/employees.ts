import type { Data } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { visibleRows } from '../../contract/access.ts'
import { notFound } from '../../contract/failure.ts'
import { type RowReaches, rowReaches, shownRow } from '../../contract/field-rights.ts'
import { defineOperations } from '../../contract/handlers.ts'
import { list } from '../../contract/list-query/list.ts'
import { accountOperations } from './account-operations.ts'
import { type Employee, employeeColumns, withAccounts } from './employee-rows.ts'
import { employeeSource } from './employee-source.ts'
import { exportEmployees } from './export-employees.ts'
import { findEmployees } from './find-employees.ts'
import { printEmployees } from './print-employees.ts'
import { visibleEmployees } from './visible-employees.ts'

type EmployeeInfo = Data<'employees.info'>['employee']

export default defineOperations('employees', {
  'employees.list': async ({ query = {} }, context) => {
    const { rows, meta } = await list<Employee>(context, query, {
      source: employeeSource,
      visible: visibleEmployees,
      columns: employeeColumns(context, 'employees'),
    })
    const employees = query.include?.includes('account') ? await withAccounts(context, rows) : rows
    return { employees, meta }
  },

  'employees.export': exportEmployees,

  'employees.print': printEmployees,

  'employees.info': async ({ path }, context) => {
    const { rows } = await sql<EmployeeInfo & { reaches: RowReaches }>`
      select ${employeeColumns(context, 'employee')},
        ${rowReaches(context, visibleEmployees)} as reaches
      from employees
      where ${context.inThisCompany('employees')} and ${visibleRows(context, visibleEmployees)}
        and employees.nhansu_id = ${path.nhansu_id}`.execute(context.db)
    if (rows[0] === undefined) throw notFound()
    const { reaches, ...employee } = rows[0]
    // The contract requires of a reader only the fields that every one of its entries shows.
    return { employee: shownRow(context, 'employee', employee, reaches) as EmployeeInfo }
  },

  'employees.find': findEmployees,

  ...accountOperations,
})
