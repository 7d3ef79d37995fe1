import type { Data } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { invalidInput } from '../../../contract/failure.ts'
import { defineOperations, type ProductContext } from '../../../contract/handlers.ts'
import type { PartRows } from '../../../standard-set/part-rows.ts'
import { addRows, campaignRows, saveRows } from './campaign-rows.ts'

type Cost = Data<'recruitmentCosts.storeBulk'>['costs'][number]

/** What a campaign costs, planned and paid, in whole đồng. */
export const costRows: PartRows = {
  table: 'recruitment_costs',
  key: 'costs',
  shown: sql`part.name, part.planned, part.actual, part.paid_date, part.invoice_no, part.note`,
  order: sql`part.id`,
}

export default defineOperations('recruitmentCosts', {
  'recruitmentCosts.storeBulk': async ({ path, body: { costs } }, context) => {
    refuseUnpaid(costs)
    await addRows(context, costRows, path.id, costs)
    await refuseEarly(context, path.id, costs)
    return { costs: await campaignRows<Cost>(context, costRows, path.id) }
  },
  'recruitmentCosts.updateBulk': async ({ path, body }, context) => {
    refuseUnpaid(body.costs)
    await saveRows(context, costRows, path.id, { rows: body.costs, removedIds: body.removed_ids })
    await refuseEarly(context, path.id, body.costs)
    return { costs: await campaignRows<Cost>(context, costRows, path.id) }
  },
})

interface Sent {
  id?: number
  actual?: number | null
  paid_date?: string | null
}

/** @throws ApiFailure 400 at a cost that has a day of payment and nothing paid */
function refuseUnpaid(costs: readonly Sent[]): void {
  const at = costs.findIndex(
    ({ id, actual, paid_date: paid }) =>
      paid && (actual === null || (actual === undefined && id === undefined)),
  )
  if (at >= 0) {
    throw invalidInput({ [`costs.${at}.actual`]: ['Vui lòng nhập số tiền thực tế khi đã có ngày chi.'] })
  }
}

/** @throws ApiFailure 400 at a cost that was paid before the campaign began */
async function refuseEarly(
  { db, companyId }: ProductContext,
  id: number,
  costs: readonly Sent[],
): Promise<void> {
  const { rows } = await sql<{ start: string | null }>`select start_date as start from recruitments
    where company_id = ${companyId} and id = ${id}`.execute(db)
  const start = rows[0]?.start
  const at = costs.findIndex(({ paid_date: paid }) => paid && start && paid < start)
  if (at >= 0) {
    throw invalidInput({ [`costs.${at}.paid_date`]: ['Ngày chi không được trước ngày bắt đầu của đợt.'] })
  }
}
