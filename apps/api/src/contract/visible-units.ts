import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { RowConditions } from './access.ts'

/**
 * For rows that belong to a unit: a holder of a unit's grant sees his units and all below them.
 * @param orWhere rows that he sees wherever he belongs
 */
export function visibleByDepartment(
  table: string,
  unitColumn: RawBuilder<unknown>,
  orWhere: RawBuilder<unknown> = sql`false`,
): RowConditions {
  return {
    table,
    unit: ({ session, companyId }) => sql<SqlBool>`${orWhere} or ${unitColumn} in (
      select below from unnest(${session.unitIds}::bigint[]) as held (unit_id),
        department_and_below(${companyId}, held.unit_id) as below)`,
  }
}

/** Which departments each scope shows. */
export const visibleDepartments = visibleByDepartment('departments', sql`departments.id`)
