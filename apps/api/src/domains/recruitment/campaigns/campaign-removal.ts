import { sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import { ApiFailure } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import {
  putBackWithParts,
  removeWithParts,
  type WithParts,
} from '../../../standard-set/removal-with-parts.ts'

const campaign: WithParts = {
  resource: 'recruitments',
  table: 'recruitments',
  key: 'recruitment_id',
  parts: [
    'recruitment_replacements',
    'recruitment_conditions',
    'recruitment_rounds',
    'recruitment_boards',
    'recruitment_board_rounds',
    'recruitment_criteria',
    'recruitment_round_questions',
    'recruitment_seats',
    'recruitment_seat_people',
    'recruitment_costs',
    'recruitment_documents',
    'recruitment_moves',
  ],
}

/**
 * Deletes campaigns with their parts; they can be put back for a while.
 * @throws ApiFailure 409 for a campaign that was opened: it is done instead
 */
export async function removeCampaigns(
  context: ProductContext,
  ids: readonly number[],
): Promise<{ ids: number[] }> {
  const { db, inThisCompany } = context
  const mine = sql`${inThisCompany('recruitments')} and ${visibleRows(context, { table: 'recruitments' })}`
  const { rows } = await sql<{ code: string }>`
    select code from recruitments where ${mine} and id = any(${ids}::bigint[]) and status <> 'planning'
    order by id limit 1`.execute(db)
  if (rows[0] !== undefined) {
    throw new ApiFailure(
      409,
      `Đợt ${rows[0].code} đã mở tuyển nên không xóa được. Hãy kết thúc đợt tuyển dụng.`,
    )
  }
  return removeWithParts(context, campaign, mine, ids)
}

/** Puts campaigns back as they were, with their parts. */
export async function putBackCampaigns(
  context: ProductContext,
  ids: readonly number[],
): Promise<{ ids: number[] }> {
  return putBackWithParts(context, campaign, ids)
}
