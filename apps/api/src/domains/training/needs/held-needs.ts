import type { Schemas } from '@nhansu/sdk/contract'
import { type QueryResult, type RawBuilder, sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import { ApiFailure, notFound } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { visibleNeeds } from './visible-needs.ts'

type State = Schemas['TrainingNeedState']

/** A need as what is done with it looks at it. */
export interface HeldNeed {
  id: number
  employee_id: number
  full_name: string
  certificate_id: number | null
  field_id: number | null
  type_id: number | null
  target_name: string
  due_date: string | null
  source: Schemas['TrainingNeedSource']
  state: State
  close_cause: Schemas['TrainingNeedCause'] | null
  /** The reason of who set it aside. */
  closed_because: string | null
  version: number
}

/** What a need is for, in words. */
export const targetName = sql<string>`coalesce(
  (select kind.name from certificates kind
    where kind.company_id = training_needs.company_id and kind.id = training_needs.certificate_id),
  (select field.name from fields field
    where field.company_id = training_needs.company_id and field.id = training_needs.field_id),
  (select type.name from training_types type
    where type.company_id = training_needs.company_id and type.id = training_needs.type_id))`

/**
 * Holds needs until the end of the transaction, in the order of their ids.
 * @throws ApiFailure 404 when one of them is not there or not the caller's
 */
export async function heldNeeds(context: ProductContext, ids: readonly number[]): Promise<HeldNeed[]> {
  const { rows } = await sql<HeldNeed>`
    select id, employee_id, certificate_id, field_id, type_id, ${targetName} as target_name, due_date, source, state,
      close_cause, dismiss_reason as closed_because, version, (select person.full_name from employees person
        where person.company_id = training_needs.company_id and person.id = training_needs.employee_id) as full_name
    from training_needs
    where ${context.inThisCompany('training_needs')} and ${visibleRows(context, visibleNeeds)}
      and id = any(${ids}::bigint[])
    order by id for update of training_needs`.execute(context.db)
  if (rows.length !== ids.length) throw notFound()
  return rows
}

const stands: Readonly<Record<State, string>> = {
  new: 'còn chờ xử lý',
  planned: 'đã đưa vào kế hoạch',
  placed: 'đã được xếp lớp',
  met: 'đã được đáp ứng',
  dismissed: 'đã bỏ qua',
}

/** @throws ApiFailure 409 for the first need that is in none of these states; `what` ends the sentence */
export function requireState(needs: readonly HeldNeed[], among: readonly State[], what: string): void {
  const other = needs.find(({ state }) => !among.includes(state))
  if (other === undefined) return
  throw new ApiFailure(
    409,
    `Nhu cầu ${other.target_name} của ${other.full_name} ${stands[other.state]} nên ${what}. Vui lòng tải lại.`,
  )
}

/** Lets the needs of these people stand as they are today, whatever was done with them. */
export async function settleNeeds(
  { db, companyId }: Pick<ProductContext, 'db' | 'companyId'>,
  employeeIds: readonly number[],
): Promise<void> {
  await settling(db, sql`select settle_training_needs(${companyId}, ${employeeIds}::bigint[])`)
}

/** Runs a statement that settles needs: what it changes follows by itself, and the database tells the trail of it. */
export async function settling<Row>(
  db: ProductContext['db'],
  statement: RawBuilder<Row>,
): Promise<QueryResult<Row>> {
  const say = (is: 'on' | 'off') => sql`select set_config('app.settles_needs', ${is}, true)`.execute(db)
  await say('on')
  const result = await statement.execute(db)
  await say('off')
  return result
}

/** Takes the needs of a plan that is given up from behind its lines; who has a course keeps it. The database tells of it. */
export async function freeNeedsOfPlan(
  { db, inThisCompany, companyId }: ProductContext,
  planId: number,
): Promise<void> {
  await sql`update training_needs set plan_line_id = null
    where ${inThisCompany('training_needs')} and state = 'planned' and plan_line_id in (
      select id from training_plan_lines where company_id = ${companyId} and plan_id = ${planId})`.execute(db)
}
