import {
  transferDataLabels,
  type TransferMove,
  transferMoves,
  transferStateLabels,
} from '@nhansu/sdk/domains/employee-transfers'
import { sql } from 'kysely'
import { savedChanges } from '../../../contract/audit-values.ts'
import { ApiFailure, stale } from '../../../contract/failure.ts'
import type { Handler, ProductContext } from '../../../contract/handlers.ts'
import { spokenDay } from '../job/days.ts'
import { recordThere } from './record-there.ts'
import { takeIn } from './take-in.ts'
import { openTransfer, showTransfer, type WholeTransfer } from './transfer-rows.ts'

/** Takes a proposal back while nobody has answered it; the draft of the decision goes with it. */
export const withdrawTransfer: Handler<'employeeTransfers.withdraw'> = async ({ path, body }, context) => {
  const { transfer } = await holdToMove(context, path.id, 'withdraw', body.version)
  return settle(context, transfer, 'withdraw', { reason: body.reason?.trim() ?? null })
}

/** Refuses a proposal with a reason that the sending company reads. */
export const refuseTransfer: Handler<'employeeTransfers.refuse'> = async ({ path, body }, context) => {
  const { transfer } = await holdToMove(context, path.id, 'refuse', body.version)
  return settle(context, transfer, 'refuse', { reason: body.reason.trim() })
}

/**
 * Takes the person in: his file with his own data, or the one that he left behind here, and his reception on the day, with its
 * decision where one is asked for.
 *
 * Failures: 404; 409 for a proposal that is answered or withdrawn, whose day is over, of a company that has been closed, and
 * of somebody who has left meanwhile or works here already; 400 for what the rules of receptions refuse.
 */
export const acceptTransfer: Handler<'employeeTransfers.accept'> = async ({ path, body }, context) => {
  const { version, ...reception } = body
  const { transfer, held } = await holdToMove(context, path.id, 'accept', version)
  if (!held.receiver_open) {
    throw new ApiFailure(409, 'Công ty này đã ngừng hoạt động nên không tiếp nhận nhân viên được.')
  }
  if (!held.sender_open) {
    throw new ApiFailure(
      409,
      `${transfer.other_company_name} đã ngừng hoạt động nên đề nghị này không còn hiệu lực.`,
    )
  }
  if (!held.still_there) {
    throw new ApiFailure(
      409,
      `Nhân viên đã nghỉ việc ở ${transfer.other_company_name} trước ngày chuyển nên đề nghị không còn hiệu lực.`,
    )
  }
  if (held.is_over) {
    throw new ApiFailure(
      409,
      `Đã qua ngày chuyển ${spokenDay(transfer.effective_date)} mà nhân viên đã đồng ý. Hãy từ chối để công ty chuyển đề nghị lại với ngày khác.`,
    )
  }
  const { decision, ...taken } = await takeIn(context, transfer, reception)
  const settled = { ...taken, joinDate: reception.join_date, decisionId: decision?.id ?? null }
  return { ...(await settle(context, transfer, 'accept', settled)), decision }
}

/** Where a hand-over stands on both sides. */
interface Held {
  state: WholeTransfer['state']
  sender_open: boolean
  receiver_open: boolean
  still_there: boolean | null
  /** The day that the person agreed to is over. */
  is_over: boolean
}

/**
 * Opens a hand-over to make a step of it, and holds it on both sides.
 * @throws ApiFailure 404; 403 for a step of the other company; 409 for one that is settled already, and a stale save
 */
async function holdToMove(
  context: ProductContext,
  id: number,
  move: TransferMove,
  version: number | undefined,
): Promise<{ transfer: WholeTransfer; held: Held }> {
  await openTransfer(context, id)
  const { rows } = await sql<Held>`
    select held.*, mine.effective_date < current_date as is_over
    from hold_transfer(${id}, ${move === 'accept'}) held
    join employee_transfers mine on ${context.inThisCompany('mine')} and mine.id = ${id}`.execute(context.db)
  // Read anew behind the wait.
  const { transfer } = await openTransfer(context, id)
  const [held] = rows
  if (held === undefined) throw new Error('a hand-over that lies open has another side')
  const { by, words } = transferMoves[move]
  if (transfer.direction !== by) {
    throw new ApiFailure(
      403,
      by === 'in'
        ? 'Công ty nhận mới tiếp nhận hoặc từ chối được. Công ty chuyển có thể rút đề nghị.'
        : 'Công ty chuyển mới rút đề nghị được. Công ty nhận có thể từ chối.',
    )
  }
  if (transfer.state !== 'waiting' && (transfer.state !== 'asking' || move !== 'withdraw')) {
    const is = transferStateLabels[transfer.state]
    throw new ApiFailure(409, `Đề nghị đang ở trạng thái '${is}' nên không ${words} được.`, {
      data: await showTransfer(context, id),
    })
  }
  if (version !== undefined && version !== transfer.version) throw stale(await showTransfer(context, id))
  return { transfer, held }
}

interface Settled {
  reason?: string | null
  employeeId?: number
  joinDate?: string
  /** He came back into a file of his own. */
  isBack?: boolean
  /** The decision of his reception. */
  decisionId?: number | null
}

async function settle(
  context: ProductContext,
  { id, state, employee_id: sent }: WholeTransfer,
  move: TransferMove,
  { reason = null, employeeId, joinDate, isBack, decisionId = null }: Settled,
) {
  const { to } = transferMoves[move]
  const { userId } = context.session
  if (state === 'asking') {
    await sql`select settle_asked_transfer(${id}, ${to}, ${userId}, ${reason})`.execute(context.db)
  } else {
    await sql`select settle_transfer(${id}, ${to}, ${userId}, ${reason}, ${employeeId ?? null},
      ${joinDate ?? null}::date)`.execute(context.db)
    // Whoever comes back into his own file brings nothing along.
    const isCopied = move === 'accept' && isBack === false
    await recordThere(context, id, isCopied ? Object.values(transferDataLabels) : null)
  }
  context.audit({
    recordId: id,
    ...savedChanges({ state }, { state: to, ...(joinDate !== undefined && { join_date: joinDate }) }),
    detail: {
      move,
      employee_id: employeeId ?? sent,
      ...(isBack !== undefined && { is_back: isBack }),
      ...(decisionId !== null && { decision_id: decisionId }),
    },
  })
  return showTransfer(context, id)
}
