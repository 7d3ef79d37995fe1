import type { ConfirmationKind } from '@nhansu/sdk/domains/confirmations'
import { sql } from 'kysely'
import { ApiFailure, invalidInput } from '../../contract/failure.ts'
import type { Handler, ProductContext } from '../../contract/handlers.ts'
import { openFile } from '../employees/public.ts'
import { showConfirmation } from './confirmation-rows.ts'
import { tellHandlers } from './tell-confirmations.ts'

/** So many of one person may wait; whoever handles them is not drowned by one. */
const mostWaiting = 10

/**
 * Writes a request down, of the caller himself or, for HR, of somebody who asked by word of mouth. Who asks himself is
 * waited for by HR, which is told; what HR writes down it has in hand.
 *
 * Failures: 404 for a person who is not there, or not the caller's to write for; 400; 409 for what waits already, or too
 * much that waits.
 */
export const storeConfirmation: Handler<'confirmationRequests.store'> = async ({ body }, context) => {
  const { db, companyId, session } = context
  const { kind, purpose } = body
  const employeeId = body.employee_id ?? session.employeeId
  if (employeeId === null) {
    throw new ApiFailure(400, 'Tài khoản của bạn chưa gắn với hồ sơ nhân viên nào trong công ty này.')
  }
  // Held, so that of two who ask at once the second sees what the first did.
  await openFile(context, employeeId, true)
  const recipient = body.recipient ?? null
  if (kind === 'introduction' && recipient === null) {
    throw invalidInput({ recipient: ['Giấy giới thiệu cần ghi Nơi nhận.'] })
  }
  await refuseTooMany(context, employeeId, { kind, purpose, recipient })
  const { rows } = await sql<{ id: number }>`
    insert into confirmation_requests (company_id, employee_id, kind, purpose, recipient, created_by)
    values (${companyId}, ${employeeId}, ${kind}, ${purpose}, ${recipient}, ${session.userId})
    returning id`.execute(db)
  const id = Number(rows[0]?.id)
  if (employeeId === session.employeeId) await tellHandlers(context, id, { employeeId, kind })
  context.audit({
    recordId: id,
    changedFields: ['kind', 'purpose', 'recipient'],
    detail: { employee_id: employeeId, kind },
  })
  return showConfirmation(context, id)
}

interface Wanted {
  kind: ConfirmationKind
  purpose: string
  recipient: string | null
}

/** @throws ApiFailure 409 where the same is asked for already, or as much as may wait does */
async function refuseTooMany(
  { db, inThisCompany }: ProductContext,
  employeeId: number,
  { kind, purpose, recipient }: Wanted,
): Promise<void> {
  const { rows } = await sql<{ waiting: number; equal: number }>`
    select count(*)::integer as waiting,
      count(*) filter (where kind = ${kind} and purpose = ${purpose}
        and recipient is not distinct from ${recipient}::text)::integer as equal
    from confirmation_requests
    where ${inThisCompany('confirmation_requests')} and employee_id = ${employeeId} and state = 'waiting'`.execute(
    db,
  )
  const { waiting = 0, equal = 0 } = rows[0] ?? {}
  if (equal > 0) throw new ApiFailure(409, 'Yêu cầu này đang chờ cấp, không cần gửi lại.')
  if (waiting >= mostWaiting) {
    throw new ApiFailure(
      409,
      `Đã có ${mostWaiting} yêu cầu đang chờ cấp. Hãy chờ cấp hoặc hủy bớt yêu cầu cũ trước khi gửi thêm.`,
    )
  }
}
