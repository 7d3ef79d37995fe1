import { beforeAll, describe, expect, test } from 'vitest'
import { type Person, apiForFile } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { workbookFile } from '../../../testing/import-file.ts'
import { lastView } from '../../../testing/last-view.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'

const api = apiForFile()
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

/** A day from today on, in Viet Nam. */
function day(after: number): string {
  return new Date(Date.now() + (after * 24 + 7) * 3_600_000).toISOString().slice(0, 10)
}

const begun = { start_date: day(-3), end_date: day(-2), confirm_deadline: day(-4) }

async function newCertificate(more: object = {}): Promise<number> {
  const body = { name: `Thẻ an toàn ${nextNumber()}`, valid_months: 6, remind_days: 30, ...more }
  return (await hr.call('certificates.store', { body })).body.data.certificate.id
}

async function openCourse(more: object = {}): Promise<{ id: number; code: string }> {
  const body = { name: 'An toàn xe nâng', type_id: 31, location_id: 31, ...begun, ...more }
  const { id, code } = (await hr.call('trainings.store', { body })).body.data.training
  await hr.call('trainingSubjects.store', { path: { id }, body: { name: 'Lý thuyết' } })
  await hr.call('trainings.open', { path: { id }, body: {} })
  return { id, code }
}

type Hired = Awaited<ReturnType<typeof hire>>

async function add(courseId: number, people: readonly Hired[]) {
  const body = { employee_ids: people.map(({ employeeId }) => employeeId) }
  await hr.call('trainingEmployees.storeBulk', { path: { id: courseId }, body })
}

async function peopleOf(courseId: number) {
  return (await hr.call('trainingEmployees.list', { path: { id: courseId } })).body.data.employees
}

/** A course that goes on, with people who joined. */
async function running(people: readonly Hired[], more: object = {}) {
  const course = await openCourse(more)
  await add(course.id, people)
  for (const { id } of await peopleOf(course.id)) {
    await hr.call('trainingEmployees.joined', { path: { id }, body: {} })
  }
  await hr.call('trainings.begin', { path: { id: course.id }, body: {} })
  return course
}

const titles = ['Mã khóa', 'Mã nhân viên', 'Điểm', 'Kết quả', 'Số chứng chỉ', 'Ngày cấp'] as const

async function results(rows: readonly (readonly string[])[], dryRun = false, person = hr) {
  const { status, body } = await person.call('trainingEmployees.importResults', {
    query: { dry_run: dryRun },
    body: { file: await workbookFile(titles, rows) },
  })
  return { status, ...body.data }
}

function written(date: string): string {
  return date.split('-').toReversed().join('/')
}

