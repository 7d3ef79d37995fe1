import type { Data } from '@nhansu/sdk/contract'
import { type RawBuilder, sql } from 'kysely'
import type { ProductContext } from '../../contract/handlers.ts'
import { columnsOf } from '../../contract/operation-fields.ts'
import { closedFields } from './closed-fields.ts'
import { heldPositions } from './held-positions.ts'

/** An employee as lists show one. */
export type Employee = Data<'employees.list'>['employees'][number]
type Account = NonNullable<Employee['account']>

/** What a row does not read from the column of the same name. */
const derived = [
  'positions',
  'account',
  'papers_state',
  'missing_papers',
  'findings',
  'sensitive_findings',
  'number_findings',
  'age',
  'position_level',
  'education_level',
  'contract_end_date',
  'days_away',
  ...closedFields,
]

/**
 * The columns of an employee, with the positions held now or on another day.
 * @param key the key of the employee under `data`; a list's rows are under its own
 */
export function employeeColumns(
  context: ProductContext,
  key: string,
  positions = heldPositions(context),
): RawBuilder<unknown> {
  return sql`${columnsOf(context.operation, key, derived, 'employees')}, ${positions}`
}

/** Adds to each employee the account in this company, or null. */
export async function withAccounts(
  { db }: ProductContext,
  employees: readonly Employee[],
): Promise<Employee[]> {
  const ids = employees.map(({ id }) => id)
  const { rows } = await sql<Account & { employee_id: number }>`
    select * from accounts_of_employees(${ids}::bigint[])`.execute(db)
  const accounts = new Map(rows.map(({ employee_id, ...account }) => [employee_id, account]))
  return employees.map((employee) => ({ ...employee, account: accounts.get(employee.id) ?? null }))
}
