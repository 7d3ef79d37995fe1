import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendMail } from '../../../mail/send-mail.ts'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { runJobs, superviseNow } from '../../../testing/jobs.ts'
import { mailEnvironment, workerKilledAt } from '../../../testing/killed-worker.ts'
import { type SmtpSink, smtpSink } from '../../../testing/smtp-sink.ts'
import { day } from '../../../testing/training-needs.ts'

const api = apiForFile()
let hr: Person
let sink: SmtpSink
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  sink = await smtpSink()
})
afterAll(() => sink.close())

/** So many employees of company 1 with an address each. */
async function hireMany(count: number, series: string): Promise<number[]> {
  const { rows } = await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query<{ id: number }>(
      `with person as (insert into persons (nhansu_id)
         select $2 || lpad(at::text, 5, '0') from generate_series(1, $1::integer) at returning id, nhansu_id)
       insert into employees (company_id, person_id, nhansu_id, full_name, gender, join_date, company_email)
       select 1, id, nhansu_id, 'Người ' || nhansu_id, 'Nữ', '2024-01-01', lower(nhansu_id) || '@example.com' from person
       returning id`,
      [count, series],
    ),
  )
  return rows.map(({ id }) => id)
}

/** A course in twenty days whose registration is open. */
async function openCourse(more: object = {}) {
  const days = { start_date: day(20), end_date: day(21), confirm_deadline: day(10), location_id: 31 }
  const body = { name: 'Khóa đông người', type_id: 31, ...days, ...more }
  const path = { id: (await hr.call('trainings.store', { body })).body.data.training.id }
  await hr.call('trainingSubjects.store', { path, body: { name: 'Môn' } })
  expect((await hr.call('trainings.open', { path, body: {} })).status).toBe(200)
  return path
}

test('200 people want 20 seats at once: 20 are seated, 180 wait in order, and whoever is first moves up', async () => {
  const path = await openCourse({ max_people: 20 })
  const all = await hireMany(200, 'CHO')
  const answers = await Promise.all(
    all.map((id) => hr.call('trainingEmployees.storeBulk', { path, body: { employee_ids: [id] } })),
  )
  expect(answers.filter(({ status }) => status !== 201).map(({ text }) => text)).toEqual([])
  const people = async () => (await hr.call('trainingEmployees.list', { path })).body.data.employees
  const before = await people()
  const seated = before.filter(({ state }) => state === 'listed')
  expect(seated).toHaveLength(20)
  expect(new Set(before.map(({ employee_id: id }) => id))).toEqual(new Set(all))
  const queue = before
    .filter(({ state }) => state === 'waiting')
    .toSorted((one, other) => (one.waiting_place ?? 0) - (other.waiting_place ?? 0))
  expect(queue.map(({ waiting_place: place }) => place)).toEqual(
    Array.from({ length: 180 }, (_, at) => at + 1),
  )
  // Who came later stands further back: rows are numbered as they come.
  expect(queue.map(({ id }) => id)).toEqual(queue.map(({ id }) => id).toSorted((one, other) => one - other))
  const refusals = seated
    .slice(0, 8)
    .map(({ id }) => hr.call('trainingEmployees.refused', { path: { id }, body: { reason: 'Bận.' } }))
  await Promise.all(refusals)
  const moved = (await people()).filter(({ state }) => state === 'registered').map(({ id }) => id)
  expect(new Set(moved)).toEqual(new Set(queue.slice(0, 8).map(({ id }) => id)))
})

test('2,000 invitations of one press are one for each, queued once, and none for who presses again', async () => {
  const path = await openCourse()
  const ids = await hireMany(2_000, 'HAIK')
  expect((await hr.call('trainingEmployees.storeBulk', { path, body: { employee_ids: ids } })).status).toBe(
    201,
  )
  // Two who press at the same moment as well: the course is held by one at a time.
  const presses = await Promise.all(
    [1, 2].map(() => hr.call('trainingMails.askToConfirm', { path, body: {} })),
  )
  expect(presses.map(({ body }) => body.data)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ sent: 2_000, already: 0 }),
      expect.objectContaining({ sent: 0, already: 2_000 }),
    ]),
  )
  const { rows } = await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query(
      `select count(*)::integer as letters, count(distinct mails.to_address)::integer as addresses,
         count(distinct job.id)::integer as jobs,
         count(*) filter (where mails.variables->>'full_name' <> mails.to_name)::integer as strange
       from training_mails
       join mails on mails.company_id = training_mails.company_id and mails.id = training_mails.mail_id
       join job_runs run on run.company_id = mails.company_id and run.id = mails.run_id
         and run.input = jsonb_build_object('mailId', mails.id)
       join pgboss.job on job.id = run.queue_id
       where training_mails.training_id = $1`,
      [path.id],
    ),
  )
  expect(rows).toEqual([{ letters: 2_000, addresses: 2_000, jobs: 2_000, strange: 0 }])
  await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query(`delete from pgboss.job where name = 'mail.send'`),
  )
})

test('200 invitations of one press arrive once each, over processes that are killed', async () => {
  const path = await openCourse()
  const ids = await hireMany(200, 'MOIHOC')
  expect((await hr.call('trainingEmployees.storeBulk', { path, body: { employee_ids: ids } })).status).toBe(
    201,
  )
  const pressed = await hr.call('trainingMails.askToConfirm', { path, body: {} })
  expect(pressed.body.data).toMatchObject({ sent: 200, already: 0, without_address: [] })
  // Who presses again writes to nobody twice.
  const again = await hr.call('trainingMails.askToConfirm', { path, body: {} })
  expect(again.body.data).toMatchObject({ sent: 0, already: 200 })
  for (const stage of ['from', 'to', 'data'] as const) {
    await workerKilledAt(stage, sink, api.db)
    await superviseNow(api.db)
  }
  await runJobs(api.db, { jobs: [sendMail], environment: mailEnvironment(sink) })
  const copies = Map.groupBy(
    sink.taken.flatMap(({ recipients }) => recipients),
    (address) => address,
  )
  expect(copies.size).toBe(200)
  expect([...copies].filter(([, each]) => each.length !== 1).map(([address]) => address)).toEqual([])
  const { rows } = await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query(
      `select mails.state, count(*)::integer as mails from training_mails
       join mails on mails.company_id = training_mails.company_id and mails.id = training_mails.mail_id
       where training_mails.training_id = $1 group by mails.state`,
      [path.id],
    ),
  )
  expect(rows).toEqual([{ state: 'sent', mails: 200 }])
})
