import type { Data } from '@nhansu/sdk/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { inCompany } from '../../db/transaction.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { jobs } from '../../jobs/registry.ts'
import { apiForFile, type Person } from '../../testing/api.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { doRun, runJobs } from '../../testing/jobs.ts'
import { everyPermission, newcomer } from '../../testing/newcomer.ts'
import { fileOwner, type Items, type Owner, type Request, sent } from './testing/file-owner.ts'

const api = apiForFile()
let hr: Person
let there: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  there = await newcomer(api, { login: 'offered.hr', companies: { 2: everyPermission } })
})

type Row = Data<'requestChangeInfos.list'>['requests'][number]

const ask = <R extends Record<string, unknown>>(company: number, text: string, values: unknown[] = []) =>
  inCompanyOf(api.db.superuser, company, async (client) => (await client.query<R>(text, values)).rows)

/** Somebody with a file in both companies; the second holds a native place, a tax code and a phone of him. */
async function inBoth(): Promise<{ me: Owner; other: number }> {
  const me = await fileOwner(api)
  const path = { id: me.employeeId }
  await hr.call('employees.update', { path, body: { native_place: 'Hà Nội', ethnic: 'Kinh' } })
  const [person] = await ask<{ person_id: string; nhansu_id: string }>(
    1,
    'select person_id, nhansu_id from employees where id = $1',
    [me.employeeId],
  )
  const [made] = await ask<{ id: string }>(
    2,
    `insert into employees (company_id, person_id, nhansu_id, full_name, gender, phone, join_date)
     values (2, $1, $2, 'Nguyễn Thị Hồng Đào', 'Nữ', '0912999888', '2024-01-01') returning id`,
    [person?.person_id, person?.nhansu_id],
  )
  const other = Number(made?.id)
  await ask(2, 'select open_job_histories(true, $1)', [other])
  await ask(
    2,
    `insert into employee_details (company_id, employee_id, native_place) values (2, $1, 'Nơi cũ')`,
    [other],
  )
  await ask(2, `insert into employee_health (company_id, employee_id, height) values (2, $1, 150)`, [other])
  return { me, other }
}

async function offeredTo(other: number): Promise<Row[]> {
  const { body } = await there.call('requestChangeInfos.list', {
    query: { filter: { employee_id: { operator: 'in', value: [other] } } },
  })
  return body.data.requests
}

const review = (by: Person, { id, version, items }: Pick<Request, 'id' | 'version' | 'items'>) =>
  by.call('requestChangeInfos.review', {
    path: { id },
    body: { version, items: items.map((item) => ({ id: item.id, accept: true })) },
  })

async function accepted(me: Owner, items: Items, more: object = {}): Promise<Request> {
  const request = await sent(me, items, more)
  const { status, body } = await review(hr, request)
  expect(status, body.message).toBe(200)
  await offer()
  return request
}

/** Does what acceptances have left to do. */
const offer = () => runJobs(api.db, { jobs: [jobs['requests.offer-elsewhere']] })

const birthplace = (new_value: string) => ({ path: 'native_place', new_value })

