import { beforeAll, expect, test } from 'vitest'
import { type Person, apiForFile } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { hire } from '../../../testing/newcomer.ts'
import { workbookFile } from '../../../testing/import-file.ts'
import { lastView } from '../../../testing/last-view.ts'
import { openWorkbook } from '../../../testing/open-workbook.ts'

const api = apiForFile()
const device = '0b6d1c0a-4e9b-4d7c-8a58-000000000003'
let hr: Person
let taker: Person
let path: { id: number }

beforeAll(async () => {
  hr = await api.as('hrOfOne')
  taker = await api.as('employee')
  const questions = [1, 2].map((place) => ({
    content: `Biển báo số ${place} nghĩa là gì?`,
    kind: 'single' as const,
    field_id: 32,
    option_a: 'Dừng',
    option_b: 'Đi',
    right_options: ['A' as const],
  }))
  await hr.call('quizQuestions.storeBulk', { body: { questions } })
  const start = Date.now() - 60_000
  const { body } = await hr.call('quizExams.store', {
    body: {
      code: 'NHAP1',
      name: 'Thi biển báo',
      start_at: new Date(start).toISOString(),
      end_at: new Date(start + 7_200_000).toISOString(),
      duration: 30,
    },
  })
  path = { id: body.data.exam.id }
  await hr.call('quizExams.saveCells', { path, body: { cells: [{ field_id: 32, count: 2 }] } })
})

test('the people of a workbook are put down all or none, each wrong row with its reason', async () => {
  const wrong = await workbookFile(
    ['Mã NV', 'Thêm giờ (phút)', 'Ghi chú'],
    [
      ['NS0011', '10', 'x'],
      ['NS9999', null, null],
      ['NS0011', '-1', null],
    ],
  )
  const trial = await hr.call('quizExams.upload', { path, query: { dry_run: true }, body: { file: wrong } })
  expect(trial.body.data.import).toMatchObject({ total: 3, new: 1, wrong: 2, ignored_columns: ['Ghi chú'] })
  expect(trial.body.data.import?.rows.map(({ row, errors }) => [row, errors])).toEqual([
    [3, ['Mã NV: Không có nhân viên NS9999.']],
    [4, ['Thêm giờ (phút): Vui lòng nhập số nguyên từ 0 đến 600.', 'Mã NV: Trùng với dòng 2.']],
    [2, []],
  ])
  const refused = await hr.call('quizExams.upload', { path, body: { file: wrong } })
  expect(refused.status).toBe(400)
  expect((await hr.call('quizExams.people', { path })).body.data.people).toEqual([])

  const elsewhere = await hr.call('quizExams.upload', { path: { id: 112 }, body: { file: wrong } })
  expect(elsewhere.status).toBe(404)

  const titled = await workbookFile(['Họ tên'], [['A']])
  const untitled = await hr.call('quizExams.upload', { path, body: { file: titled } })
  expect(untitled.body.errors).toEqual({ file: ['Tệp không có cột Mã NV.'] })

  const right = await workbookFile(
    ['Mã NV', 'Thêm giờ (phút)'],
    [
      ['NS0011', '10'],
      ['NS0012', null],
    ],
  )
  expect((await hr.call('quizExams.upload', { path, body: { file: right } })).status).toBe(200)
  const { people } = (await hr.call('quizExams.people', { path })).body.data
  const minutes = people.map(({ nhansu_id: number, extra_minutes: extra }) => [number, extra])
  expect(Object.fromEntries(minutes)).toEqual({ NS0011: 10, NS0012: 0 })
})

