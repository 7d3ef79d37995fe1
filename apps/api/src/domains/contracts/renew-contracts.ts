import { ApiFailure, invalidInput } from '../../contract/failure.ts'
import type { Handler } from '../../contract/handlers.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { planRenewals } from './renewal-plan.ts'
import { renewalTypes } from './renewal-sources.ts'
import { thoseWithPay } from './those-with-pay.ts'
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
