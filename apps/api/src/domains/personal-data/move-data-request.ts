import {
  type PersonalDataRequestMove,
  personalDataRequestMoves,
  personalDataRequestStateLabels,
  personalDataRequestStepLabels,
} from '@nhansu/sdk/domains/personal-data'
import { sql } from 'kysely'
import { savedChanges } from '../../contract/audit-values.ts'
import { ApiFailure, stale } from '../../contract/failure.ts'
import type { ProductContext } from '../../contract/handlers.ts'
import { tellPerson } from './data-request-mails.ts'
import { openDataRequest, showDataRequest, type WholeDataRequest } from './data-request-rows.ts'
import { extendedDue } from './due-days.ts'

/** What a step brings: the version that was looked at, and the words that the person reads. */
interface Said {
  version?: number | undefined
  words: string
}

/**
 * Makes a step of a request, keeps it with its words and tells the person by a mail that names none of them.
 * @throws ApiFailure 404, 403 for one's own request, 409 for a stale save, a step that is not in the table, and an
 *   extension that comes a second time or too late
 */
export async function moveDataRequest(
  context: ProductContext,
  id: number,
  move: PersonalDataRequestMove,
  { version, words }: Said,
) {
  const { db, companyId, inThisCompany, session } = context
  const request = await openDataRequest(context, id, true)
  if (request.is_mine)
    throw new ApiFailure(403, 'Không ai được xử lý yêu cầu về dữ liệu cá nhân của chính mình.')
  const { from, to, once } = personalDataRequestMoves[move]
  if (!from.includes(request.state)) {
    throw new ApiFailure(
      409,
      `Yêu cầu đang ở trạng thái '${personalDataRequestStateLabels[request.state]}' nên không thực hiện được bước '${personalDataRequestStepLabels[move]}'.`,
      { data: await showDataRequest(context, id) },
    )
  }
  if (version !== undefined && version !== request.version) throw stale(await showDataRequest(context, id))
  if (once) await refuseLateOrSecond(context, request)
  if (move === 'complete' && request.kind === 'erase') await refuseHeld(context, request)
  const due = move === 'extend' ? await extendedDue(context, request) : request.due
  const isEnd = to === 'completed' || to === 'refused'
  await sql`update personal_data_requests set state = ${to}, due = ${due}::date,
      is_extended = is_extended or ${move === 'extend'},
      settled_at = ${isEnd ? sql`now()` : sql`null`}, settled_by = ${isEnd ? session.userId : null}
    where ${inThisCompany('personal_data_requests')} and id = ${id}`.execute(db)
  await sql`insert into personal_data_request_steps (company_id, request_id, step, words, due, created_by)
    values (${companyId}, ${id}, ${move}, ${words}, ${isEnd ? null : due}::date, ${session.userId})`.execute(
    db,
  )
  await tellPerson(context, id, request.employee_id)
  context.audit({
    recordId: id,
    ...savedChanges({ state: request.state, due: request.due }, { state: to, due }),
    detail: { move },
  })
  return showDataRequest(context, id)
}

/** What a court wants kept is not erased, whoever asks; the request is refused with that reason, or waits. */
async function refuseHeld(context: ProductContext, { id, employee_id }: WholeDataRequest): Promise<void> {
  // Whoever sets a hold waits for this, or this for the hold; and reads then.
  await sql`select from employees where ${context.inThisCompany('employees')} and id = ${employee_id}
    for no key update`.execute(context.db)
  const { rows } = await sql<{ held: boolean }>`select is_held(${employee_id}) as held`.execute(context.db)
  if (rows[0]?.held !== true) return
  const why = 'Dữ liệu của người này đang được tạm giữ theo yêu cầu pháp lý nên chưa xóa được.'
  throw new ApiFailure(409, why, { data: await showDataRequest(context, id) })
}

async function refuseLateOrSecond(
  context: ProductContext,
  { id, is_extended, days_left }: WholeDataRequest,
): Promise<void> {
  const reason = is_extended
    ? 'Yêu cầu này đã được gia hạn một lần, không gia hạn thêm được.'
    : (days_left ?? 0) < 0
      ? 'Đã quá hạn thực hiện nên không gia hạn được nữa.'
      : undefined
  if (reason !== undefined) throw new ApiFailure(409, reason, { data: await showDataRequest(context, id) })
}
