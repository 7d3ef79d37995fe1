import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Input } from '@nhansu/sdk/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inCompany } from '../../../db/transaction.ts'
import { pdfText } from '../../../print/testing/pdf-text.ts'
import { type Person, apiForFile } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { lastView } from '../../../testing/last-view.ts'
import { hire } from '../../../testing/newcomer.ts'
import { toldChanges, trailReader } from '../../../testing/told-changes.ts'
import { mailsIn } from '../../portal/testing/mails.ts'
import { publishCampaign } from '../../portal/testing/stranger.ts'
import { eraseApplication } from '../../recruitment/public.ts'
import { linksOf } from './training-links.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'nhansu-training-link-'))
const origin = 'https://tuyendung.example.com'
const api = apiForFile(() => ({ PORTAL_URL: origin }))
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})
beforeEach(() => api.db.superuser.query('delete from portal_attempts'))
afterAll(() => rmSync(dataDir, { recursive: true }))

/** A day from today on, in Viet Nam. */
function day(after: number): string {
  return new Date(Date.now() + (after * 24 + 7) * 3_600_000).toISOString().slice(0, 10)
}

const coming = { start_date: day(20), end_date: day(21), confirm_deadline: day(10) }

async function openCourse(more: object = {}): Promise<number> {
  const body = { name: 'An toàn xe nâng', type_id: 31, location_id: 31, ...coming, ...more }
  const { id } = (await hr.call('trainings.store', { body })).body.data.training
  await hr.call('trainingSubjects.store', { path: { id }, body: { name: 'Lý thuyết' } })
  await hr.call('trainings.open', { path: { id }, body: {} })
  return id
}

/** Adds somebody new to a course; his row in it. */
async function invite(courseId: number, more: object = {}, name = 'Lò Thị Được Mời'): Promise<number> {
  const { employeeId } = await hire(api, name, 3)
  const body = { employee_ids: [employeeId], ...more }
  expect((await hr.call('trainingEmployees.storeBulk', { path: { id: courseId }, body })).status).toBe(201)
  const { employees } = (await hr.call('trainingEmployees.list', { path: { id: courseId } })).body.data
  return employees.find((each) => each.employee_id === employeeId)?.id ?? 0
}

/** Who comes by the link of a row, as a letter or a paper holds it. */
async function byLink(personId: number): Promise<Person> {
  const portal = { url: origin, isSaid: true }
  const links = await inCompany(api.db.database, { companyId: 1, readOnly: false }, (transaction) =>
    linksOf({ ...transaction, portal }, [personId]),
  )
  return api.withToken(links.get(personId)?.split('/').at(-1))
}

async function shown(person: Person) {
  const { status, body } = await person.call('externals.training', {})
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data.training
}

type Reply = Input<'externals.answerTraining'>['body']

/** Answers as the page of the link does, which repeats what it has shown. */
async function answer(person: Person, reply: Partial<Reply>) {
  const { id, version } = await shown(person)
  return person.call('externals.answerTraining', { body: { id, version, answer: 'confirmed', ...reply } })
}

const asOwner = (statement: string, values: unknown[]) =>
  inCompanyOf(api.db.superuser, 1, (client) => client.query<Record<string, unknown>>(statement, values))

async function historyOf(personId: number) {
  const { rows } = await asOwner(
    `select to_state, moved_by, reason from training_employee_moves
     where company_id = 1 and training_employee_id = $1 order by id`,
    [personId],
  )
  return rows
}

async function personOf(courseId: number, id: number) {
  const { employees } = (await hr.call('trainingEmployees.list', { path: { id: courseId } })).body.data
  return employees.find((each) => each.id === id)
}