describe('results by a workbook', () => {
  test('are told first, then written with scores, certificates and their ends, of several courses at once', async () => {
    const [one, other] = [await hire(api, 'Học Viên Một', 3), await hire(api, 'Học Viên Hai', 3)]
    const certificate_id = await newCertificate()
    const course = await running([one, other], { certificate_id })
    const next = await running([one], {})
    const rows = [
      [course.code, one.nhansuId, '8,25', 'Đạt', 'ATLD-1', written(day(-1))],
      [course.code, other.nhansuId, '4', 'Không đạt', '', ''],
      [next.code, one.nhansuId, '', 'Đạt', '', ''],
    ]
    expect(await results(rows, true)).toMatchObject({ total: 3, changed: 3, wrong: 0 })
    expect((await peopleOf(course.id)).every(({ state }) => state === 'joined')).toBe(true)
    expect(await results(rows)).toMatchObject({ total: 3, changed: 3, wrong: 0 })
    const [first, second] = [one, other].map(({ employeeId: id }) => id)
    const people = await peopleOf(course.id)
    const { rows: ends } = await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query<{ ends: string }>(`select ($1::date + interval '6 months')::date as ends`, [day(-1)]),
    )
    expect(people.find(({ employee_id: id }) => id === first)).toMatchObject({
      state: 'passed',
      score: 8.3,
      certificate_no: 'ATLD-1',
      issue_date: day(-1),
      expiry_date: ends[0]?.ends,
    })
    expect(people.find(({ employee_id: id }) => id === second)).toMatchObject({ state: 'failed', score: 4 })
    expect(await results(rows)).toMatchObject({ changed: 0, wrong: 0 })
    await hr.call('trainingEmployees.export', { path: { id: course.id } })
    const left = await lastView(api, 'trainingEmployees.export')
    expect(left?.people).toEqual([one.employeeId, other.employeeId])
    expect(left?.shown).toEqual(expect.arrayContaining(['Họ và tên', 'Trạng thái']))
  })

  test('are refused whole where a row says what cannot be, and say why', async () => {
    const [one, other] = [await hire(api, 'Học Viên Ba', 3), await hire(api, 'Học Viên Bốn', 3)]
    const certificate_id = await newCertificate()
    const { id, code } = await running([one], { certificate_id, least_score: 5 })
    const planned = await openCourse()
    const good = [code, one.nhansuId, '9', 'Đạt', '', '']
    const wrong: [readonly string[], RegExp][] = [
      [[code, one.nhansuId, '10.05', 'Đạt', '', ''], /không phải điểm/],
      [[code, one.nhansuId, '4,9', 'Đạt', '', ''], /chưa đạt điểm tối thiểu 5/],
      [[code, one.nhansuId, '', 'Đạt', '', ''], /còn trống chưa đạt/],
      [[code, one.nhansuId, '9', 'Giỏi', '', ''], /Đạt hoặc Không đạt/],
      [[code, one.nhansuId, '9', 'Đạt', 'A-1', written(day(-4))], /trước ngày kết thúc/],
      [[code, one.nhansuId, '9', 'Đạt', 'A-1', written(day(1))], /tương lai/],
      [[code, one.nhansuId, '9', 'Đạt', 'A-1', '31/02/2026'], /ngày\/tháng\/năm/],
      [[code, one.nhansuId, '9', 'Đạt', 'A-1', ''], /phải cùng có/],
      [[code, one.nhansuId, '3', 'Không đạt', 'A-1', written(day(-1))], /không có chứng chỉ/],
      [[code, other.nhansuId, '9', 'Đạt', '', ''], /không có trong khóa/],
      [['ĐT-KHONG-CO', one.nhansuId, '9', 'Đạt', '', ''], /Mã khóa không tồn tại/],
      [[planned.code, one.nhansuId, '9', 'Đạt', '', ''], /Đang diễn ra/],
    ]
    for (const [row, why] of wrong) {
      const { rows, ...told } = await results([row])
      expect(told).toMatchObject({ wrong: 1, changed: 0 })
      expect(rows?.[0]?.errors.join(' ')).toMatch(why)
    }
    expect(await results([good, good])).toMatchObject({ wrong: 1, changed: 0 })
    expect((await peopleOf(id)).map(({ state }) => state)).toEqual(['joined'])
  })

  test('give a number of a certificate once, and take it back with the result', async () => {
    const [one, other] = [await hire(api, 'Học Viên Năm', 3), await hire(api, 'Học Viên Sáu', 3)]
    const certificate_id = await newCertificate()
    const { id, code } = await running([one, other], { certificate_id })
    const row = (who: Hired) => [code, who.nhansuId, '9', 'Đạt', 'SO-9', written(day(-1))]
    expect(await results([row(one), row(other)])).toMatchObject({ wrong: 1, changed: 0 })
    expect(await results([row(one)])).toMatchObject({ changed: 1 })
    expect(await results([row(other)])).toMatchObject({ wrong: 1, changed: 0 })
    expect(await results([[code, one.nhansuId, '2', 'Không đạt', '', '']])).toMatchObject({ wrong: 1 })
    const held = (await peopleOf(id)).find(({ employee_id: who }) => who === one.employeeId)
    const { body } = await hr.call('trainingEmployees.return', {
      path: { id: held?.id ?? 0 },
      body: { reason: 'Nhập nhầm người.' },
    })
    expect(body.data.employee).toMatchObject({ state: 'joined', score: null, certificate_no: null })
    expect(await results([row(other)])).toMatchObject({ changed: 1, wrong: 0 })
  })

  test('ask for the share of the closed hours that the course wants', async () => {
    const one = await hire(api, 'Học Viên Bảy', 3)
    const { id, code } = await running([one], { least_attendance: 80 })
    const details = [
      { date: day(-3), from_time: '07:30', to_time: '11:30' },
      { date: day(-2), from_time: '07:30', to_time: '11:30' },
    ]
    const { body } = await hr.call('trainingDetails.storeBulk', { path: { id }, body: { details } })
    const [person] = await peopleOf(id)
    const mark = async (at: number, state: 'present' | 'excused', more: object = {}) => {
      const path = { id: body.data.details[at]?.id ?? 0 }
      const attendances = [{ id: person?.id ?? 0, state, ...more }]
      await hr.call('trainingAttendances.updateBulk', { path, body: { attendances } })
      await hr.call('trainingAttendances.close', { path })
    }
    await mark(0, 'present')
    await mark(1, 'excused')
    const row = [code, one.nhansuId, '', 'Đạt', '', '']
    expect((await results([row])).rows?.[0]?.errors.join()).toMatch(/50% chưa đạt mức tối thiểu 80%/)
    await mark(1, 'present', { note: 'Ghi nhầm.' })
    expect(await results([row])).toMatchObject({ changed: 1 })
    expect((await hr.call('trainings.finish', { path: { id }, body: {} })).body.data.training.status).toBe(
      'finished',
    )
  })

  test('of oneself are entered by somebody else', async () => {
    const one = await hire(api, 'Học Viên Tự Chấm', 3)
    const { code } = await running([one])
    const himself = await newcomer(api, {
      login: 'tu.cham.diem',
      companies: {
        1: [
          ['training_access', 'company'],
          ['training_edit', 'company'],
        ],
      },
      personId: one.personId,
    })
    const { rows } = await results([[code, one.nhansuId, '10', 'Đạt', '', '']], false, himself)
    expect(rows?.[0]?.errors).toEqual(['Bạn không tự nhập kết quả của mình được.'])
  })
})

