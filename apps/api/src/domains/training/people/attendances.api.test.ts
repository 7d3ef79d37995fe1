import type { Input } from '@nhansu/sdk/contract'
import { Client } from 'pg'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { pdfText } from '../../../print/testing/pdf-text.ts'
import { type Person, apiForFile } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'
import { mailsIn } from '../../portal/testing/mails.ts'

const api = apiForFile()
const reason = 'Tổ trưởng báo qua điện thoại.'
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

/** A day from today on, in Viet Nam. */
function day(after: number): string {
  return new Date(Date.now() + (after * 24 + 7) * 3_600_000).toISOString().slice(0, 10)
}

const coming = { start_date: day(20), end_date: day(21), confirm_deadline: day(10) }
const begun = { start_date: day(-1), end_date: day(5), confirm_deadline: day(-2) }

async function openCourse(more: object = {}): Promise<number> {
  const body = { name: 'An toàn xe nâng', type_id: 31, location_id: 31, ...coming, ...more }
  const { id } = (await hr.call('trainings.store', { body })).body.data.training
  await hr.call('trainingSubjects.store', { path: { id }, body: { name: 'Lý thuyết' } })
  await hr.call('trainings.open', { path: { id }, body: {} })
  return id
}

async function newDay(courseId: number, date: string, more: object = {}): Promise<number> {
  const details = [{ date, from_time: '07:30', to_time: '11:30', ...more }]
  const { body } = await hr.call('trainingDetails.storeBulk', { path: { id: courseId }, body: { details } })
  return body.data.details.at(-1)?.id ?? 0
}

/** Adds a person of each of these units to a course, and answers their rows in it, in the order of their coming. */
async function withPeople(courseId: number, units: readonly number[]): Promise<number[]> {
  const hired: number[] = []
  for (const unit of units) hired.push((await hire(api, 'Học Viên Thử', unit)).employeeId)
  await hr.call('trainingEmployees.storeBulk', { path: { id: courseId }, body: { employee_ids: hired } })
  const { body } = await hr.call('trainingEmployees.list', { path: { id: courseId } })
  return hired.map((id) => body.data.employees.find((each) => each.employee_id === id)?.id ?? 0)
}

async function giveAddress(courseId: number, personId: number, address: string) {
  await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query(
      `update employees set company_email = $3 where company_id = 1 and id =
         (select employee_id from training_employees where company_id = 1 and training_id = $1 and id = $2)`,
      [courseId, personId, address],
    ),
  )
}

type Marked = Input<'trainingAttendances.updateBulk'>['body']['attendances'][number]

function mark(person: Person, detailId: number, attendances: Marked[]) {
  return person.call('trainingAttendances.updateBulk', {
    path: { id: detailId },
    body: { attendances },
  })
}

