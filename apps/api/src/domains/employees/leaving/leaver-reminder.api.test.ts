import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { doRun } from '../../../testing/jobs.ts'
import { hire } from '../../../testing/newcomer.ts'
import { remind } from '../../settings/reminders/remind.ts'

const api = apiForFile()
const unit = 3
let hr: Person

const run = <Row extends object>(text: string, values: unknown[] = []) =>
  inCompanyOf(api.db.superuser, 1, async (client) => (await client.query<Row>(text, values)).rows)

beforeAll(async () => {
  hr = await api.as('hrOfOne')
  const { employeeId } = await hire(api, 'Trưởng Tổ Được Nhắc', unit)
  await run(`update employees set company_email = 'truong.to@example.com' where id = $1`, [employeeId])
  await run('update departments set manager_id = $1 where id = $2', [employeeId, unit])
  await run(`update reminder_rules set is_active = kind = 'leaver_task', role_ids = '{}', to_head = true`)
})

/** Somebody of the unit whose last day at work is in so many days. */
async function leaver(name: string, days: number): Promise<number> {
  const { employeeId } = await hire(api, name, unit)
  const [row] = await run<{ day: string }>(`select (current_date + $1::integer + 1)::text as day`, [days])
  const { status, text } = await hr.call('jobChanges.store', {
    body: {
      kind: 'termination',
      ids: [employeeId],
      effective_date: row?.day ?? '',
      facts: { leave_reason: 'Xin nghỉ' },
    },
  })
  expect(status, text).toBe(200)
  return employeeId
}

async function morning(): Promise<void> {
  const [row] = await run<{ id: number }>(
    `insert into job_runs (company_id, name, title, state, input, queue_id)
     values (1, 'reminders.remind', 'Nhắc việc', 'queued', '{}', gen_random_uuid()) returning id`,
  )
  await doRun(api.db, remind, Number(row?.id))
  // The next day, for what has been told and sent.
  await run('update reminder_mails set sent_on = sent_on - 1')
}

const mails = () =>
  run<{ to_address: string; items: string }>(
    `select to_address, variables ->> 'items' as items from mails where template = 'reminders-due' order by id`,
  )

test('the head of the last unit is told once in a step, and of a leaving that was taken back not at all', async () => {
  await leaver('Đào Thị Đã Nghỉ', -2)
  await leaver('Đào Thị Sắp Nghỉ', 2)
  await leaver('Đào Thị Còn Lâu', 20)
  const stays = await leaver('Đào Thị Ở Lại', 2)
  const { changes } = (await hr.call('jobChanges.ofEmployee', { path: { id: stays } })).body.data
  await hr.call('jobChanges.withdraw', {
    path: { id: changes.find(({ kind }) => kind === 'termination')?.id ?? 0 },
    body: { reason: 'Ở lại làm việc' },
  })
  await morning()
  const [first, ...others] = await mails()
  expect([first?.to_address, others]).toEqual(['truong.to@example.com', []])
  expect(first?.items).toContain('Đào Thị Sắp Nghỉ')
  // He has left the unit already; it was his last one.
  expect(first?.items).toContain('Đào Thị Đã Nghỉ')
  expect(first?.items).not.toContain('Đào Thị Còn Lâu')
  expect(first?.items).not.toContain('Đào Thị Ở Lại')
  await morning()
  expect(await mails()).toHaveLength(1)
})
