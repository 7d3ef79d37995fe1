import type { Input } from '@nhansu/sdk/contract'
import { ApiFailure, invalidInput } from '../../../contract/failure.ts'
import type { Handler } from '../../../contract/handlers.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import { signerOfPaper } from '../contract-signers.ts'
import { thoseWithPay } from '../those-with-pay.ts'
import { type AppendixOrder, planAppendices } from './appendix-plan.ts'
import type { PayChange } from './changed-pay.ts'
import { chosenContracts } from './chosen-contracts.ts'
import { writeAppendices } from './write-appendices.ts'

type Body = Input<'appendices.bulk'>['body']

/** So many contracts are told of; those left out come first. */
const mostTold = 500

/** Tells what one appendix would change in many contracts, or asks for the background work that adds it to each. */
export const bulkAppendices: Handler<'appendices.bulk'> = async ({ query = {}, body }, context) => {
  const asked = orderOf(body)
  const { sign_date } = body
  // Asked with the preview too: what it lets through can be written.
  const signer = await signerOfPaper(context, 'appendix', body)
  const ids = await chosenContracts(context, body)
  const order: AppendixOrder = { ...asked, withPay: await thoseWithPay(context, ids) }
  const plans = await planAppendices(context, ids, order)
  const willing = plans.filter(({ terms }) => terms !== undefined)
  const leftOut = plans.filter(({ terms }) => terms === undefined)
  const told = {
    appendices: [...leftOut, ...willing].slice(0, mostTold).map((plan) => plan.told),
    willing: willing.length,
    left_out: leftOut.length,
  }
  if (query.dry_run === true) return { ...told, run_id: null }
  if (willing.length === 0) {
    const why = leftOut[0]?.told.problem ?? ''
    throw new ApiFailure(409, `Không lập được phụ lục cho hợp đồng nào. ${why}`.trim())
  }
  const signed = { sign_date, ...signer }
  const requestId = context.caller.requestId
  const run_id = await enqueue(context, writeAppendices, { ids, order, signed, requestId })
  context.audit({ detail: { contracts: ids.length } })
  return { ...told, run_id }
}

/** @throws ApiFailure 400 for days that are none, or for pay that is changed without saying by how much */
function orderOf(body: Body): Omit<AppendixOrder, 'withPay'> {
  const { start_date, end_date = null, content } = body
  if (end_date !== null && end_date < start_date) {
    throw invalidInput({ end_date: ['Ngày kết thúc không được trước ngày hiệu lực.'] })
  }
  const { job_title = null, work_place = null, working_time = null } = body
  return {
    start_date,
    end_date,
    content,
    terms: { job_title, work_place, working_time },
    pay: payChangeOf(body),
  }
}

function payChangeOf({ pay_change, pay_amount, pay_percent, pay_rounding }: Body): PayChange | null {
  const by = pay_change ?? null
  if (by === null) {
    if ((pay_amount ?? pay_percent ?? pay_rounding ?? null) === null) return null
    throw invalidInput({ pay_change: ['Vui lòng chọn cách thay đổi lương.'] })
  }
  const [field, value, other] =
    by === 'percent'
      ? (['pay_percent', pay_percent ?? null, pay_amount ?? null] as const)
      : (['pay_amount', pay_amount ?? null, pay_percent ?? null] as const)
  if (value === null) {
    throw invalidInput({ [field]: [by === 'percent' ? 'Vui lòng nhập tỷ lệ.' : 'Vui lòng nhập số tiền.'] })
  }
  if (other !== null) throw invalidInput({ pay_change: ['Chỉ nhập số tiền hoặc tỷ lệ, không nhập cả hai.'] })
  if (by === 'set' && value < 0) throw invalidInput({ [field]: ['Mức lương không được âm.'] })
  if (by === 'percent' && Math.abs(value * 100 - Math.round(value * 100)) > 1e-6) {
    throw invalidInput({ [field]: ['Tỷ lệ có tối đa hai chữ số thập phân.'] })
  }
  return { by, value, rounding: pay_rounding ?? 1 }
}
