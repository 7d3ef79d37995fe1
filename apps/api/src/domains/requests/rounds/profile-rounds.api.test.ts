import type { Input } from '@nhansu/sdk/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { inCompany } from '../../../db/transaction.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { exampleFile } from '../../../testing/example-file.ts'
import { day } from '../../../testing/exam-steps.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { hire } from '../../../testing/newcomer.ts'
import { lastView } from '../../../testing/last-view.ts'
import { nextNumber } from '../../../testing/numbers.ts'
import { openWorkbook } from '../../../testing/open-workbook.ts'
import { remind } from '../../settings/reminders/remind.ts'
import { fileOwner, type Owner, sent } from '../testing/file-owner.ts'
import { askRoundPeople } from './ask-job.ts'

const api = apiForFile()
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

type Body = Input<'profileRounds.store'>['body']
const sql = <Row extends object>(text: string, values: unknown[] = []) =>
  inCompanyOf(api.db.superuser, 1, async (client) => (await client.query<Row>(text, values)).rows)

const store = (more: Partial<Body>, dry_run = false, by: Person = hr) =>
  by.call('profileRounds.store', {
    query: { dry_run },
    body: {
      name: `Rà soát ${nextNumber()}`,
      from_date: day(0),
      to_date: day(3),
      groups: ['card', 'relatives'],
      ...more,
    },
  })

/** A round that has asked its people. */
async function opened(more: Partial<Body>) {
  const { status, body } = await store(more)
  expect(status, body.message).toBe(201)
  await runJobs(api.db, { jobs: [askRoundPeople] })
  return body.data.round?.id ?? 0
}
const show = async (id: number) => (await hr.call('profileRounds.show', { path: { id } })).body.data
const mine = async (me: Person, id: number) =>
  (await me.call('profileRounds.mine')).body.data.rounds.find((round) => round.id === id)
const confirm = async (me: Person, id: number, seen?: string) =>
  me.call('profileRounds.confirm', {
    path: { id },
    body: { seen: seen ?? (await mine(me, id))?.seen ?? '0'.repeat(64) },
  })
const noticesOf = async (me: Person, state: 'open' | 'done' = 'open') =>
  (await me.call('notices.list', { query: { state } })).body.data.notices.filter(({ kind }) =>
    kind.includes('profile_round'),
  )
const mailsTo = ({ employeeId }: Owner) =>
  sql<{ variables: Record<string, string> }>(
    `select variables from mails where template = 'profile-round-opened' and to_address = $1`,
    [`dao${employeeId}@example.com`],
  )
async function leave(employeeId: number): Promise<void> {
  await sql(
    `update employees set active = false, work_state = 'left', leave_date = '2025-01-01' where id = $1`,
    [employeeId],
  )
}