describe('the attendance of a day', () => {
  test('is written at once, and closed when nobody who joined is left out', async () => {
    const course = await openCourse(begun)
    const [one = 0, other = 0] = await withPeople(course, [3, 3])
    const path = { id: await newDay(course, day(-1)) }
    for (const id of [one, other]) await hr.call('trainingEmployees.joined', { path: { id }, body: {} })
    await mark(hr, path.id, [{ id: one, state: 'present', version: 0 }])
    expect((await hr.call('trainingAttendances.close', { path })).body).toMatchObject({
      message: 'Còn 1 học viên chưa được điểm danh.',
    })
    await mark(hr, path.id, [{ id: other, state: 'late', minutes: 200 }])
    const closed = await hr.call('trainingAttendances.close', { path })
    expect(closed.body.data).toMatchObject({
      day: { closed_at: expect.any(String) },
      attendances: expect.arrayContaining([
        expect.objectContaining({ id: other, state: 'late', minutes: 200, version: 1 }),
      ]),
    })
    expect((await hr.call('trainingAttendances.close', { path })).status).toBe(409)
    expect((await mark(hr, path.id, [{ id: one, state: 'absent' }])).status).toBe(400)
    expect((await mark(hr, path.id, [{ id: one, state: 'absent', note: 'Ghi nhầm.' }])).status).toBe(200)
  })

  test('that has not come is not written', async () => {
    const course = await openCourse()
    const [one = 0] = await withPeople(course, [3])
    expect((await mark(hr, await newDay(course, day(20)), [{ id: one, state: 'present' }])).status).toBe(409)
  })

  test('is refused where it says what cannot be, and then nothing of it is kept', async () => {
    const course = await openCourse(begun)
    const [one = 0, other = 0] = await withPeople(course, [3, 3])
    const detail = await newDay(course, day(-1))
    const good = { id: one, state: 'present' } as const
    const wrong: Marked[] = [
      { id: other, state: 'present', minutes: 30 },
      { id: other, state: 'late', minutes: 240 },
      { ...good },
    ]
    for (const each of wrong) expect((await mark(hr, detail, [good, each])).status).toBe(400)
    expect((await mark(hr, detail, [good, { id: 999_999, state: 'present' }])).status).toBe(404)
    const { body } = await hr.call('trainingAttendances.list', { path: { id: detail } })
    expect(body.data.attendances.map(({ state }) => state)).toEqual([null, null])
  })

  test('reads the people of the day once a save, and answers them as they stand afterwards', async () => {
    const course = await openCourse(begun)
    const [one = 0, other = 0] = await withPeople(course, [3, 3])
    const detail = await newDay(course, day(-1))
    await mark(hr, detail, [{ id: other, state: 'late', minutes: 90, note: 'Kẹt xe.' }])
    const sent = vi.spyOn(Client.prototype, 'query')
    const saved = await mark(hr, detail, [{ id: one, state: 'absent', version: 0 }])
    // pg's query takes a text or an object with one.
    const texts = (sent.mock.calls as unknown as [string | { text: string }][]).map(([query]) =>
      typeof query === 'string' ? query : query.text,
    )
    sent.mockRestore()
    expect(texts.filter((text) => text.includes('as person_state'))).toHaveLength(1)
    const { body } = await hr.call('trainingAttendances.list', { path: { id: detail } })
    expect(saved.body.data).toEqual(body.data)
    expect(body.data.attendances.map(({ state, version }) => [state, version])).toEqual(
      expect.arrayContaining([
        ['absent', 1],
        ['late', 1],
      ]),
    )
  })

  test('from an older version is refused with what is there now', async () => {
    const course = await openCourse(begun)
    const [one = 0] = await withPeople(course, [3])
    const detail = await newDay(course, day(-1))
    await mark(hr, detail, [{ id: one, state: 'present', version: 0 }])
    expect(await mark(hr, detail, [{ id: one, state: 'absent', version: 0 }])).toMatchObject({
      status: 409,
      body: { data: { attendances: [{ state: 'present', version: 1 }] } },
    })
  })

  test('of a small group is of its people and of those of no group', async () => {
    const course = await openCourse(begun)
    const people = await withPeople(course, [3, 3, 3])
    for (const [at, name] of ['A', 'B'].entries()) {
      const path = { id: people[at] ?? 0 }
      await hr.call('trainingEmployees.update', { path, body: { group_name: name } })
    }
    const detail = await newDay(course, day(-1), { group_name: 'A' })
    const { body } = await hr.call('trainingAttendances.list', { path: { id: detail } })
    expect(new Set(body.data.attendances.map(({ id }) => id))).toEqual(new Set([people[0], people[2]]))
  })

  test('is a list to sign, of who is expected whom the reader may see, with what is marked', async () => {
    const course = await openCourse(begun)
    const [mine = 0] = await withPeople(course, [3, 5])
    const detail = await newDay(course, day(0), { group_name: null })
    await mark(hr, detail, [{ id: mine, state: 'late' }])
    const print = async (person: Person, id = detail) => {
      const answer = await person.call('trainingAttendances.print', { path: { id } })
      return { status: answer.status, text: answer.status === 200 ? pdfText(answer.bytes).join('') : '' }
    }
    const all = await print(hr)
    for (const words of ['DANHSÁCHĐIỂMDANH', 'từ07:30đến11:30', 'Kýtên', 'Đimuộn']) {
      expect(all.text).toContain(words)
    }
    expect(all.text.match(/HọcViênThử/gu)).toHaveLength(2)
    const head = await newcomer(api, {
      login: `in-${Date.now()}`,
      personId: (await hire(api, 'Trưởng Đơn Vị', 3)).personId,
      companies: { 1: [['training_access', 'unit']] },
    })
    expect((await print(head)).text.match(/HọcViênThử/gu)).toHaveLength(1)
    const empty = await openCourse(coming)
    expect((await print(hr, await newDay(empty, day(20)))).status).toBe(409)
  })

  test('shows whoever reads for single units their people alone, and lets nobody write it without the right', async () => {
    const course = await openCourse(begun)
    const [near = 0] = await withPeople(course, [3, 4])
    const detail = await newDay(course, day(-1))
    const { personId } = await hire(api, 'Trưởng Tổ', 3)
    const head = await newcomer(api, {
      login: 'truong.don.vi.diem.danh',
      companies: { 1: [['training_access', 'unit']] },
      personId,
    })
    const { body } = await head.call('trainingAttendances.list', { path: { id: detail } })
    expect(body.data.attendances.map(({ id }) => id)).toEqual([near])
    expect((await mark(head, detail, [{ id: near, state: 'present' }])).status).toBe(403)
  })
})

