import type { Input } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { ApiFailure, type FieldErrors, invalidInput } from '../../contract/failure.ts'
import type { Handler, ProductContext } from '../../contract/handlers.ts'
import { shownDate } from '../../workbooks/shown-values.ts'
import { openFile, todayOf } from '../employees/public.ts'
import { tellHandlers, tellPerson } from './data-request-mails.ts'
import { showDataRequest } from './data-request-rows.ts'
import { dueDays, firstDay } from './due-days.ts'

type Body = Input<'personalDataRequests.store'>['body']

/**
 * Writes a request down: of the caller himself, received now, or of somebody who asked HR in another way. Its due days
 * are kept with it, so that a number of the law that changes later moves no day.
 *
 * Failures: 404 for a person who is not there, or not the caller's to write for; 400.
 */
export const storeDataRequest: Handler<'personalDataRequests.store'> = async ({ body }, context) => {
  const { db, companyId, session } = context
  const employeeId = body.employee_id ?? session.employeeId
  if (employeeId === null) {
    throw new ApiFailure(400, 'Tài khoản của bạn chưa gắn với hồ sơ nhân viên nào trong công ty này.')
  }
  await openFile(context, employeeId)
  const isOwn = employeeId === session.employeeId
  const today = await todayOf(context)
  refuseWrongReceipt(body, isOwn, today)
  const receivedOn = body.received_on ?? today
  const { answerDue, due } = await dueDays(context, body.kind, receivedOn)
  const { rows } = await sql<{ id: number }>`
    insert into personal_data_requests
      (company_id, employee_id, kind, channel, content, received_on, answer_due, due, created_by)
    values (${companyId}, ${employeeId}, ${body.kind}, ${body.channel ?? 'app'}, ${body.content}, ${receivedOn}::date,
      ${answerDue}::date, ${due}::date, ${session.userId})
    returning id`.execute(db)
  const id = Number(rows[0]?.id)
  await noteReceipt(context, id, due)
  if (!isOwn) await tellPerson(context, id, employeeId)
  await tellHandlers(context, id, employeeId)
  context.audit({ recordId: id, changedFields: ['kind', 'content'], detail: { employee_id: employeeId } })
  return showDataRequest(context, id)
}

/** How and when a request came is said by HR alone; one's own comes through the product, now. */
function refuseWrongReceipt({ channel, received_on }: Body, isOwn: boolean, today: string): void {
  const errors: FieldErrors = {}
  if (isOwn) {
    if (channel !== undefined) errors['channel'] = ['Yêu cầu của chính mình được gửi trên hệ thống.']
    if (received_on !== undefined) errors['received_on'] = ['Yêu cầu của chính mình được nhận hôm nay.']
  } else {
    if (channel === undefined) errors['channel'] = ['Vui lòng chọn Cách gửi.']
    if (received_on !== undefined && (received_on < firstDay || received_on > today))
      errors['received_on'] = [`Ngày nhận phải từ ${shownDate(firstDay)} đến hôm nay.`]
  }
  if (Object.keys(errors).length > 0) throw invalidInput(errors)
}

async function noteReceipt(
  { db, companyId, session }: ProductContext,
  id: number,
  due: string,
): Promise<void> {
  await sql`insert into personal_data_request_steps (company_id, request_id, step, due, created_by)
    values (${companyId}, ${id}, 'receive', ${due}::date, ${session.userId})`.execute(db)
}