describe('a round', () => {
  test('asks who is at work on its first day, once, by notice and mail, and newcomers not', async () => {
    const me = await fileOwner(api)
    const number = nextNumber()
    const [unit] = await sql<{ id: number }>(
      `insert into departments (company_id, parent_id, code, name, level)
       select 1, id, $1, $2, level + 1 from departments where company_id = 1 and id = 1 returning id`,
      [`RS${number}`, `Đơn vị rà soát ${number}`],
    )
    const department_ids = [unit?.id ?? 0]
    await sql('update employee_positions set department_id = $2 where employee_id = $1', [
      me.employeeId,
      unit?.id,
    ])
    const preview = (await store({ department_ids }, true)).body.data
    expect(preview).toEqual({ preview: { asked: 1, without_account: 0, without_address: 0 }, round: null })
    const id = await opened({ department_ids })
    await hire(api, 'Người Đến Sau', unit?.id)
    await inCompany(api.db.database, { companyId: 1, readOnly: false }, (transaction) =>
      enqueue(transaction, askRoundPeople, {}),
    )
    await runJobs(api.db, { jobs: [askRoundPeople] })
    const { round, units } = await show(id)
    expect(round).toMatchObject({ state: 'open', figures: { total: 1, waiting: 1, without_account: 0 } })
    expect(units).toMatchObject([{ department_id: unit?.id, total: 1, confirmed: 0, waiting: 1 }])
    expect(await noticesOf(me)).toMatchObject([
      { kind: 'profile_round_opened', link: `/yeu-cau-cua-toi?round=${id}` },
    ])
    expect(await mailsTo(me)).toMatchObject([{ variables: { groups: 'Thông tin chung, Thân nhân' } }])
  })

  test('to come asks nobody before its day, and says what is wrong with its fields', async () => {
    const me = await fileOwner(api)
    const id = await opened({ from_date: day(1), to_date: day(5), employee_ids: [me.employeeId] })
    expect((await show(id)).round).toMatchObject({ state: 'planned', figures: { total: 0 } })
    expect(await mine(me, id)).toBeUndefined()
    expect((await hr.call('profileRounds.close', { path: { id } })).status).toBe(409)
    const errors = async (more: Partial<Body>) => Object.keys((await store(more)).body.errors ?? {})
    const employee_ids = [me.employeeId]
    expect(await errors({})).toEqual(['department_ids'])
    expect(await errors({ from_date: day(-1), employee_ids })).toEqual(['from_date'])
    expect(await errors({ to_date: day(-1), employee_ids })).toEqual(['to_date'])
    expect(await errors({ to_date: day(93), employee_ids })).toEqual(['to_date'])
    expect(await errors({ employee_ids: [999_999_999] })).toEqual(['employee_ids'])
  })

  test('is for who holds the right over the company, and of this company alone', async () => {
    const me = await fileOwner(api)
    const id = await opened({ employee_ids: [me.employeeId] })
    const head = await fileOwner(api, ['request_change_edit', 'unit'], ['request_change_access', 'unit'])
    expect((await store({ employee_ids: [me.employeeId] }, true, head)).status).toBe(403)
    expect((await head.call('profileRounds.show', { path: { id } })).status).toBe(403)
    const other = await api.as('hrOfTwo')
    expect((await other.call('profileRounds.show', { path: { id } })).status).toBe(404)
    expect((await other.call('profileRounds.cancel', { path: { id }, body: { reason: 'Sai' } })).status).toBe(
      404,
    )
  })

  test('that is closed or called off takes no answer and leaves no notice unread', async () => {
    const me = await fileOwner(api)
    const [closed, off] = [
      await opened({ employee_ids: [me.employeeId] }),
      await opened({ employee_ids: [me.employeeId] }),
    ]
    const { seen } = (await mine(me, off)) ?? {}
    expect((await hr.call('profileRounds.close', { path: { id: closed } })).body.data.round.state).toBe(
      'ended',
    )
    const body = { reason: 'Chọn nhầm nhóm thông tin.' }
    const cancelled = await hr.call('profileRounds.cancel', { path: { id: off }, body })
    expect(cancelled.body.data.round).toMatchObject({ state: 'cancelled', cancel_reason: body.reason })
    expect((await hr.call('profileRounds.cancel', { path: { id: off }, body })).status).toBe(409)
    expect((await me.call('profileRounds.mine')).body.data.rounds).toEqual([])
    expect((await confirm(me, off, seen)).status).toBe(404)
    expect(await noticesOf(me)).toEqual([])
  })
})

