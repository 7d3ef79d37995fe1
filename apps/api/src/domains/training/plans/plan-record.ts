import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import { ApiFailure, invalidInput, notFound } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { visiblePlans } from './visible-plans.ts'

/** What the rules of a plan look at. */
export interface Plan {
  id: number
  code: string
  name: string
  year: number
  status: Schemas['TrainingPlanStatus']
  revision: number
  version: number
}

/**
 * Holds a plan until the end of the transaction.
 * @throws ApiFailure 404 when it is not there or not the caller's
 */
export async function heldPlan(context: ProductContext, id: number): Promise<Plan> {
  const { rows } = await sql<Plan>`
    select id, code, name, year, status, revision, version from training_plans
    where ${context.inThisCompany('training_plans')} and ${visibleRows(context, visiblePlans)} and id = ${id}
    for update`.execute(context.db)
  if (rows[0] === undefined) throw notFound()
  return rows[0]
}

/**
 * Holds a draft, which alone may be written.
 * @throws ApiFailure 404 when it is not there, 409 when it is no draft
 */
export async function heldDraft(context: ProductContext, id: number): Promise<Plan> {
  const plan = await heldPlan(context, id)
  if (plan.status !== 'draft') throw new ApiFailure(409, refusals[plan.status])
  return plan
}

/** Keeps who wrote something of a plan since it was approved last. */
export async function noteWriter({ db, companyId, session }: ProductContext, id: number): Promise<void> {
  await sql`insert into training_plan_writers (company_id, plan_id, user_id)
    values (${companyId}, ${id}, ${session.userId}) on conflict do nothing`.execute(db)
}

const refusals: Readonly<Record<Exclude<Plan['status'], 'draft'>, string>> = {
  waiting: 'Kế hoạch đang chờ duyệt nên không sửa được. Hãy rút lại trước.',
  approved: 'Kế hoạch đã duyệt nên không sửa được. Hãy chọn Điều chỉnh để sửa và trình duyệt lại.',
  running: 'Kế hoạch đang thực hiện nên không sửa được. Hãy chọn Điều chỉnh để sửa và trình duyệt lại.',
  done: 'Kế hoạch đã hoàn thành nên không sửa được.',
  cancelled: 'Kế hoạch đã hủy nên không sửa được.',
}

/** @throws ApiFailure 404 for a plan that is not there or not for this reader */
export async function visiblePlan(context: ProductContext, id: number): Promise<void> {
  const { rows } = await sql`select from training_plans where ${context.inThisCompany('training_plans')}
    and ${visibleRows(context, visiblePlans)} and id = ${id}`.execute(context.db)
  if (rows.length === 0) throw notFound()
}

/** @throws ApiFailure 400 for a unit that is not of who writes for single units */
export function refuseForeignUnit(
  { scopes, session }: ProductContext,
  departmentId: number | null | undefined,
): void {
  if (scopes.some(({ scope }) => scope === 'company')) return
  if (departmentId && session.unitIds.includes(departmentId)) return
  throw invalidInput({ department_id: ['Vui lòng chọn đơn vị do bạn phụ trách.'] })
}
