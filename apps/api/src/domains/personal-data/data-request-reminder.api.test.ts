import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { doRun } from '../../testing/jobs.ts'
import { hire } from '../../testing/newcomer.ts'
import { remind } from '../settings/reminders/remind.ts'

const api = apiForFile()
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

const sql = <Row extends object>(text: string, values: unknown[] = []) =>
  inCompanyOf(api.db.superuser, 1, async (client) => {
    // The product's day, whatever the hour of the machine.
    await client.query(`set local timezone to 'Asia/Ho_Chi_Minh'`)
    return (await client.query<Row>(text, values)).rows
  })

async function morning(): Promise<void> {
  await sql('delete from reminder_mails where company_id = 1')
  const [run] = await sql<{ id: number }>(
    `insert into job_runs (company_id, name, title, state, input, queue_id)
     values (1, 'reminders.remind', 'Nhắc việc', 'queued', '{}', gen_random_uuid()) returning id`,
  )
  await doRun(api.db, remind, Number(run?.id))
}

test('HR is told of a request before the day of the answer, then of that of the work, and weekly once it is over', async () => {
  const { employeeId: reader } = await hire(api, 'Phạm Người Xử Lý', 2)
  const { employeeId } = await hire(api, 'Lê Thị Đến Hạn', 3)
  await sql(
    `insert into reminder_rules (company_id, kind, days_before, to_holder, to_head, employee_ids)
     values (1, 'data_request', array[3, 1, 0], false, false, array[$1::bigint])
     on conflict (company_id, kind) do update set employee_ids = excluded.employee_ids`,
    [reader],
  )
  const secret = 'Em muốn xóa ảnh chân dung'
  const { request } = (
    await hr.call('personalDataRequests.store', {
      body: { employee_id: employeeId, kind: 'erase', channel: 'paper', content: secret },
    })
  ).body.data
  const due = (days: number, column: 'answer_due' | 'due') =>
    sql(
      `update personal_data_requests set received_on = current_date - 400,
         ${column} = current_date + $2::integer ${column === 'due' ? ', answer_due = current_date - 399' : ''}
       where company_id = 1 and id = $1`,
      [request.id, days],
    )
  const told = async () =>
    (
      await sql<{ days_before: number }>(
        `select days_before from reminders_told
         where company_id = 1 and kind = 'data_request' and employee_id = $1 and record_id = $2 order by told_on, due_date`,
        [reader, request.id],
      )
    ).map(({ days_before: days }) => days)

  await due(1, 'answer_due')
  await morning()
  await morning()
  expect(await told()).toEqual([1])
  const notices = await sql<{ kind: string }>(
    'select kind from notices where company_id = 1 and employee_id = $1',
    [reader],
  )
  expect(notices).toEqual([{ kind: 'data_request_due' }])
  await hr.call('personalDataRequests.answer', { path: { id: request.id }, body: { answer: 'Đã nhận.' } })
  await due(-8, 'due')
  await morning()
  expect((await told()).toSorted((one, other) => one - other)).toEqual([-7, 1])
  const mails = await sql<{ items: string }>(
    `select variables ->> 'items' as items from mails where company_id = 1 and template = 'reminders-due'`,
  )
  expect(mails.map(({ items }) => items).join()).not.toContain(secret)

  await hr.call('personalDataRequests.complete', { path: { id: request.id }, body: { answer: 'Xong.' } })
  await due(-20, 'due')
  await morning()
  expect(await told()).toHaveLength(2)
})

test('neither the head of his unit nor whoever asked is told', async () => {
  const [rule] = await sql<{ id: number }>(
    `select id from reminder_rules where company_id = 1 and kind = 'data_request'`,
  )
  const path = { id: Number(rule?.id) }
  const refused = await hr.call('reminderRules.update', { path, body: { to_head: true, to_holder: true } })
  expect(refused).toMatchObject({
    status: 400,
    body: { errors: { to_head: [expect.any(String)], to_holder: [expect.any(String)] } },
  })

  const { employeeId } = await hire(api, 'Vũ Thị Nhân Sự Hỏi', 3)
  await hr.call('personalDataRequests.store', {
    body: { employee_id: employeeId, kind: 'access', channel: 'paper', content: 'Xin xem.' },
  })
  await sql(
    `update personal_data_requests set received_on = current_date - 400, answer_due = current_date
     where company_id = 1 and employee_id = $1`,
    [employeeId],
  )
  // As a rule may stand from before.
  await sql(
    `update reminder_rules set to_head = true, to_holder = true, role_ids = '{}', employee_ids = employee_ids || $1::bigint
     where company_id = 1 and kind = 'data_request'`,
    [employeeId],
  )
  await morning()
  const told = await sql<{ employee_id: number }>(
    `select told.employee_id from reminders_told told join personal_data_requests asked
       on asked.company_id = told.company_id and asked.id = told.record_id
     where told.company_id = 1 and told.kind = 'data_request' and asked.employee_id = $1`,
    [employeeId],
  )
  const [named] = await sql<{ id: number }>(
    `select employee_ids[1] as id from reminder_rules where company_id = 1 and kind = 'data_request'`,
  )
  expect(told.map(({ employee_id: id }) => id)).toEqual([named?.id])
})
