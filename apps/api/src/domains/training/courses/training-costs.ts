import type { Data } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { defineOperations } from '../../../contract/handlers.ts'
import { addRows, type CourseRows, courseRows, saveRows } from './course-rows.ts'

type Cost = Data<'trainingCosts.storeBulk'>['costs'][number]

/** What a course costs, planned and paid, in whole đồng. */
export const costRows: CourseRows = {
  table: 'training_costs',
  key: 'costs',
  shown: sql`part.kind, part.name, part.planned, part.actual, part.payer, part.paid_date, part.invoice_no,
    part.counts_for_commitment`,
  order: sql`part.id`,
}

export default defineOperations('trainingCosts', {
  'trainingCosts.storeBulk': async ({ path, body }, context) => {
    await addRows(context, costRows, path.id, body.costs)
    return { costs: await courseRows<Cost>(context, costRows, path.id) }
  },
  'trainingCosts.updateBulk': async ({ path, body }, context) => {
    await saveRows(context, costRows, path.id, { rows: body.costs, removedIds: body.removed_ids })
    return { costs: await courseRows<Cost>(context, costRows, path.id) }
  },
})
