import { sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import { ApiFailure } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import {
  putBackWithParts,
  removeWithParts,
  type WithParts,
} from '../../../standard-set/removal-with-parts.ts'
import { visiblePlans } from './visible-plans.ts'

const plan: WithParts = {
  resource: 'trainingPlans',
  table: 'training_plans',
  key: 'plan_id',
  parts: ['training_plan_lines', 'training_plan_moves', 'training_plan_writers'],
}

/**
 * Deletes plans with their lines; they can be put back for a while.
 * @throws ApiFailure 409 for a plan that is no draft, or was approved once: it is cancelled instead
 */
export async function removePlans(
  context: ProductContext,
  ids: readonly number[],
): Promise<{ ids: number[] }> {
  const { db, inThisCompany } = context
  const mine = sql`${inThisCompany('training_plans')} and ${visibleRows(context, visiblePlans)}`
  const { rows } = await sql<{ code: string }>`
    select code from training_plans where ${mine} and id = any(${ids}::bigint[])
      and (status <> 'draft' or revision > 1) order by id limit 1`.execute(db)
  if (rows[0] !== undefined) {
    throw new ApiFailure(409, `Kế hoạch ${rows[0].code} đã trình duyệt nên không xóa được. Hãy hủy kế hoạch.`)
  }
  return removeWithParts(context, plan, mine, ids)
}

/** Puts plans back as they were, with their lines. */
export function putBackPlans(context: ProductContext, ids: readonly number[]): Promise<{ ids: number[] }> {
  return putBackWithParts(context, plan, ids)
}
