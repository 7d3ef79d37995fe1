import { sql } from 'kysely'
import { ApiFailure } from '../../../contract/failure.ts'
import type { Handler, ProductContext } from '../../../contract/handlers.ts'
import { findRound, type Round } from './round-rows.ts'

/** Ends a round before its last day. What was confirmed stays; nobody answers or is reminded any more. */
export const closeRound: Handler<'profileRounds.close'> = async ({ path: { id } }, context) => {
  const round = await openToMove(context, id)
  if (round.state === 'planned')
    throw new ApiFailure(409, 'Đợt rà soát này chưa bắt đầu. Hãy hủy đợt nếu không cần nữa.')
  await sql`update profile_rounds set closed_at = now()
    where ${context.inThisCompany('profile_rounds')} and id = ${id}`.execute(context.db)
  await forgetNotices(context, id)
  context.audit({ recordId: id, changedFields: ['closed_at'] })
  return { round: await findRound(context, id) }
}

/** Calls a round off with a reason. */
export const cancelRound: Handler<'profileRounds.cancel'> = async (
  { path: { id }, body: { reason } },
  context,
) => {
  await openToMove(context, id)
  await sql`update profile_rounds set cancelled_at = now(), cancel_reason = ${reason}
    where ${context.inThisCompany('profile_rounds')} and id = ${id}`.execute(context.db)
  await forgetNotices(context, id)
  context.audit({ recordId: id, changedFields: ['cancelled_at', 'cancel_reason'] })
  return { round: await findRound(context, id) }
}

/** Unread notices of a round that is over ask nobody any more. */
async function forgetNotices({ db, inThisCompany }: ProductContext, id: number): Promise<void> {
  await sql`delete from notices
    where ${inThisCompany('notices')} and kind = 'profile_round_opened' and record_id = ${id} and read_at is null`.execute(
    db,
  )
}

/** Holds a round until the end of the transaction, and reads it then. */
async function openToMove(context: ProductContext, id: number): Promise<Round> {
  await findRound(context, id)
  await sql`select from profile_rounds
    where ${context.inThisCompany('profile_rounds')} and id = ${id} for no key update`.execute(context.db)
  const round = await findRound(context, id)
  if (round.state === 'ended') throw new ApiFailure(409, 'Đợt rà soát này đã kết thúc.')
  if (round.state === 'cancelled') throw new ApiFailure(409, 'Đợt rà soát này đã bị hủy.')
  return round
}
