import { sql } from 'kysely'
import type { FieldColumn } from '../../../workbooks/columns.ts'
import type { ImportContext } from '../../../workbooks/import/import-context.ts'
import type { ToldRow } from '../../../workbooks/import/result.ts'
import { keyOf, numberKey, type PlannedContract, toldWrong } from './read-plan.ts'

type InBook = Pick<PlannedContract, 'employee_id' | 'sign_date' | 'contract_number'>
type Stored = Readonly<Record<string, unknown>> & InBook

/** Whose contract it is, and which. */
export function bookKey({ employee_id, sign_date, contract_number }: InBook): string {
  return `${employee_id} ${numberKey(sign_date, contract_number)}`
}

/** Contracts that are there already, by their {@link bookKey}; whoever has a number has been signed. */
export async function knownContracts(
  { db, inThisCompany }: ImportContext,
  contracts: readonly PlannedContract[],
): Promise<ReadonlyMap<string, Stored>> {
  const people = contracts.map(({ employee_id }) => employee_id)
  const numbers = contracts.map(({ contract_number }) => contract_number)
  const { rows } = await sql<Stored>`
    select contracts.* from contracts
    where ${inThisCompany('contracts')} and employee_id = any(${people}::bigint[])
      and lower(contract_number) = any(select lower(number) from unnest(${numbers}::text[]) as number)`.execute(
    db,
  )
  return new Map(rows.map((row) => [bookKey(row), row]))
}

/**
 * What becomes of a row about a contract that is there: nothing, or a refusal, as what was issued stays as it is. By its
 * number it was found, in whatever case.
 */
export function sameContract(
  { row, values }: PlannedContract,
  stored: Stored,
  columns: readonly FieldColumn[],
): ToldRow {
  const others = columns.filter(
    ({ path }) => path !== 'contract_number' && path in values && values[path] !== stored[path],
  )
  if (others.length === 0) return { row, state: 'unchanged', key: keyOf(values), changes: [], errors: [] }
  const titles = others.map(({ title }) => `"${title}"`).join(', ')
  return toldWrong(row, values, [
    `Hợp đồng số này đã có và đã ban hành nên tệp không sửa được; khác ở cột ${titles}.`,
  ])
}
