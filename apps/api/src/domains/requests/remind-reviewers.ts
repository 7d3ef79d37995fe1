import { sql } from 'kysely'
import type { CompanyTransaction } from '../../db/transaction.ts'
import { defineJob, type JobContext } from '../../jobs/define-job.ts'
import { workingDaysAfter } from '../personal-data/public.ts'
import { readRules } from './change-rules.ts'
import { tellReviewers } from './request-mails.ts'

/** A request that waits. */
interface Waiting {
  id: number
  employee_id: number
  created_by: number
  created_on: string
  today: string
  /** The last step of which its reviewers were told. */
  reminded_after: number
}

/**
 * Reminds reviewers of requests that have waited for as many working days as the company says, once for each request and
 * step, each in a transaction of its own. A morning that was missed is made up for, by one reminder and not by several.
 */
export const remindReviewers = defineJob<Record<string, never>>({
  name: 'requests.remind-reviewers',
  title: 'Nhắc duyệt yêu cầu cập nhật thông tin',
  cron: '30 6 * * *',
  run: async (context) => {
    const { remindDays, waiting } = await context.reading(async (transaction) => ({
      remindDays: (await readRules(transaction)).remindDays,
      waiting: await waitingRequests(transaction),
    }))
    let reminded = 0
    const failed: unknown[] = []
    for (const [index, request] of waiting.entries()) {
      await context.progress(index, waiting.length)
      const step = stepOf(request, remindDays)
      try {
        if (step !== undefined && (await remind(context, request.id, step))) reminded += 1
      } catch (error) {
        // One whose reviewers cannot be told keeps nobody else waiting.
        failed.push(error)
      }
    }
    if (failed.length > 0)
      throw new AggregateError(failed, `${failed.length} of ${waiting.length} requests could not be told`)
    return { reminded }
  },
})

/** The largest step that has come and of which nobody was told yet. */
function stepOf(
  { created_on, today, reminded_after }: Waiting,
  remindDays: readonly number[],
): number | undefined {
  const passed = remindDays.filter((days) => workingDaysAfter(created_on, days) <= today)
  const step = Math.max(0, ...passed)
  return step > reminded_after ? step : undefined
}

async function waitingRequests(
  { db, inThisCompany }: CompanyTransaction,
  id: number | null = null,
): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select request.id, request.employee_id, request.created_by,
      to_char(request.created_at at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM-DD') as created_on,
      to_char(now() at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM-DD') as today,
      (select coalesce(max(item.reminded_after), 0) from request_change_items item
        where ${inThisCompany('item')} and item.request_id = request.id) as reminded_after
    from request_change_infos request
    where ${inThisCompany('request')} and request.state = 'waiting' and (${id}::bigint is null or request.id = ${id}::bigint)
    order by request.created_at, request.id`.execute(db)
  return rows
}

/** @returns false where it has been decided, or somebody was told, since it was looked for */
async function remind({ inCompany }: JobContext, id: number, step: number): Promise<boolean> {
  return inCompany(async (transaction) => {
    const { db, inThisCompany } = transaction
    await sql`
      select from request_change_infos where ${inThisCompany('request_change_infos')} and id = ${id}
      for no key update`.execute(db)
    const [request] = await waitingRequests(transaction, id)
    if (request === undefined || request.reminded_after >= step) return false
    await sql`
      update request_change_items set reminded_after = ${step}
      where ${inThisCompany('request_change_items')} and request_id = ${id}`.execute(db)
    const sender = { ...transaction, session: { userId: request.created_by } }
    await tellReviewers(sender, id, request.employee_id, 'request-still-waiting')
    return true
  })
}