describe('confirming', () => {
  test('shows the own file in words and keeps person, time and a hash of what was seen', async () => {
    const me = await fileOwner(api)
    const id = await opened({ employee_ids: [me.employeeId] })
    const round = await mine(me, id)
    expect(round?.groups.map(({ group }) => group)).toEqual(['card', 'relatives'])
    expect(round?.groups[0]?.records[0]).toContainEqual({ label: 'Số điện thoại', value: '0912000111' })
    const done = await confirm(me, id)
    expect(done.body.data.round).toMatchObject({ state: 'confirmed', seen: round?.seen, groups: [] })
    expect((await confirm(me, id)).status).toBe(200)
    expect((await show(id)).round.figures).toMatchObject({ total: 1, confirmed: 1, waiting: 0 })
    const kept = await sql<{ seen_hash: string }>(
      'select seen_hash from profile_round_people where round_id = $1',
      [id],
    )
    expect(kept).toEqual([{ seen_hash: round?.seen }])
    expect(await noticesOf(me)).toEqual([])
    expect(await noticesOf(me, 'done')).toHaveLength(1)
    const people = async () =>
      (await hr.call('profileRounds.people', { path: { id }, query: { state: 'confirmed' } })).body.data
        .people
    expect(await people()).toMatchObject([{ employee_id: me.employeeId, changed_since: false }])
    await hr.call('employees.update', {
      path: { id: me.employeeId },
      body: { date_of_birth: '1990-05-17', hr_note: 'Nhắc nộp bản sao.' },
    })
    expect(await people()).toMatchObject([{ changed_since: false }])
    const body = { date_of_birth: '1990-05-17', phone: '0912000222' }
    await hr.call('employees.update', { path: { id: me.employeeId }, body })
    expect(await people()).toMatchObject([{ changed_since: true }])
  })

  test('is refused over a file that has changed since he looked, by a value or a row', async () => {
    const me = await fileOwner(api)
    const id = await opened({ employee_ids: [me.employeeId] })
    const before = (await mine(me, id))?.seen
    const body = { full_name: 'Nguyễn Văn Em', relationship: 8 }
    const path = { id: me.employeeId }
    expect((await hr.call('employeeRelatives.store', { path, body })).status).toBe(201)
    expect((await confirm(me, id, before)).status).toBe(409)
    const now = await mine(me, id)
    expect(now?.groups[1]?.records).toHaveLength(1)
    expect((await confirm(me, id, now?.seen)).status).toBe(200)
  })

  test('is his own alone, and leaves out what the company does not show him', async () => {
    const [me, other] = [await fileOwner(api), await fileOwner(api)]
    const id = await opened({ employee_ids: [me.employeeId] })
    const seen = (await mine(me, id))?.seen
    expect((await confirm(other, id, seen)).status).toBe(404)
    const hidden = (is_shown: boolean) =>
      hr.call('requestChangeSettings.update', {
        body: { fields: [{ field: 'personal_email', mode: 'self', needs_evidence: false, is_shown }] },
      })
    const labels = async () =>
      (await mine(me, id))?.groups.flatMap(({ records }) => records.flat().map(({ label }) => label)) ?? []
    expect(await labels()).toContain('Email cá nhân')
    try {
      expect((await hidden(false)).status).toBe(200)
      expect(await labels()).not.toContain('Email cá nhân')
      expect(await labels()).not.toContain('Ghi chú')
      // What he saw before held more than what he sees now.
      expect((await confirm(me, id, seen)).status).toBe(409)
    } finally {
      await hidden(true)
    }
  })

  test('may be answered by a request, and who has left falls out', async () => {
    const [asking, gone, left] = [await fileOwner(api), await fileOwner(api), await fileOwner(api)]
    const id = await opened({
      employee_ids: [asking.employeeId, gone.employeeId, left.employeeId],
    })
    await sent(asking, [{ path: 'full_name', new_value: 'Nguyễn Thị Đào' }], {
      file_ids: [await evidence(asking)],
    })
    await confirm(left, id)
    for (const { employeeId } of [gone, left]) await leave(employeeId)
    expect((await show(id)).round.figures).toMatchObject({
      total: 2,
      confirmed: 1,
      requested: 1,
      waiting: 0,
    })
    expect(await noticesOf(asking)).toEqual([])
  })
})

test('goes into a workbook as it is filtered, each unit with its sum, and the trail keeps whose data left', async () => {
  const [done, waiting] = [await fileOwner(api), await fileOwner(api)]
  await sql('update employees set full_name = $2 where id = $1', [done.employeeId, 'Tô Đã Xác Nhận'])
  await sql('update employees set full_name = $2 where id = $1', [waiting.employeeId, 'Tô Chưa Trả Lời'])
  const id = await opened({ employee_ids: [done.employeeId, waiting.employeeId] })
  await confirm(done, id)
  const exported = async (query: NonNullable<Input<'profileRounds.export'>['query']>, by: Person = hr) =>
    by.call('profileRounds.export', { path: { id }, query })
  const textOf = async (query: NonNullable<Input<'profileRounds.export'>['query']>) =>
    JSON.stringify((await openWorkbook((await exported(query)).bytes)).sheets)
  const whole = await textOf({})
  for (const words of ['Tô Đã Xác Nhận', 'Tô Chưa Trả Lời', 'Đã xác nhận', 'Từng đơn vị', 'Tổng cộng'])
    expect(whole).toContain(words)
  const left = await lastView(api, 'profileRounds.export')
  expect(left?.people).toEqual([done.employeeId, waiting.employeeId])
  expect(left?.shown.slice(0, 2)).toEqual(['Mã nhân viên', 'Họ và tên'])
  const some = await textOf({ state: 'waiting' })
  expect(some).toContain('Tô Chưa Trả Lời')
  expect(some).not.toContain('Tô Đã Xác Nhận')
  const [unit] = (await show(id)).units
  const other = await textOf({ department_id: 999_999 })
  expect(other).not.toContain('Tô Chưa Trả Lời')
  expect(await textOf({ department_id: unit?.department_id ?? 0 })).toContain('Tô Chưa Trả Lời')
  // Who belongs to no unit is among nobody's people, and is found as such.
  expect(await textOf({ without_unit: true })).not.toContain('Tô Chưa Trả Lời')
  await sql('delete from employee_positions where employee_id = $1', [waiting.employeeId])
  const ofNone = await textOf({ without_unit: true })
  for (const words of ['Tô Chưa Trả Lời', 'Chưa thuộc đơn vị nào']) expect(ofNone).toContain(words)
  expect(ofNone).not.toContain('Tô Đã Xác Nhận')
  const { people } = (await hr.call('profileRounds.people', { path: { id }, query: { without_unit: true } }))
    .body.data
  expect(people.map(({ employee_id: of }) => of)).toEqual([waiting.employeeId])
  const reader = await fileOwner(api, ['request_change_access', 'company'])
  const head = await fileOwner(api, ['request_change_export', 'unit'])
  for (const person of [reader, head]) expect((await exported({}, person)).status).toBe(403)
})

