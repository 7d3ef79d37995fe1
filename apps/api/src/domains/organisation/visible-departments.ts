import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { RowConditions } from '../../contract/access.ts'

/**
 * The rows that each scope shows of a table whose rows belong to a department: a grant over units covers the holder's
 * departments and all below them.
 * @param departmentColumn the column that names the department of a row
 * @param orWhere further rows that such a grant shows, wherever they belong
 */
export function visibleByDepartment(
  table: string,
  departmentColumn: RawBuilder<unknown>,
  orWhere: RawBuilder<unknown> = sql`false`,
): RowConditions {
  return {
    table,
    unit: ({ session, companyId }) => sql<SqlBool>`${orWhere} or ${departmentColumn} in (
      select below from unnest(${session.unitIds}::bigint[]) as held (unit_id),
        department_and_below(${companyId}, held.unit_id) as below)`,
  }
}

/** The departments that each scope shows. */
export const visibleDepartments = visibleByDepartment('departments', sql`departments.id`)