describe('what one company accepts', () => {
  test('waits in the other one, which decides by itself', async () => {
    const { me, other } = await inBoth()
    await accepted(me, [birthplace('Hải Phòng')])
    const [offered, ...more] = await offeredTo(other)
    expect(more).toEqual([])
    expect(offered).toMatchObject({
      state: 'waiting',
      changes: 'Quê quán',
      note: 'Thay đổi này đã được duyệt ở một công ty khác trong tập đoàn.',
      is_mine: false,
    })
    const path = { id: offered?.id ?? 0 }
    const { request } = (await there.call('requestChangeInfos.show', { path })).body.data
    expect(request.items).toMatchObject([{ old_value: 'Nơi cũ', new_value: 'Hải Phòng' }])
    const placeThere = async () =>
      (await there.call('employees.show', { path: { id: other } })).body.data.employee.native_place
    expect(await placeThere()).toBe('Nơi cũ')
    const notices = await ask(
      2,
      `select user_id from notices where kind = 'request_waiting' and record_id = $1`,
      [path.id],
    )
    expect(notices.length).toBeGreaterThan(0)
    const trail = await ask(
      2,
      `select detail from audit_trail where resource = 'requestChangeInfos' and record_id = $1`,
      [path.id],
    )
    expect(trail).toEqual([{ detail: { from_company_id: 1, employee_id: other } }])

    await hr.call('employees.update', {
      path: { id: me.employeeId },
      body: { native_place: 'Nam Định' },
    })
    expect((await review(there, request)).status).toBe(200)
    expect(await placeThere()).toBe('Hải Phòng')
    // What was offered is offered to nobody again, and the first company has nothing new.
    const own = await ask(1, 'select id from request_change_infos where employee_id = $1', [me.employeeId])
    expect(own).toHaveLength(1)
  })

  test('is offered as far as the other file holds it, and never of health', async () => {
    const { me, other } = await inBoth()
    await accepted(me, [
      // The other file is empty there; of an ethnic group nobody has asked for it to go along.
      { path: 'place_of_birth', new_value: 'Hải Phòng' },
      { path: 'ethnic', new_value: 'Tày' },
      { path: 'height', new_value: 165 },
      { path: 'relatives.new-1.full_name', new_value: 'Nguyễn Văn Em' },
      { path: 'relatives.new-1.relationship', new_value: 8 },
    ])
    expect(await offeredTo(other)).toEqual([])
  })

  test('is left out where the other company keeps it to HR, has it already or waits for it', async () => {
    const { me, other } = await inBoth()
    const mode = (by: string) =>
      there.call('requestChangeSettings.update', {
        body: { fields: [{ field: 'native_place', mode: by as 'hr', needs_evidence: false }] },
      })
    await mode('hr')
    await accepted(me, [birthplace('Hải Phòng')])
    expect(await offeredTo(other)).toEqual([])
    await mode('review')
    await accepted(me, [birthplace('Nơi cũ')])
    expect(await offeredTo(other)).toEqual([])
    await accepted(me, [birthplace('Nam Định')])
    await accepted(me, [birthplace('Thái Bình')])
    expect(await offeredTo(other)).toHaveLength(1)
  })

  test('is not offered to a company that he has left', async () => {
    const { me, other } = await inBoth()
    await ask(2, 'update employees set active = false where id = $1', [other])
    await accepted(me, [birthplace('Hải Phòng')])
    expect(await offeredTo(other)).toEqual([])
  })

  test('is offered on the day on which it is written', async () => {
    const { me, other } = await inBoth()
    const [day] = await ask<{ day: string }>(
      1,
      `select ((now() at time zone 'Asia/Ho_Chi_Minh')::date + 3)::text as day`,
    )
    const request = await accepted(me, [birthplace('Hải Phòng')], { effective_date: day?.day })
    expect(await offeredTo(other)).toEqual([])
    await ask(1, 'update request_change_infos set effective_date = effective_date - 3 where id = $1', [
      request.id,
    ])
    await inCompany(api.db.database, { companyId: 1, readOnly: false }, (transaction) =>
      enqueue(transaction, jobs['requests.apply-due'], {}),
    )
    await runJobs(api.db, { jobs: [jobs['requests.apply-due'], jobs['requests.offer-elsewhere']] })
    expect(await offeredTo(other)).toHaveLength(1)
  })

  test('is offered once, however often the work is begun', async () => {
    const { me, other } = await inBoth()
    const request = await accepted(me, [birthplace('Hải Phòng')])
    const [offered] = await offeredTo(other)
    const path = { id: offered?.id ?? 0 }
    const { request: there1 } = (await there.call('requestChangeInfos.show', { path })).body.data
    const refusal = {
      version: there1.version,
      items: there1.items.map(({ id }) => ({ id, accept: false, reason: 'Sai' })),
    }
    expect((await there.call('requestChangeInfos.review', { path, body: refusal })).status).toBe(200)
    const runs = await ask<{ id: string; state: string; result: unknown }>(
      1,
      `select id, state, result from job_runs where name = 'requests.offer-elsewhere' and input ->> 'request' = $1`,
      [String(request.id)],
    )
    expect(runs).toMatchObject([{ state: 'done', result: null }])
    await doRun(api.db, jobs['requests.offer-elsewhere'], Number(runs[0]?.id))
    expect(await offeredTo(other)).toHaveLength(1)
  })

  test('is offered of all people that are accepted together', async () => {
    const people = [await inBoth(), await inBoth()]
    const requests = await Promise.all(people.map(({ me }) => sent(me, [birthplace('Hải Phòng')])))
    const ids = requests.map(({ id }) => id)
    await hr.call('requestChangeInfos.reviewBulk', { body: { ids, accept: true } })
    await Promise.all([offer(), offer()])
    for (const { other } of people) expect(await offeredTo(other)).toHaveLength(1)
  })

  test('is not offered where HR has asked for it instead of him', async () => {
    const { me, other } = await inBoth()
    const sender = await newcomer(api, { login: `asks.${me.employeeId}`, companies: { 1: everyPermission } })
    const request = await sent(sender, [birthplace('Hải Phòng')], { employee_id: me.employeeId })
    expect((await review(hr, request)).status).toBe(200)
    await offer()
    expect(await offeredTo(other)).toEqual([])
  })

  test('is offered of an address all together or not at all', async () => {
    const { me, other } = await inBoth()
    await ask(
      2,
      `insert into employee_addresses (company_id, employee_id, new_regular_address) values (2, $1, 'Nhà cũ')`,
      [other],
    )
    await accepted(me, [{ path: 'new_regular_address', new_value: '12 Hàng Bông' }])
    expect(await offeredTo(other)).toHaveLength(1)

    const moved = await inBoth()
    await ask(
      2,
      `insert into employee_addresses (company_id, employee_id, new_regular_address) values (2, $1, 'Nhà cũ')`,
      [moved.other],
    )
    const [province] = await ask<{ id: number }>(1, 'select id from new_provinces order by id limit 1')
    await accepted(moved.me, [
      { path: 'new_regular_address', new_value: '12 Hàng Bông' },
      { path: 'new_province_id', new_value: province?.id ?? 0 },
    ])
    // There no province is written down: the street alone would be another address.
    expect(await offeredTo(moved.other)).toEqual([])
  })
})
