import { expect, test } from 'vitest'
import { apiForFile } from '../../../testing/api.ts'
import { hire } from '../../../testing/newcomer.ts'
import { doRun } from '../../../testing/jobs.ts'
import { remind } from '../../settings/reminders/remind.ts'
import { readingDesk } from '../testing/reading-desk.ts'

const api = apiForFile()
const { reader, document, sent, confirm, open, sql } = readingDesk(api)

async function morning(): Promise<void> {
  const [run] = await sql<{ id: number }>(
    `insert into job_runs (company_id, name, title, state, input, queue_id)
     values (1, 'reminders.remind', 'Nhắc việc', 'queued', '{}', gen_random_uuid()) returning id`,
  )
  await doRun(api.db, remind, Number(run?.id))
  // The next day, for what has been sent.
  await sql('update reminder_mails set sent_on = sent_on - 1 where company_id = 1')
}

test('a reader is reminded before the day, on it and every week after, until he has confirmed; HR is not', async () => {
  const one = await reader('Tô Được Nhắc')
  const { id, fileId, summary } = await document()
  const { employeeId: unsigned } = await hire(api, 'Lê Chưa Tài Khoản', 3)
  await sql('update employees set company_email = $2 where company_id = 1 and id = $1', [
    unsigned,
    `doc-${unsigned}@example.com`,
  ])
  const readingId = await sent(id, { employee_ids: [one.employeeId, unsigned] })
  const isDueIn = async (days: number) => {
    const values = [readingId, days]
    await sql('update document_readings set due_date = current_date + $2::integer where id = $1', values)
    await sql(
      `update reminders_told set due_date = current_date + $2::integer
       where kind = 'reading' and record_id in (select id from document_readers where reading_id = $1)`,
      values,
    )
  }
  const mails = async () =>
    sql<{ to_address: string }>(
      `select to_address from mails where template = 'reminders-due' and variables ->> 'items' like '%' || $1 || '%'`,
      [summary],
    )
  const told: number[] = []
  for (const days of [8, 7, 6, 3, 1, 0, -1, -6, -7, -14, -364, -365]) {
    await isDueIn(days)
    const before = (await mails()).length
    await morning()
    if ((await mails()).length > before) told.push(days)
  }
  expect(told).toEqual([7, 3, 1, 0, -7, -14, -364])
  // Who cannot sign in is not told what he cannot do.
  const without = `doc-${unsigned}@example.com`
  expect((await mails()).map(({ to_address: address }) => address)).not.toContain(without)
  expect(new Set((await mails()).map(({ to_address: address }) => address))).toEqual(new Set([one.address]))

  await isDueIn(3)
  await sql(`delete from reminders_told where kind = 'reading'`)
  await open(one, readingId, fileId)
  await confirm(one, readingId, fileId)
  const before = (await mails()).length
  await morning()
  expect(await mails()).toHaveLength(before)
})

test('of a sensitive document the mail does not say which it is', async () => {
  const holder = await reader('Tô Giữ Kín', 3, [['employee_sensitive', 'company']])
  const { id, summary } = await document({ isSensitive: true })
  const readingId = await sent(id, { employee_ids: [holder.employeeId] })
  await sql('update document_readings set due_date = current_date + 3 where id = $1', [readingId])
  await morning()
  const [mail] = await sql<{ items: string }>(
    `select variables ->> 'items' as items from mails where template = 'reminders-due' and to_address = $1`,
    [holder.address],
  )
  expect(mail?.items).toContain('một tài liệu')
  expect(mail?.items).not.toContain(summary)
})
