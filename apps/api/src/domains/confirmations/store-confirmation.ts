import { sql } from 'kysely'
import { ApiFailure, invalidInput } from '../../contract/failure.ts'
import type { Handler } from '../../contract/handlers.ts'
import { openFile } from '../employees/public.ts'
import { showConfirmation } from './confirmation-rows.ts'
import { tellHandlers } from './tell-confirmations.ts'

/**
 * Writes a request down, of the caller himself or, for HR, of somebody who asked by word of mouth. Who asks himself is
 * waited for by HR, which is told; what HR writes down it has in hand.
 *
 * Failures: 404 for a person who is not there, or not the caller's to write for; 400.
 */
export const storeConfirmation: Handler<'confirmationRequests.store'> = async ({ body }, context) => {
  const { db, companyId, session } = context
  const { kind, purpose } = body
  const employeeId = body.employee_id ?? session.employeeId
  if (employeeId === null) {
    throw new ApiFailure(400, 'Tài khoản của bạn chưa gắn với hồ sơ nhân viên nào trong công ty này.')
  }
  await openFile(context, employeeId)
  const recipient = body.recipient ?? null
  if (kind === 'introduction' && recipient === null) {
    throw invalidInput({ recipient: ['Giấy giới thiệu cần ghi Nơi nhận.'] })
  }
  const { rows } = await sql<{ id: number }>`
    insert into confirmation_requests (company_id, employee_id, kind, purpose, recipient, created_by)
    values (${companyId}, ${employeeId}, ${kind}, ${purpose}, ${recipient}, ${session.userId})
    returning id`.execute(db)
  const id = Number(rows[0]?.id)
  if (employeeId === session.employeeId) await tellHandlers(context, id, employeeId)
  context.audit({
    recordId: id,
    changedFields: ['kind', 'purpose', 'recipient'],
    detail: { employee_id: employeeId, kind },
  })
  return showConfirmation(context, id)
}
