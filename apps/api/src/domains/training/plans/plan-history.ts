import type { Data } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import type { ProductContext } from '../../../contract/handlers.ts'
import type { Plan } from './plan-record.ts'

type Moves = Data<'trainingPlans.history'>['moves']

/** Writes one row of a plan's history, in the transaction that makes the step. */
export async function writeMove(
  { db, companyId, session }: ProductContext,
  { id, status: from, revision }: Pick<Plan, 'id' | 'status' | 'revision'>,
  to: Plan['status'],
  reason: string | undefined,
): Promise<void> {
  await sql`insert into training_plan_moves (company_id, plan_id, from_status, to_status, revision, reason, moved_by)
    values (${companyId}, ${id}, ${from}, ${to}, ${revision}, ${reason ?? null}, ${session.userId})`.execute(
    db,
  )
}

/** How a plan came to its state, the last step first. */
export async function movesOf({ db, companyId }: ProductContext, id: number): Promise<Moves> {
  const { rows } = await sql<Moves[number]>`
    select move.from_status as from, move.to_status as to, move.revision, move.reason,
      named.full_name as moved_by_name, move.moved_at
    from training_plan_moves move
    left join names_of_users(array(select moved_by from training_plan_moves asked
      where asked.company_id = ${companyId} and asked.plan_id = ${id})) named on named.id = move.moved_by
    where move.company_id = ${companyId} and move.plan_id = ${id}
    order by move.id desc`.execute(db)
  return rows
}
