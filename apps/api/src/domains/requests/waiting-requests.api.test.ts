import { beforeAll, expect, test } from 'vitest'
import { inCompany } from '../../db/transaction.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { jobs } from '../../jobs/registry.ts'
import { apiForFile, type Person } from '../../testing/api.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { runJobs } from '../../testing/jobs.ts'
import { fileOwner, type Request, sent } from './testing/file-owner.ts'

const api = apiForFile()
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

function accept({ id, version, items }: Request) {
  return hr.call('requestChangeInfos.review', {
    path: { id },
    body: { version, items: items.map((item) => ({ id: item.id, accept: true })) },
  })
}

async function arrange(text: string, values: unknown[]): Promise<void> {
  await inCompanyOf(api.db.superuser, 1, (client) => client.query(text, values))
}

async function remindReviewers(): Promise<void> {
  const job = jobs['requests.remind-reviewers']
  await inCompany(api.db.database, { companyId: 1, readOnly: false }, (transaction) =>
    enqueue(transaction, job, {}),
  )
  await runJobs(api.db, { jobs: [job] })
}

const nativePlace = (new_value: string) => [{ path: 'native_place', new_value }]

test('reviewers are reminded of what waits, once for each request and step', async () => {
  await fileOwner(api, ['request_change_edit', 'company'])
  const me = await fileOwner(api)
  const request = await sent(me, nativePlace('Nơi Bí Mật'))
  const other = await fileOwner(api)
  const cancelled = await sent(other, nativePlace('Huế'))
  await other.call('requestChangeInfos.cancel', { path: { id: cancelled.id } })
  const reminders = async ({ id }: Request) => {
    const { rows } = await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query<{ to_address: string; said: string }>(
        `select to_address, subject || body || variables::text as said from mails
          where template = 'request-still-waiting' and variables->>'link' like '%id=' || $1`,
        [id],
      ),
    )
    return rows
  }
  const waitedFor = (days: number) =>
    arrange(
      `update request_change_infos set created_at = now() - make_interval(days => $2) where id = any($1)`,
      [[request.id, cancelled.id], days],
    )

  const setDays = (remind_days: number[]) =>
    hr.call('requestChangeSettings.update', { body: { remind_days } })

  await waitedFor(1)
  await remindReviewers()
  expect(await reminders(request)).toEqual([])
  // Two working days lie within three days, whichever they are, and four do not.
  await waitedFor(3)
  expect((await setDays([])).body.data.settings.remind_days).toEqual([])
  await remindReviewers()
  expect(await reminders(request)).toEqual([])
  expect((await setDays([4, 2])).body.data.settings.remind_days).toEqual([2, 4])
  await remindReviewers()
  const first = await reminders(request)
  expect(first.length).toBeGreaterThan(0)
  expect(JSON.stringify(first)).not.toContain('Bí Mật')
  expect(first.map(({ to_address }) => to_address)).not.toContain(`dao${me.employeeId}@example.com`)
  await remindReviewers()
  expect(await reminders(request)).toHaveLength(first.length)
  await waitedFor(10)
  const opened = (await hr.call('requestChangeInfos.show', { path: { id: request.id } })).body.data.request
  await remindReviewers()
  await remindReviewers()
  expect(await reminders(request)).toHaveLength(2 * first.length)
  expect(await reminders(cancelled)).toEqual([])
  // Whoever has it open reviews it all the same.
  expect((await accept(opened)).status).toBe(200)
  expect((await setDays([0])).status).toBe(400)
})

test('whoever edits a file is told first which fields wait, without values and as far as his rights go', async () => {
  const plain = await fileOwner(api, ['employee_edit', 'company'], ['employee_access', 'company'])
  const elsewhere = await fileOwner(api, ['employee_edit', 'own'], ['employee_access', 'own'])
  const me = await fileOwner(api)
  const request = await sent(me, [...nativePlace('Nơi Bí Mật')])
  const waiting = (person: Person) =>
    person.call('requestChangeInfos.waitingFields', { query: { employee_id: me.employeeId } })
  const told = await waiting(hr)
  expect(told.body.data.fields).toMatchObject([
    { request_id: request.id, path: 'native_place', label: 'Quê quán', state: 'waiting' },
  ])
  expect(told.text).not.toContain('Bí Mật')
  expect((await waiting(plain)).body.data.fields).toEqual([])
  expect((await waiting(elsewhere)).status).toBe(404)
  await accept(request)
  expect((await waiting(hr)).body.data.fields).toEqual([])
})