/** The people of a course who have a notice of their invitation. */
async function invitedInProduct(course: number): Promise<number[]> {
  const { rows } = await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query<{ id: number }>(
      `select person.id from notices
       join training_employees person on person.company_id = 1 and person.training_id = $1
         and person.employee_id = notices.employee_id
       where notices.company_id = 1 and notices.kind = 'training_invitation' and notices.record_id = $1
       order by person.id`,
      [course],
    ),
  )
  return rows.map(({ id }) => id)
}

describe('letters to people of a course', () => {
  test('go once within an hour, and name who has no address', async () => {
    const course = await openCourse()
    const [reached = 0, unreached = 0] = await withPeople(course, [3, 3])
    await giveAddress(course, reached, 'hoc.vien@songmay.vn')
    await giveAddress(course, unreached, '')
    const ask = (body: object = {}) => hr.call('trainingMails.askToConfirm', { path: { id: course }, body })
    expect((await ask()).body.data).toMatchObject({
      sent: 1,
      already: 0,
      without_address: [{ id: unreached }],
    })
    expect((await ask()).body.data).toMatchObject({ sent: 0, already: 1 })
    // Both read of it in the product, and once.
    expect(await invitedInProduct(course)).toEqual([reached, unreached].toSorted((one, other) => one - other))
    const { body } = await hr.call('trainingMails.confirmations', { path: { id: course } })
    expect(body.data.employees.find(({ id }) => id === reached)).toMatchObject({
      address: 'hoc.vien@songmay.vn',
      mail_state: expect.any(String),
      mailed_at: expect.any(String),
    })
    await hr.call('trainingEmployees.refused', { path: { id: reached }, body: { reason } })
    expect((await ask({ ids: [reached] })).status).toBe(400)
  })

  test('lead to the page of whoever signs in where the portal has no address, and no code is printed', async () => {
    const course = await openCourse()
    const [one = 0] = await withPeople(course, [3, 3])
    await giveAddress(course, one, 'hoc.vien.ba@songmay.vn')
    const print = () => hr.call('trainingMails.printInvitations', { path: { id: course }, body: {} })
    const refused = await print()
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('PORTAL_URL')])
    await hr.call('trainingMails.askToConfirm', { path: { id: course }, body: {} })
    await runJobs(api.db, { environment: { DATA_DIR: api.dataDir } })
    const [mail] = await mailsIn(api.dataDir, 'hoc.vien.ba@songmay.vn')
    expect(mail?.html).toContain(`/dao-tao/khoa-dao-tao/${course}/xac-nhan-tham-gia-dao-tao`)
    // The demo is tried on the machine on which it stands.
    await api.db.superuser.query(`insert into installation (name, value) values ('demo', '"begun"')`)
    expect((await print()).status).toBe(200)
    await api.db.superuser.query(`delete from installation where name = 'demo'`)
  })

  test('of a course that is not open ask nobody', async () => {
    const course = await openCourse(begun)
    await withPeople(course, [3])
    expect((await hr.call('trainingMails.askToConfirm', { path: { id: course }, body: {} })).status).toBe(409)
  })

  test('tell the days and the places, once there are any', async () => {
    const course = await openCourse()
    const [one = 0] = await withPeople(course, [3])
    await giveAddress(course, one, 'hoc.vien.hai@songmay.vn')
    const tell = () => hr.call('trainingMails.notify', { path: { id: course }, body: {} })
    expect((await tell()).status).toBe(409)
    await newDay(course, day(20))
    expect((await tell()).body.data).toMatchObject({ sent: 1 })
    const { rows } = await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query<{ schedule: string }>(
        `select variables ->> 'schedule' as schedule from mails where to_address = 'hoc.vien.hai@songmay.vn'`,
      ),
    )
    expect(rows[0]?.schedule).toContain('07:30–11:30')
  })
})