describe('the link of an invitation', () => {
  test('comes with the letter, of which only a hash is kept', async () => {
    const course = await openCourse()
    const id = await invite(course)
    await asOwner(
      `update employees set company_email = 'duoc.moi@songmay.vn' where company_id = 1 and id =
         (select employee_id from training_employees where company_id = 1 and id = $1)`,
      [id],
    )
    expect(
      (await hr.call('trainingMails.askToConfirm', { path: { id: course }, body: {} })).body.data,
    ).toMatchObject({ sent: 1 })
    await runJobs(api.db, { environment: { DATA_DIR: dataDir, PORTAL_URL: origin } })
    const [mail] = await mailsIn(dataDir, 'duoc.moi@songmay.vn')
    const [, secret = ''] = /\/dao-tao\/([A-Za-z0-9_-]{43})\b/.exec(mail?.html ?? '') ?? []
    expect(await shown(api.withToken(secret))).toMatchObject({ id, name: 'An toàn xe nâng' })
    const kept = await api.db.superuser.query(
      `select public_links::text as row from public_links union all select mails::text from mails`,
    )
    expect(JSON.stringify(kept.rows)).not.toContain(secret)
  })

  test('tells the course and a number of colleagues, and nobody’s name', async () => {
    const course = await openCourse()
    const id = await invite(course)
    await invite(course, {}, 'Lò Văn Cùng Học')
    const me = await byLink(id)
    const invitation = await shown(me)
    expect(invitation).toMatchObject({ state: 'listed', colleagues_total: 1, join_refusal: null })
    for (const name of ['Lò Thị Được Mời', 'Lò Văn Cùng Học'])
      expect(JSON.stringify(invitation)).not.toContain(name)
    // Opened as often as one likes, nothing is answered.
    expect(await shown(me)).toEqual(invitation)
    expect(await historyOf(id)).toMatchObject([{ to_state: 'listed' }])
  })

  test('answers in one press, through every step of the table, and the trail knows how', async () => {
    const course = await openCourse()
    const id = await invite(course)
    const me = await byLink(id)
    const { status, body } = await answer(me, {})
    expect([status, body.data.training.state]).toEqual([200, 'confirmed'])
    expect(await historyOf(id)).toMatchObject([
      { to_state: 'listed' },
      { to_state: 'registered', moved_by: null },
      { to_state: 'confirmed', moved_by: null },
    ])
    const { saves } = (await hr.call('trainings.history', { path: { id: course } })).body.data
    expect(saves[0]).toMatchObject({
      deed: 'Xác nhận tham gia khóa đào tạo',
      user_name: 'Người được mời, qua liên kết',
    })
    expect(await personOf(course, id)).toMatchObject({ state: 'confirmed', answered_by: 'mail' })
    const { rows } = await asOwner(
      `select user_id, detail ->> 'by' as by from audit_trail
       where company_id = 1 and operation = 'externals.answerTraining' and record_id = $1`,
      [id],
    )
    expect(rows).toEqual([
      { user_id: null, by: 'invited' },
      { user_id: null, by: 'invited' },
    ])
    // Until the first day the answer can be changed, with a reason.
    const silent = await answer(me, { answer: 'refused' })
    expect([silent.status, Object.keys(silent.body.errors ?? {})]).toEqual([400, ['reason']])
    expect((await answer(me, { answer: 'refused', reason: 'Trùng ca trực.', way: 'paper' })).status).toBe(200)
    expect(await personOf(course, id)).toMatchObject({
      state: 'refused',
      answered_by: 'paper',
      reason: 'Trùng ca trực.',
    })
    expect((await answer(me, {})).status).toBe(409)
  })

  test('asks for the promise where the course does, in its words', async () => {
    const course = await openCourse({ commit_required: true, commit_months: 6 })
    const id = await invite(course)
    const me = await byLink(id)
    const { promise } = await shown(me)
    expect(promise).toContain('ít nhất 6 tháng')
    const silent = await answer(me, {})
    expect([silent.status, Object.keys(silent.body.errors ?? {})]).toEqual([400, ['promise']])
    expect((await personOf(course, id))?.state).toBe('listed')
    expect((await answer(me, { promise: true })).status).toBe(200)
    const { rows } = await asOwner(
      'select state, promise_text from training_employees where company_id = 1 and id = $1',
      [id],
    )
    expect(rows).toEqual([{ state: 'confirmed', promise_text: promise }])
  })

  test('keeps no promise in other words than those that were read', async () => {
    const course = await openCourse({ commit_required: true, commit_months: 6 })
    const id = await invite(course)
    const me = await byLink(id)
    const { promise: read } = await shown(me)
    await asOwner('update trainings set commit_months = 60 where company_id = 1 and id = $1', [course])
    const refused = await answer(me, { promise: true, promise_text: read ?? '' })
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Nội dung cam kết vừa được thay đổi. Hãy đọc lại rồi xác nhận.',
    ])
    expect((await personOf(course, id))?.state).toBe('listed')
    const { promise: words } = await shown(me)
    expect(words).toContain('ít nhất 60 tháng')
    expect((await answer(me, { promise: true, promise_text: words ?? '' })).status).toBe(200)
    expect((await personOf(course, id))?.state).toBe('confirmed')
  })

  test('is told in the trail of its row, which an application of the same number is not', async () => {
    const course = await openCourse()
    const id = await invite(course)
    const campaign = await publishCampaign(api, 1)
    await asOwner(
      `insert into applications (id, company_id, recruitment_id, reference, token_nonce, body_hash, content)
       values ($1, 1, $2, 'HS-00000000', decode(repeat('00', 32), 'hex'),
         decode(repeat('00', 32), 'hex'), '{}')`,
      [id, campaign.id],
    )
    expect((await answer(await byLink(id), {})).status).toBe(200)
    const trainer = await trailReader(api, 'training_access')
    const moved = { 'Trạng thái': ['Đã đăng ký', 'Đã xác nhận tham gia'] }
    expect(await toldChanges(trainer, 'trainingEmployees', id)).toEqual(moved)
    await inCompany(api.db.database, { companyId: 1, readOnly: false }, (transaction) =>
      eraseApplication(transaction, id),
    )
    expect(await toldChanges(trainer, 'trainingEmployees', id)).toEqual(moved)
  })

  test('of two devices that answer at once the first one counts', async () => {
    const course = await openCourse()
    const id = await invite(course)
    const me = await byLink(id)
    const { version } = await shown(me)
    const send = (reply: Partial<Reply>) =>
      me.call('externals.answerTraining', { body: { id, version, answer: 'confirmed', ...reply } })
    const sent = await Promise.all([send({}), send({ answer: 'refused', reason: 'Trùng ca trực.' })])
    expect(sent.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const done = sent.find(({ status }) => status === 200)
    expect((await personOf(course, id))?.state).toBe(done?.body.data.training.state)
  })

  test('answers for nobody else, whatever its page says', async () => {
    const course = await openCourse()
    const [mine, other] = [await invite(course), await invite(course)]
    const refused = await answer(await byLink(mine), { id: other })
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('lời mời khác')])
    expect((await personOf(course, other))?.state).toBe('listed')
    // Neither an account's session nor the link of an application opens it.
    expect((await hr.call('externals.training', {})).status).toBe(401)
  })

  test('says in words what cannot be answered any more', async () => {
    const late = await openCourse({ confirm_deadline: day(-1) })
    const lateOne = await byLink(await invite(late, { mandatory: true }))
    expect((await shown(lateOne)).join_refusal).toContain('Đã quá hạn xác nhận tham gia')
    expect((await answer(lateOne, {})).status).toBe(409)

    const full = await openCourse({ max_people: 1 })
    const [first, second] = [await invite(full), await invite(full)]
    const waiting = await byLink(second)
    expect((await shown(waiting)).join_refusal).toContain('danh sách chờ')
    expect((await answer(waiting, {})).status).toBe(409)
    // A seat that is given up by link goes to who waits.
    expect((await answer(await byLink(first), { answer: 'refused', reason: 'Nghỉ phép.' })).status).toBe(200)
    expect((await shown(waiting)).state).toBe('registered')

    const removed = await openCourse()
    const gone = await invite(removed)
    const goneOne = await byLink(gone)
    await hr.call('trainingEmployees.destroy', { path: { id: gone } })
    const nobody = await goneOne.call('externals.training', {})
    expect([nobody.status, nobody.body.message]).toEqual([
      404,
      expect.stringContaining('không còn trong danh sách'),
    ])

    const cancelled = await openCourse()
    const told = await byLink(await invite(cancelled))
    const body = { reason: 'Giảng viên ốm dài ngày.' }
    await hr.call('trainings.cancel', { path: { id: cancelled }, body })
    expect(await shown(told)).toMatchObject({
      join_refusal: 'Khóa đào tạo đã hủy.',
      refuse_refusal: 'Khóa đào tạo đã hủy.',
    })
    expect((await answer(told, {})).status).toBe(409)
  })

  test('ends with the last day of the course, wherever that is moved', async () => {
    const course = await openCourse()
    const me = await byLink(await invite(course))
    const move = (from: string, to: string) =>
      asOwner(
        `update trainings set start_date = $2, end_date = $3, confirm_deadline = null where company_id = 1 and id = $1`,
        [course, from, to],
      )
    await move(day(-3), day(-1))
    expect((await me.call('externals.training', {})).status).toBe(401)
    await move(day(-3), day(0))
    expect((await shown(me)).refuse_refusal).toContain('Khóa đã bắt đầu')
  })

  test('that never was is answered like an ended one, and slowed down', async () => {
    const guess = (at: number) =>
      api.withToken(`${'A'.repeat(40)}${String(at).padStart(3, '0')}`).call('externals.training', {})
    const statuses = []
    for (let at = 0; at < 31; at += 1) statuses.push((await guess(at)).status)
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 401), 429])
  })
})

