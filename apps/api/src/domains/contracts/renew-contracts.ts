import { sql } from 'kysely'
import { visibleRows } from '../../contract/access.ts'
import { ApiFailure, invalidInput, notFound } from '../../contract/failure.ts'
import { holdsOn, type RowReaches, rowReaches } from '../../contract/field-rights.ts'
import type { Handler, ProductContext } from '../../contract/handlers.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { visibleContracts, writableContracts } from './contract-rows.ts'
import { planRenewals } from './renewal-plan.ts'
import { renewalTypes } from './renewal-sources.ts'
import { writeRenewals } from './write-renewals.ts'

/** Tells what would follow contracts, or asks for the background work that drafts it. */
export const renewContracts: Handler<'contracts.renew'> = async ({ query = {}, body }, context) => {
  const { ids, contract_type_id, start_date } = body
  const withPay = await thoseWithPay(context, ids)
  if (contract_type_id !== undefined && !(await renewalTypes(context)).has(contract_type_id)) {
    throw invalidInput({ contract_type_id: ['Không tìm thấy loại hợp đồng này, hoặc đã ngừng sử dụng.'] })
  }
  const order = { contract_type_id, start_date, withPay }
  const plans = await planRenewals(context, ids, order)
  const renewals = plans.map(({ told }) => told)
  if (query.dry_run === true) return { renewals, run_id: null }
  if (plans.every(({ values }) => values === undefined)) {
    throw new ApiFailure(409, `Không có hợp đồng nào tái ký được. ${renewals[0]?.problem ?? ''}`.trim())
  }
  const run_id = await enqueue(context, writeRenewals, { ids, ...order, requestId: context.caller.requestId })
  context.audit({ detail: { contracts: ids.length } })
  return { renewals, run_id }
}

/**
 * Those of the contracts whose pay the asker may see, and so copy into a draft.
 * @throws ApiFailure 404 where one of them is not there for him
 */
async function thoseWithPay(context: ProductContext, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number; reaches: RowReaches }>`
    select id, ${rowReaches(context, visibleContracts)} as reaches from contracts
    where ${context.inThisCompany('contracts')} and ${visibleRows(context, writableContracts)}
      and id = any(${ids}::bigint[])`.execute(context.db)
  if (rows.length !== ids.length) throw notFound()
  return rows.filter(({ reaches }) => holdsOn(context, ['employee_pay'], reaches)).map(({ id }) => id)
}
