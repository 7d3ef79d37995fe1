import { sql } from 'kysely'
import { type ExportParts, exportHandler } from '../../workbooks/export.ts'
import { type Employee, withAccounts } from './employee-rows.ts'
import { employeeSource } from './employee-source.ts'
import { heldPositions } from './held-positions.ts'
import { visibleEmployees } from './visible-employees.ts'

/** Fields that no column of the table holds. */
const derived = new Set(['positions', 'account'])

/** Where the rows of a workbook or a paper come from; other tables are read only for the columns that show them. */
export const wholeEmployees: ExportParts = {
  source: employeeSource,
  visible: visibleEmployees,
  columns: (context, fields) =>
    sql.join([
      sql.ref('employees.id'),
      ...[...fields].filter((field) => !derived.has(field)).map((field) => sql.ref(`employees.${field}`)),
      ...(fields.has('positions') ? [heldPositions(context)] : []),
    ]),
  complete: async (context, rows, fields) =>
    // Rows hold the chosen fields only, of which the id is always one.
    fields.has('account') ? withAccounts(context, rows as unknown as Employee[]) : rows,
}

/** The list of employees as a workbook. */
export const exportEmployees = exportHandler('employees', wholeEmployees)