test('everybody who holds a position now is put down, whoever held it before is not', async () => {
  const { rows } = await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query<{ position_id: number; employee_id: number }>(
      `select position_id, employee_id from employee_positions where employee_id = 11 and to_date is null`,
    ),
  )
  const position = Number(rows[0]?.position_id)
  const past = (await hire(api, 'Người Giữ Vị Trí Trước')).employeeId
  const also = (await hire(api, 'Người Giữ Vị Trí Nay')).employeeId
  await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query(
      `insert into employee_positions (company_id, employee_id, position_id, department_id, is_main, from_date, to_date)
       select 1, given.id, $1, 3, true, date '2024-01-01', given.until
       from (values ($2::bigint, date '2024-06-30'), ($3::bigint, null)) as given (id, until)`,
      [position, past, also],
    ),
  )
  const start = Date.now() + 3_600_000
  const made = await hr.call('quizExams.store', {
    body: {
      code: 'VITRI1',
      name: 'Thi theo vị trí',
      start_at: new Date(start).toISOString(),
      end_at: new Date(start + 7_200_000).toISOString(),
      duration: 30,
    },
  })
  const { body } = await hr.call('quizExams.addPeople', {
    path: { id: made.body.data.exam.id },
    body: { position_ids: [position] },
  })
  const ids = body.data.people.map(({ employee_id: id }) => id)
  expect(ids).toContain(11)
  expect(ids).toContain(also)
  expect(ids).not.toContain(past)
})

test('takers are told by mail once, and who has no address is named', async () => {
  const ask = (ids: number[]) => hr.call('quizExams.sendNotifications', { path, body: { employee_ids: ids } })
  expect((await ask([11])).status).toBe(409)
  await hr.call('quizExams.publish', { path, body: {} })
  await api.db.superuser.query(
    `update employees set company_email = case id when 11 then 'ns11@example.com' end where id in (11, 12)`,
  )
  const first = (await ask([11, 12])).body.data
  expect(first).toMatchObject({ sent: 1, already_told: 0, without_address: [{ employee_id: 12 }] })
  expect((await ask([11, 12])).body.data).toMatchObject({ sent: 0, already_told: 1 })
  expect((await ask([13])).status).toBe(400)
  const { rows: mails } = await api.db.superuser.query<{ link: string }>(
    `select variables ->> 'link' as link from mails where to_address = 'ns11@example.com'`,
  )
  expect(mails).toEqual([{ link: `/bai-thi-cua-toi/${path.id}` }])
})

test('marks leave as a workbook and make the report, for the people whom the reader may see', async () => {
  const { questions } = (await taker.call('quizTaking.start', { path, body: { device, notice_version: 1 } }))
    .body.data.sitting
  const answers = questions.map(({ slot, options }) => ({
    slot,
    value: [options[0] === 'Dừng' ? 'A' : 'B'],
    seq: slot,
  }))
  await taker.call('quizTaking.finish', { path, body: { device, answers } })
  const { sheets } = await openWorkbook((await hr.call('quizExams.takenExamsExport', { path })).bytes)
  const rows = sheets['Bảng điểm'] ?? []
  expect(await lastView(api, 'quizExams.takenExamsExport')).toEqual({
    deed: 'export',
    shown: rows[0],
    people: [11, 12],
  })
  expect(rows.find(([number]) => number === 'NS0011')?.slice(-3)).toEqual([2, 10, 'Đạt'])

  // Before results are out no mark is told of anybody, not even as a mean.
  const early = (await hr.call('quizReports.show', {})).body.data
  const nothing = {
    unreleased: 1,
    passed: 0,
    failed: 0,
    average: null,
    spread: Array.from({ length: 10 }, () => 0),
  }
  expect(early.total).toMatchObject({ taken: 1, unmarked: 0, ...nothing })
  expect(early.departments.map(({ figures }) => figures.average)).toEqual(early.departments.map(() => null))
  await api.db.superuser.query(
    "update quiz_exams set start_at = start_at - interval '1 day', end_at = end_at - interval '1 day' where id = $1",
    [path.id],
  )
  const { total, exams } = (await hr.call('quizReports.show', {})).body.data
  expect(total).toEqual({
    assigned: 2,
    taken: 1,
    unmarked: 0,
    unreleased: 0,
    not_taken: 1,
    passed: 1,
    failed: 0,
    average: 10,
    spread: [0, 0, 0, 0, 0, 0, 0, 0, 0, 1],
  })
  expect(exams).toMatchObject([{ id: path.id, figures: { assigned: 2, average: 10 } }])
  const before = await hr.call('quizReports.show', { query: { to: '2020-01-01' } })
  expect(before.body.data).toMatchObject({
    total: { assigned: 0, average: null },
    exams: [],
    departments: [],
  })
})
