import type { Data } from '@nhansu/sdk/contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { invalidInput } from '../../../contract/failure.ts'
import { defineOperations, type ProductContext } from '../../../contract/handlers.ts'
import { holds } from '../../documents/public.ts'
import { addRows, type CourseRows, courseRows, saveRows } from './course-rows.ts'

type Cost = Data<'trainingCosts.storeBulk'>['costs'][number]

/** Pay and insurance while studying tell what people earn. */
export const isPayCost = sql`part.kind in ('pay', 'insurance')`

/** Which costs the reader may see, of the rows that are called `part`. */
export function visibleCosts(context: ProductContext): RawBuilder<SqlBool> {
  return sql`(not ${isPayCost} or ${holds(context, 'employee_pay', 'company')})`
}

/** What a course costs, planned and paid, in whole đồng; pay only for who may see it. */
export const costRows: CourseRows = {
  table: 'training_costs',
  key: 'costs',
  shown: sql`part.kind, part.name, part.planned, part.actual, part.payer, part.paid_date, part.invoice_no,
    part.counts_for_commitment,
    array(select person.employee_id from training_cost_people own
      join training_employees person on person.company_id = own.company_id and person.id = own.training_employee_id
      where own.company_id = part.company_id and own.cost_id = part.id order by person.employee_id) as employee_ids`,
  order: sql`part.id`,
  where: visibleCosts,
  linked: { field: 'employee_ids', save: savePeople },
}

export default defineOperations('trainingCosts', {
  'trainingCosts.storeBulk': async ({ path, body }, context) => {
    await refusePay(context, body.costs)
    await addRows(context, costRows, path.id, body.costs)
    return { costs: await courseRows<Cost>(context, costRows, path.id) }
  },
  'trainingCosts.updateBulk': async ({ path, body }, context) => {
    await refusePay(context, body.costs)
    await saveRows(context, costRows, path.id, { rows: body.costs, removedIds: body.removed_ids })
    return { costs: await courseRows<Cost>(context, costRows, path.id) }
  },
})

/** @throws ApiFailure 400 for a row of pay by somebody who may not see it: he would write what he does not know */
async function refusePay(
  context: ProductContext,
  costs: readonly { kind?: string | undefined }[],
): Promise<void> {
  const at = costs.findIndex(({ kind }) => kind === 'pay' || kind === 'insurance')
  if (at < 0) return
  const { rows } = await sql<{ may: boolean }>`
    select ${holds(context, 'employee_pay', 'company')} as may`.execute(context.db)
  if (rows[0]?.may === true) return
  throw invalidInput({
    [`costs.${at}.kind`]: ['Bạn không có quyền xem lương nên không ghi được tiền lương, bảo hiểm khi học.'],
  })
}

/** Writes whom a cost is paid for; nobody: all who join share it. */
async function savePeople(
  context: ProductContext,
  courseId: number,
  id: number,
  chosen: unknown,
): Promise<void> {
  const { db, companyId, inThisCompany } = context
  await sql`delete from training_cost_people
    where ${inThisCompany('training_cost_people')} and cost_id = ${id}`.execute(db)
  const { rows } = await sql`
    insert into training_cost_people (company_id, training_id, cost_id, training_employee_id)
    select ${companyId}, ${courseId}, ${id}, person.id from training_employees person
    where ${inThisCompany('person')} and person.training_id = ${courseId}
      and person.employee_id = any(${chosen}::bigint[]) returning cost_id`.execute(db)
  if (Array.isArray(chosen) && rows.length !== chosen.length) {
    throw invalidInput({ employee_ids: ['Chi phí riêng chỉ ghi được cho học viên của khóa đào tạo này.'] })
  }
}
