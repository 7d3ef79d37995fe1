import { type SqlBool, sql } from 'kysely'
import type { CompanyTransaction } from '../../db/transaction.ts'
import type { RelatedRows } from '../../contract/list-query/related-rows.ts'

/**
 * The employees of units and of all below them. One unit's employees are kept in the order of their names and counted;
 * those of several may overlap.
 */
export function inUnits(units: readonly unknown[], { inThisCompany }: CompanyTransaction): RelatedRows {
  const membership: RelatedRows = {
    table: 'employee_units',
    key: 'employee_id',
    where: (alias) => sql<SqlBool>`${sql.ref(`${alias}.department_id`)} = any(${units}::bigint[])`,
  }
  if (units.length !== 1) return membership
  const [unit] = units
  return {
    ...membership,
    where: (alias) => sql<SqlBool>`${sql.ref(`${alias}.department_id`)} = ${unit}`,
    maintained: {
      orderedBy: 'sort_name',
      total: sql`select employees from department_counts where ${inThisCompany('department_counts')} and department_id = ${unit}`,
    },
  }
}
