import type { Schemas } from '@nhansu/sdk/contract'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { ApiFailure, notFound } from '../../../contract/failure.ts'
import { defineOperations, type ProductContext } from '../../../contract/handlers.ts'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { visibleCampaign } from '../campaigns/campaign-record.ts'

type Request = Schemas['EraseRequest']

const most = 200
/** Days within which HR answers a request. */
const answerDays = 20

const isAsked = sql<SqlBool>`application.erase_refusal is not null and application.erased_at is null`

/** It was refused, is not erased meanwhile, and nobody has answered it yet. */
export const isEraseOpen = sql<SqlBool>`${isAsked} and application.erase_answered_at is null`

/** Yêu cầu xóa dữ liệu: what applicants asked for and could not have. */
export default defineOperations('eraseRequests', {
  'eraseRequests.ofCampaign': async ({ path }, context) => {
    await visibleCampaign(context, path.id)
    const requests = await requestsOf(context, path.id, sql<SqlBool>`true`)
    return {
      requests: requests.map(({ total: _total, ...request }) => request),
      requests_total: requests[0]?.total ?? 0,
    }
  },

  'eraseRequests.settle': async ({ path, body: { application_id: id, answer } }, context) => {
    await visibleCampaign(context, path.id)
    const { db, inThisCompany, session } = context
    const isThis = sql<SqlBool>`application.id = ${id}`
    const [before] = await requestsOf(context, path.id, isThis)
    if (before === undefined) throw notFound()
    const { numAffectedRows: done } = await sql`update applications application set erase_answer = ${answer},
        erase_answered_at = now(), erase_answered_by = ${session.userId}
      where ${inThisCompany('application')} and ${isThis} and ${isEraseOpen}`.execute(db)
    if (done !== 1n) throw new ApiFailure(409, 'Yêu cầu này đã được trả lời. Hãy tải lại danh sách.')
    context.audit({ recordId: id, changedFields: ['erase_answer'] })
    const [after] = await requestsOf(context, path.id, isThis)
    if (after === undefined) throw notFound()
    const { total: _total, ...request } = after
    return { request }
  },
})

/** Those of a campaign, without an answer first. */
async function requestsOf(
  { db, inThisCompany }: ProductContext,
  recruitmentId: number,
  which: RawBuilder<SqlBool>,
): Promise<(Request & { total: number })[]> {
  const { rows } = await sql<Request & { total: number }>`
    select application.id, application.candidate_id::integer as candidate_id, application.reference,
      application.content ->> 'full_name' as full_name, application.content ->> 'phone' as phone,
      application.erase_asked_at as asked_at, application.erase_refusal as refusal, application.erase_due::text as due,
      application.erase_answer as answer, application.erase_answered_at as answered_at,
      (select known.full_name from names_of_users(array[application.erase_answered_by]) known) as answered_by_name,
      count(*) over ()::integer as total
    from applications application
    where ${inThisCompany('application')} and application.recruitment_id = ${recruitmentId} and ${isAsked} and ${which}
    order by application.erase_answered_at is not null, application.erase_due, application.id limit ${most}`.execute(
    db,
  )
  return rows
}

/** Keeps a request that was refused, for HR to answer. Asked again, it keeps its first day. */
export async function keepEraseRequest(
  { db, inThisCompany }: CompanyTransaction,
  applicationId: number,
  refusal: Schemas['EraseRefusal'],
): Promise<void> {
  await sql`update applications set erase_asked_at = now(), erase_refusal = ${refusal},
      erase_due = (now() at time zone 'Asia/Ho_Chi_Minh')::date + ${answerDays}::integer
    where ${inThisCompany('applications')} and id = ${applicationId} and erase_refusal is null`.execute(db)
}
