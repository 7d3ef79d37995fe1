import { sql } from 'kysely'
import { visibleRows } from '../../contract/access.ts'
import { notFound } from '../../contract/failure.ts'
import { holdsOn, type RowReaches, rowReaches } from '../../contract/field-rights.ts'
import type { ProductContext } from '../../contract/handlers.ts'
import { visibleContracts, writableContracts } from './contract-rows.ts'

/**
 * Those of the contracts whose pay the asker may see, and so copy or change.
 * @throws ApiFailure 404 where one of them is not there for him to write
 */
export async function thoseWithPay(context: ProductContext, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number; reaches: RowReaches }>`
    select id, ${rowReaches(context, visibleContracts)} as reaches from contracts
    where ${context.inThisCompany('contracts')} and ${visibleRows(context, writableContracts)}
      and id = any(${ids}::bigint[])`.execute(context.db)
  if (rows.length !== ids.length) throw notFound()
  return rows.filter(({ reaches }) => holdsOn(context, ['employee_pay'], reaches)).map(({ id }) => id)
}