test('a course is not finished while a day is open or somebody has no result', async () => {
  const one = await hire(api, 'Học Viên Chờ', 3)
  const { id } = await running([one])
  await hr.call('trainingDetails.storeBulk', {
    path: { id },
    body: { details: [{ date: day(-2), from_time: '07:30', to_time: '11:30' }] },
  })
  expect((await hr.call('trainings.finish', { path: { id }, body: {} })).body).toMatchObject({
    message: 'Chưa thể kết thúc khóa: còn thiếu điểm danh của 1 buổi học, kết quả của 1 học viên.',
  })
})

describe('people by a workbook', () => {
  const coming = { start_date: day(20), end_date: day(21), confirm_deadline: day(10) }
  const send = async (courseId: number, codes: readonly string[], dryRun = false) =>
    (
      await hr.call('trainingEmployees.import', {
        path: { id: courseId },
        query: { dry_run: dryRun },
        body: {
          file: await workbookFile(
            ['Mã nhân viên'],
            codes.map((code) => [code]),
          ),
        },
      })
    ).body.data

  test('are told first, then added in its order; who finds no seat waits', async () => {
    const { id } = await openCourse({ ...coming, max_people: 1 })
    const [one, other] = [await hire(api, 'Học Viên Đầu', 3), await hire(api, 'Học Viên Sau', 3)]
    const codes = [one.nhansuId.toLowerCase(), other.nhansuId]
    expect(await send(id, codes, true)).toMatchObject({ total: 2, added: 2, waiting: 1, wrong: 0 })
    expect(await peopleOf(id)).toEqual([])
    expect(await send(id, codes)).toMatchObject({ added: 2, waiting: 1 })
    const states = new Map((await peopleOf(id)).map(({ employee_id: who, state }) => [who, state]))
    expect([states.get(one.employeeId), states.get(other.employeeId)]).toEqual(['listed', 'waiting'])
  })

  test('are refused whole, each wrong row with its reason', async () => {
    const { id } = await openCourse(coming)
    const [one, other] = [await hire(api, 'Học Viên Có', 3), await hire(api, 'Học Viên Mới', 3)]
    await add(id, [one])
    const told = await send(id, [one.nhansuId, other.nhansuId, 'KHONGCO', other.nhansuId])
    expect(told).toMatchObject({
      total: 4,
      added: 0,
      wrong: 3,
      rows: [
        { row: 2, errors: ['Đã có trong khóa.'] },
        { row: 4, errors: ['Mã nhân viên không tồn tại.'] },
        { row: 5, errors: ['Mã nhân viên có hai dòng.'] },
      ],
    })
    expect(await peopleOf(id)).toHaveLength(1)
  })
})