test('stands on the first page of whom it waits for until he answers, and of who sees the requests of all', async () => {
  const me = await fileOwner(api)
  const [head, officer] = [
    await fileOwner(api, ['request_change_access', 'unit']),
    await fileOwner(api, ['request_change_access', 'company']),
  ]
  const name = `Rà soát ${nextNumber()}`
  const id = await opened({ name, employee_ids: [me.employeeId] })
  const lines = async (person: Person, key: 'own_rounds' | 'open_rounds') => {
    const { cards } = (await person.call('home.show')).body.data.home
    return cards.find((card) => card.key === key)?.[key]?.lines.filter(({ text }) => text === name) ?? []
  }
  const note = expect.stringMatching(/^Hạn \d\d-\d\d-\d{4}, còn 3 ngày$/)
  expect(await lines(me, 'own_rounds')).toEqual([{ text: name, note, link: `/yeu-cau-cua-toi?round=${id}` }])
  const link = `/yeu-cau-cap-nhat-thong-tin/dot-ra-soat/${id}`
  // Of many open rounds the card names the first that end.
  await sql('update profile_rounds set to_date = from_date where id = $1', [id])
  expect(await lines(officer, 'open_rounds')).toEqual([{ text: name, note: 'Hạn hôm nay', link }])
  for (const person of [me, head]) expect(await lines(person, 'open_rounds')).toEqual([])
  await confirm(me, id)
  expect(await lines(me, 'own_rounds')).toEqual([])
  await hr.call('profileRounds.close', { path: { id } })
  expect(await lines(officer, 'open_rounds')).toEqual([])
})

test('a request that HR sends for somebody is no answer of his, nor one that comes after the round was closed', async () => {
  const [me, late] = [await fileOwner(api), await fileOwner(api)]
  const id = await opened({ employee_ids: [me.employeeId, late.employeeId] })
  const name = [{ path: 'full_name', new_value: 'Nguyễn Thị Đào' }]
  const officer = await fileOwner(
    api,
    ['request_change_edit', 'company'],
    ['request_change_access', 'company'],
    ['employee_access', 'company'],
    ['employee_edit', 'company'],
  )
  await sent(officer, name, { employee_id: me.employeeId, file_ids: [await evidence(officer)] })
  const figures = async () => (await show(id)).round.figures
  expect(await figures()).toMatchObject({ requested: 0, waiting: 2 })
  expect(await noticesOf(me)).toHaveLength(1)
  await hr.call('profileRounds.close', { path: { id } })
  await sent(late, name, { file_ids: [await evidence(late)] })
  expect(await figures()).toMatchObject({ requested: 0, waiting: 2 })
})

async function evidence(me: Owner): Promise<number> {
  const file = exampleFile({ contentMediaType: 'image/png', example: 'minh-chung.png' })
  return (await me.call('requestChangeInfos.storeFile', { body: { file } })).body.data.file.id
}

test('who has not answered is reminded once a day of reminding, and nobody else', async () => {
  const [waiting, done] = [await fileOwner(api), await fileOwner(api)]
  const employee_ids = [waiting.employeeId, done.employeeId]
  const id = await opened({ employee_ids })
  await confirm(done, id)
  for (let morning = 0; morning < 2; morning += 1) {
    await inCompany(api.db.database, { companyId: 1, readOnly: false }, (transaction) =>
      enqueue(transaction, remind, {}),
    )
    await runJobs(api.db, { jobs: [remind] })
  }
  const told = await sql<{ employee_id: number }>(
    `select employee_id::integer as employee_id from reminders_told where kind = 'profile_round' and employee_id = any($1)`,
    [employee_ids],
  )
  expect(told).toEqual([{ employee_id: waiting.employeeId }])
  expect(await noticesOf(waiting)).toContainEqual(
    expect.objectContaining({ kind: 'own_profile_round_due', link: `/yeu-cau-cua-toi?round=${id}` }),
  )
  await confirm(waiting, id)
  expect(await noticesOf(waiting)).toEqual([])
})
