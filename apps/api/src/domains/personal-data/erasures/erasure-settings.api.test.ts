import { beforeAll, beforeEach, expect, test } from 'vitest'
import { enqueue } from '../../../jobs/enqueue.ts'
import { inCompany } from '../../../db/transaction.ts'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { hire, newcomer, type SignedIn } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'
import { tellDueErasures } from './tell-due-job.ts'
import * as leaver from './testing/leaver.ts'

const api = apiForFile()
let hr: Person
let second: Person
const sql: ReturnType<typeof leaver.asking> = (text, values) => leaver.asking(api)(text, values)

beforeAll(async () => {
  hr = await api.as('hrOfOne')
  second = await leaver.confirmer(api)
})
beforeEach(async () => {
  await sql('delete from erasure_settings')
  await sql('delete from data_holds')
})

async function gone(): Promise<number> {
  const { employeeId } = await hire(api, 'Trịnh Văn Đã Nghỉ', 2, '2015-01-01')
  await leaver.left(api, employeeId, '2019-01-31')
  return employeeId
}
const propose = async (by: Person = hr) => {
  const { status, body } = await by.call('erasures.propose', { body: { employee_id: await gone() } })
  expect(status, body.message).toBe(201)
  return body.data
}
const settings = async () => (await hr.call('erasures.list')).body.data.settings
const byTwo = (by_two: boolean, by: Person = hr, version?: number) =>
  by.call('erasures.saveSettings', { body: { by_two, ...(version !== undefined && { version }) } })
const confirm = (id: number, by: Person = hr) => by.call('erasures.confirm', { path: { id }, body: {} })

test('where the company lets one person erase, he confirms what he proposed since, and nothing of before', async () => {
  expect(await settings()).toEqual({ by_two: true, version: 1 })
  const before = await propose()
  expect(before.preview.needs_other).toBe(true)
  expect((await byTwo(false)).body.data.settings.by_two).toBe(false)
  const since = await propose()
  expect(since.preview.needs_other).toBe(false)
  expect(since.erasure?.may_confirm).toBe(true)
  expect((await confirm(before.erasure?.id ?? 0)).status).toBe(403)
  expect((await confirm(since.erasure?.id ?? 0)).status).toBe(200)
  expect((await byTwo(true, hr, 1)).status).toBe(409)
  expect((await byTwo(true)).status).toBe(200)
  expect((await confirm((await propose()).erasure?.id ?? 0)).status).toBe(403)
})

test('who may erase and does not give rights does not change it', async () => {
  expect((await byTwo(false, second)).status).toBe(403)
  const units = await newcomer(api, {
    login: `mot.phan.${nextNumber()}`,
    companies: {
      1: [
        ['personal_data_edit', 'company'],
        ['permission_edit', 'unit'],
      ],
    },
  })
  expect((await byTwo(false, units)).status).toBe(403)
  expect(await settings()).toMatchObject({ by_two: true })
})

async function night(): Promise<void> {
  await inCompany(api.db.database, { companyId: 1, readOnly: false }, (transaction) =>
    enqueue(transaction, tellDueErasures, {}),
  )
  await runJobs(api.db, { jobs: [tellDueErasures] })
}
const noticesOf = async (person: Person) =>
  (await person.call('notices.list', { query: { unread: true } })).body.data.notices.filter(
    ({ kind }) => kind === 'erasures_due',
  )

/** Somebody who may erase, and gets mails. */
async function holderWithAddress(): Promise<{ holder: SignedIn; address: string }> {
  const { employeeId, personId } = await hire(api, 'Người Giữ Quyền', 2)
  const address = `quyen.${nextNumber()}@example.com`
  await sql('update employees set company_email = $2 where id = $1', [employeeId, address])
  const companies = { 1: [['personal_data_edit', 'company'] as const] }
  const holder = await newcomer(api, { login: `quyen.${nextNumber()}`, companies, personId })
  return { holder, address }
}

test('telling leaves the version of the setting alone, and whom a hold keeps is not counted', async () => {
  const held = await gone()
  expect((await byTwo(false)).status).toBe(200)
  const { version } = await settings()
  const due = (await hr.call('erasures.list')).body.data.due_total
  const hold = { employee_id: held, reason: 'Tòa án nhân dân quận 1 đề nghị giữ.', until_date: '2099-12-31' }
  expect((await hr.call('dataHolds.store', { body: hold })).status).toBe(201)
  const { address } = await holderWithAddress()
  await night()
  const told = await sql<{ count: string }>(
    `select variables ->> 'count' as count from mails where template = 'erasures-due' and to_address = $1`,
    [address],
  )
  expect(told).toEqual([{ count: String(due - 1) }])
  expect(await settings()).toEqual({ by_two: false, version })
  expect((await byTwo(true, hr, version)).status).toBe(200)
  await night()
  expect((await settings()).version).toBe(version + 1)
})

test('what is due is told once a month to who may erase, by number and without a name', async () => {
  await gone()
  const { holder, address } = await holderWithAddress()
  const other = await newcomer(api, {
    login: `chi.doc.${nextNumber()}`,
    companies: { 1: [['personal_data_access', 'company']] },
  })
  await night()
  await night()
  expect(await noticesOf(holder)).toHaveLength(1)
  expect(await noticesOf(other)).toEqual([])
  const mails = () =>
    sql<{ variables: Record<string, string>; body: string }>(
      `select variables, body from mails where company_id = 1 and template = 'erasures-due' and to_address = $1`,
      [address],
    )
  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  expect(Number(mail?.variables['count'])).toBe((await hr.call('erasures.list')).body.data.due_total)
  expect(JSON.stringify(mail)).not.toContain('Đã Nghỉ')
  // Another month tells again, and the setting stays as it is.
  await sql(`update erasure_settings set told_month = told_month - interval '1 month', by_two = false`)
  await night()
  expect(await mails()).toHaveLength(2)
  expect(await settings()).toMatchObject({ by_two: false })
})