test('a sheet with a code is printed for everybody who has no address, and for whoever is named', async () => {
  const course = await openCourse()
  const [one, two, reached] = [
    await invite(course, {}, 'Lò Thị Giấy'),
    await invite(course, {}, 'Lò Văn Giấy'),
    await invite(course, {}, 'Lò Thị Thư'),
  ]
  await asOwner(
    `update employees set company_email = case when person.id = $2 then 'co.thu@songmay.vn' end
     from training_employees person where employees.company_id = 1 and person.company_id = 1
       and person.training_id = $1 and person.employee_id = employees.id`,
    [course, reached],
  )
  const print = (body: object = {}) =>
    hr.call('trainingMails.printInvitations', { path: { id: course }, body })
  const sheets = async (body?: object) => pdfText((await print(body)).bytes)
  const all = await sheets()
  expect(all).toHaveLength(2)
  for (const sheet of all) expect(sheet).toContain('GIẤYTRIỆUTẬP')
  for (const name of ['LòThịGiấy', 'LòVănGiấy'])
    expect(all.filter((sheet) => sheet.includes(name))).toHaveLength(1)
  expect(await sheets({ ids: [reached] })).toEqual([expect.stringContaining('LòThịThư')])
  const { rows } = await asOwner(
    `select detail from audit_trail where company_id = 1 and operation = 'trainingMails.printInvitations'
       and record_id = $1 order by id desc limit 1`,
    [course],
  )
  expect(rows).toEqual([{ detail: { form: 'pdf', sheets: 1, people: [reached] } }])
  const { rows: asked } = await asOwner('select employee_id::integer from training_employees where id = $1', [
    reached,
  ])
  expect(await lastView(api, 'trainingMails.printInvitations')).toMatchObject({
    deed: 'print',
    people: asked.map(({ employee_id }) => employee_id),
  })
  await answer(await byLink(one), { way: 'paper' })
  await answer(await byLink(two), { way: 'paper' })
  expect((await print()).status).toBe(409)
  expect((await print({ ids: [one] })).status).toBe(400)
})
