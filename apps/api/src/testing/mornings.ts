import { remind } from '../domains/settings/reminders/remind.ts'
import type { TestApi } from './api.ts'
import { inCompanyOf } from './group.ts'
import { doRun } from './jobs.ts'

/** Mornings of reminders in company 1, for tests. */
export function morningsOf(api: Pick<TestApi, 'db'>) {
  const sql = <Row extends object>(text: string, values: unknown[] = []) =>
    inCompanyOf(api.db.superuser, 1, async (client) => {
      // The product's day, whatever the hour of the machine.
      await client.query(`set local timezone to 'Asia/Ho_Chi_Minh'`)
      return (await client.query<Row>(text, values)).rows
    })
  return {
    /** A statement in the company, on the product's day. */
    sql,
    /** Reminds everybody, and returns what all mails say that were sent until now. */
    morning: async (): Promise<string> => {
      const [run] = await sql<{ id: number }>(
        `insert into job_runs (company_id, name, title, state, input, queue_id)
         values (1, 'reminders.remind', 'Nhắc việc', 'queued', '{}', gen_random_uuid()) returning id`,
      )
      await doRun(api.db, remind, Number(run?.id))
      const mails = await sql<{ items: string }>(
        `select variables ->> 'items' as items from mails
         where company_id = 1 and template = 'reminders-due' order by id`,
      )
      await sql('update reminder_mails set sent_on = sent_on - 1 where company_id = 1')
      return mails.map(({ items }) => items).join('\n')
    },
  }
}
