import type { Schemas } from '@nhansu/sdk/contract'
import { transferStateLabels } from '@nhansu/sdk/domains/employee-transfers'
import { sql } from 'kysely'
import { savedChanges } from '../../../contract/audit-values.ts'
import { ApiFailure, notFound, stale } from '../../../contract/failure.ts'
import type { Handler, ProductContext } from '../../../contract/handlers.ts'
import { spokenDay } from '../job/days.ts'
import { recordThere } from './record-there.ts'

type OwnTransfer = Schemas['OwnEmployeeTransfer']

/** What both sides read of a proposal whose agreement the person has taken back. */
export const takenBackReason = 'Nhân viên rút lại sự đồng ý'

/** Where the reader's own company wants to hand him over, the last first. */
export const ownTransfers: Handler<'employeeTransfers.mine'> = async (_, context) => ({
  own_transfers: await readOwn(context),
})

/**
 * The person agrees, by his own account: what he has read is laid before the other company.
 *
 * Failures: 404 for anybody else's; 409 once it is answered, withdrawn, over or in other words than he read, where the other
 * company has been closed, and of who has left.
 */
export const agreeToTransfer: Handler<'employeeTransfers.agree'> = async ({ path, body }, context) => {
  const { transfer, held } = await holdOwn(context, path.id, body.version)
  const { other_company_name: other, state } = transfer
  if (state !== 'asking') throw answered(transfer, 'đồng ý')
  if (body.consent_version !== transfer.consent_version) {
    throw new ApiFailure(409, 'Lời đồng ý bạn đọc không phải phiên bản của đề nghị này. Hãy tải lại trang.')
  }
  if (!held.receiver_open) {
    throw new ApiFailure(409, `${other} đã ngừng hoạt động nên đề nghị này không còn hiệu lực.`)
  }
  if (held.still_there === false) {
    throw new ApiFailure(409, 'Bạn nghỉ việc trước ngày chuyển nên đề nghị này không còn hiệu lực.')
  }
  if (held.is_over) {
    throw new ApiFailure(
      409,
      `Đã qua ngày chuyển ${spokenDay(transfer.effective_date)} nên đề nghị này không còn hiệu lực.`,
    )
  }
  const answer = await sayOwn(context, transfer, true)
  await recordThere(context, path.id)
  return answer
}

/**
 * The person refuses, or takes back an agreement that the other company has not answered, whether he gave it here or on paper.
 * Failures: 404 for anybody else's; 409 once it is answered or withdrawn.
 */
export const disagreeWithTransfer: Handler<'employeeTransfers.disagree'> = async (
  { path, body },
  context,
) => {
  const { transfer } = await holdOwn(context, path.id, body.version)
  if (transfer.answers.length === 0) throw answered(transfer, 'từ chối hoặc rút lại sự đồng ý')
  const answer = await sayOwn(context, transfer, false)
  if (transfer.state === 'waiting') await recordThere(context, path.id)
  return answer
}

/** @returns what somebody may say to a hand-over of himself: to agree, to refuse or to take it back */
const answersOf = sql`case employee_transfers.state when 'asking' then array['agree', 'disagree']
  when 'waiting' then array['disagree'] else '{}' end`

async function readOwn({ db, session, inThisCompany }: ProductContext, id?: number): Promise<OwnTransfer[]> {
  const { rows } = await sql<OwnTransfer>`
    select employee_transfers.id, company.name as other_company_name, effective_date, state, consent_means,
      consent_version, coalesce(consent_text, '') as consent_text, consent_on, reason, settled_at,
      ${answersOf} as answers, employee_transfers.version, employee_transfers.created_at
    from employee_transfers join companies company on company.id = employee_transfers.other_company_id
    where ${inThisCompany('employee_transfers')} and direction = 'out' and employee_id = ${session.employeeId}
      and (${id ?? null}::bigint is null or employee_transfers.id = ${id ?? null}::bigint)
    order by employee_transfers.created_at desc, employee_transfers.id desc limit 100`.execute(db)
  return rows
}

interface Held {
  receiver_open: boolean
  still_there: boolean | null
  is_over: boolean
}

/** Holds a hand-over of the reader himself on both sides. */
async function holdOwn(
  context: ProductContext,
  id: number,
  version: number | undefined,
): Promise<{ transfer: OwnTransfer; held: Held }> {
  if ((await readOwn(context, id)).length === 0) throw notFound()
  const { rows } = await sql<Held>`
    select held.receiver_open, held.still_there, mine.effective_date < current_date as is_over
    from hold_transfer(${id}, true) held
    join employee_transfers mine on ${context.inThisCompany('mine')} and mine.id = ${id}`.execute(context.db)
  // Read anew behind the wait.
  const [transfer] = await readOwn(context, id)
  const [held] = rows
  if (transfer === undefined || held === undefined) throw notFound()
  if (version !== undefined && version !== transfer.version && transfer.answers.length > 0)
    throw stale({ own_transfer: transfer })
  return { transfer, held }
}

function answered(transfer: OwnTransfer, words: string): ApiFailure {
  return new ApiFailure(
    409,
    `Đề nghị đang ở trạng thái '${transferStateLabels[transfer.state]}' nên không ${words} được.`,
    { data: { own_transfer: transfer } },
  )
}

async function sayOwn(
  context: ProductContext,
  { id, state }: OwnTransfer,
  agrees: boolean,
): Promise<{ own_transfer: OwnTransfer }> {
  const { db, session, audit } = context
  await sql`select answer_transfer_consent(${id}, ${session.employeeId}, ${session.userId}, ${agrees},
    ${takenBackReason})`.execute(db)
  const [transfer] = await readOwn(context, id)
  if (transfer === undefined) throw notFound()
  audit({
    recordId: id,
    ...savedChanges({ state }, { state: transfer.state }),
    detail: { agrees, consent_version: transfer.consent_version },
  })
  return { own_transfer: transfer }
}
