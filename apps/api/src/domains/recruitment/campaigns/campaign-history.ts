import type { Data } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import type { ProductContext } from '../../../contract/handlers.ts'

/** A step of a campaign, of its state, of its approval, or of the weights of its rounds once somebody judges. */
export interface CampaignMove {
  kind: 'status' | 'approval' | 'weights'
  from: string
  to: string
  reason?: string | undefined
}

/** Writes one row of a campaign's history, in the transaction that makes the step. */
export async function writeMove(
  { db, companyId, session }: ProductContext,
  id: number,
  { kind, from, to, reason }: CampaignMove,
): Promise<void> {
  await sql`insert into recruitment_moves (company_id, recruitment_id, kind, from_value, to_value, reason, moved_by)
    values (${companyId}, ${id}, ${kind}, ${from}, ${to}, ${reason ?? null}, ${session.userId})`.execute(db)
}

/** How a campaign came to where it stands, the last step first. */
export async function movesOf(
  { db, companyId }: ProductContext,
  id: number,
): Promise<Data<'recruitments.history'>['moves']> {
  const { rows } = await sql<Data<'recruitments.history'>['moves'][number]>`
    select move.kind, move.from_value as from, move.to_value as to, move.reason, named.full_name as moved_by_name,
      move.moved_at
    from recruitment_moves move
    left join names_of_users(array(select moved_by from recruitment_moves asked
      where asked.company_id = ${companyId} and asked.recruitment_id = ${id})) named on named.id = move.moved_by
    where move.company_id = ${companyId} and move.recruitment_id = ${id}
    order by move.id desc`.execute(db)
  return rows
}
