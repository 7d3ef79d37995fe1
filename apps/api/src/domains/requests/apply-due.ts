import { sql } from 'kysely'
import { ApiFailure } from '../../contract/failure.ts'
import type { CompanyTransaction } from '../../db/transaction.ts'
import { defineJob, type JobContext } from '../../jobs/define-job.ts'
import { changeFile, findPlaces } from '../employees/public.ts'
import { clashesOf, movedOn } from './clashes.ts'
import { offerElsewhere } from './offer-elsewhere.ts'
import { itemsOf, type KeptItem } from './request-items.ts'
import { tellReviewers } from './request-mails.ts'

/** What the turn of a day did with requests. */
type Turned = Record<'applied' | 'sent_back', number>

/**
 * Writes accepted changes into the files on the day that their requests name, each request in a transaction of its own.
 * What has changed meanwhile, or what a rule refuses by now, goes back to the reviewer and holds nobody else up.
 */
export const applyDueRequests = defineJob<Record<string, never>>({
  name: 'requests.apply-due',
  title: 'Áp dụng thay đổi hồ sơ đã duyệt đến ngày hiệu lực',
  cron: '10 0 * * *',
  longestMinutes: 60,
  run: async (context) => {
    const due = await context.reading(dueRequests)
    const turned: Turned = { applied: 0, sent_back: 0 }
    for (const [index, id] of due.entries()) {
      await context.progress(index, due.length)
      turned[await applyRequest(context, id)] += 1
    }
    return turned
  },
})

async function dueRequests({ db, inThisCompany }: CompanyTransaction): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct request_change_infos.id from request_change_infos
    join request_change_items item on item.company_id = request_change_infos.company_id
      and item.request_id = request_change_infos.id
    where ${inThisCompany('request_change_infos')} and item.state = 'accepted' and item.applied_at is null
      and request_change_infos.effective_date <= current_date
    order by request_change_infos.id`.execute(db)
  return rows.map(({ id }) => id)
}

async function applyRequest({ inCompany, signal }: JobContext, id: number): Promise<keyof Turned> {
  try {
    return await inCompany((transaction) => applyItems(transaction, id))
  } catch (error) {
    if (signal.aborted || !(error instanceof ApiFailure)) throw error
    await inCompany(async (transaction) => {
      const items = await dueItems(transaction, id)
      await sendBack(transaction, id, items, error.message)
    })
    return 'sent_back'
  }
}

async function applyItems(transaction: CompanyTransaction, id: number): Promise<keyof Turned> {
  const items = await dueItems(transaction, id)
  const [first] = items
  if (first === undefined) return 'applied'
  const { db, inThisCompany } = transaction
  await sql`
    select from employees where ${inThisCompany('employees')} and id = ${first.employee_id}
    for no key update`.execute(db)
  const paths = items.map(({ path }) => path)
  const clashes = clashesOf(items, await findPlaces(transaction, first.employee_id, paths))
  if (clashes.length > 0) {
    await sendBack(transaction, id, items, movedOn)
    return 'sent_back'
  }
  const userId = first.reviewed_by ?? 0
  await changeFile(
    { ...transaction, session: { userId } },
    first.employee_id,
    items.map(({ path, new_value }) => ({ path, value: new_value })),
    { userId, source: 'request', sourceId: id },
  )
  await sql`
    update request_change_items set applied_at = now()
    where ${inThisCompany('request_change_items')} and id = any(${items.map((item) => item.id)}::bigint[])`.execute(
    db,
  )
  await offerElsewhere(transaction, id, items, { userId, requestId: null })
  return 'applied'
}

/** What of a request is accepted and not yet written; holds the request, so that nobody reviews it meanwhile. */
async function dueItems(transaction: CompanyTransaction, id: number): Promise<KeptItem[]> {
  const { db, inThisCompany } = transaction
  await sql`
    select from request_change_infos where ${inThisCompany('request_change_infos')} and id = ${id}
    for no key update`.execute(db)
  const items = await itemsOf(transaction, id)
  return items.filter(({ state, applied_at }) => state === 'accepted' && applied_at === null)
}

/** Lets items wait again, and tells the reviewers, who have done with them. */
async function sendBack(
  transaction: CompanyTransaction,
  id: number,
  items: readonly KeptItem[],
  why: string,
): Promise<void> {
  const { db, inThisCompany } = transaction
  await sql`
    update request_change_items set state = 'waiting', held_up = ${why}
    where ${inThisCompany('request_change_items')} and id = any(${items.map((item) => item.id)}::bigint[])`.execute(
    db,
  )
  const { rows } = await sql<{ employee_id: number; created_by: number }>`
    update request_change_infos set state = 'waiting'
    where ${inThisCompany('request_change_infos')} and id = ${id}
    returning employee_id, created_by`.execute(db)
  for (const { employee_id, created_by } of rows)
    await tellReviewers({ ...transaction, session: { userId: created_by } }, id, employee_id)
}
