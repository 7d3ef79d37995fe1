import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { RunStopped } from '../../../jobs/ending.ts'
import type { JobContext } from '../../../jobs/define-job.ts'
import { doImport, tryImport } from '../../../testing/do-import.ts'
import { doRun } from '../../../testing/jobs.ts'
import { hire } from '../../../testing/newcomer.ts'
import { workbookOf } from '../../../testing/import-file.ts'
import { nextNumber } from '../../../testing/numbers.ts'
import type { PlannedOrder } from '../../../workbooks/import/planned-import.ts'
import { importEmployeesJob } from './import-job.ts'

const api = apiForFile()
let hr: Person
let unit: string
let position: string

beforeAll(async () => {
  hr = await api.as('hrOfOne')
  const { departments } = (await hr.call('departments.list', { query: { pagination: false } })).body.data
  const { positions } = (await hr.call('positions.list')).body.data
  unit = departments.find(({ id }) => id === 3)?.code ?? ''
  position = positions.find(({ id }) => id === 2)?.code ?? ''
})

const titles = [
  'Mã nhân viên',
  'Họ và tên *',
  'Giới tính',
  'Email công ty',
  'Nơi sinh',
  'Ngày vào công ty',
  'Loại quyết định tiếp nhận',
  'Chức vụ',
  'Đơn vị',
  'Mã quản lý trực tiếp',
  'Ngày sinh',
]
const relativeTitles = [
  'Mã nhân viên',
  'Quan hệ',
  'Họ và tên',
  'Năm sinh',
  'Người phụ thuộc',
  'Giảm trừ từ tháng',
  'Số định danh',
]
const PEOPLE = 60

/** Sixty women, each under the one before who has a place that three divide, with two relatives. */
function crowd() {
  const mark = String(nextNumber()).padStart(4, '0')
  const codes = Array.from({ length: PEOPLE }, (_, n) => `LO${mark}${String(n).padStart(3, '0')}`)
  const people = codes.map((code, n) => [
    code,
    `Vũ Thị Lô ${'ABCDE'[n % 5]}`,
    'Nữ',
    `lo.${mark}.${n}@demo.vn`,
    n % 2 ? 'Hà Nội' : null,
    '03/06/2024',
    'Tiếp nhận thử việc',
    position,
    unit,
    n % 3 === 2 ? (codes[n - 2] ?? null) : null,
    '03/02/1985',
  ])
  const relatives = codes.flatMap((code) => [
    [code, 'Con', 'Vũ Minh An', '2015', null, null, null],
    [code, 'Chồng', 'Lê Văn Bình', '1980', null, null, null],
  ])
  return { mark, codes, people, relatives }
}

const file = (people: (string | null)[][], relatives: (string | null)[][]) =>
  workbookOf({ 'Nhân viên': [titles, ...people], 'Thân nhân': [relativeTitles, ...relatives] })

test('of many people who are written together each row that is wrong is named alone', async () => {
  const { codes, people, relatives, mark } = crowd()
  const [first = '', second = '', third = ''] = [codes[7], codes[31], codes[50]]
  // Capitals and small letters are the same.
  people[46]![3] = `LO.${mark}.12@demo.vn`
  relatives.push([first, 'Chồng', 'Trần Văn Hai', '1981', null, null, null])
  const child = [
    'Con',
    'Vũ Minh Chung',
    '2016',
    'Có',
    '2024-01',
    `0012160${mark}0`.slice(0, 12).padEnd(12, '1'),
  ]
  relatives.push([second, ...child], [third, ...child])
  const tried = await tryImport(hr, 'employees', await file(people, relatives))
  const wrong = tried.rows.filter(({ state }) => state === 'wrong')
  const sentences = wrong.map(({ key, errors }) => [key, ...errors].join(' '))
  expect(sentences).toContainEqual(expect.stringMatching(`${codes[46]} .*đã thuộc`))
  expect(sentences).toContainEqual(expect.stringMatching(`${first} .*Hồ sơ đã có một chồng còn sống`))
  expect(sentences).toContainEqual(expect.stringMatching(`${third} .*người phụ thuộc của nhân viên khác`))
  // The two relatives of whoever is not taken in go with him.
  expect(wrong).toHaveLength(5)
  expect(tried).toMatchObject({ total: PEOPLE * 3 + 3, new: PEOPLE * 3 - 2, wrong: 5 })
})

test('many people come in with managers, cards, relatives and their history', async () => {
  const { codes, people, relatives } = crowd()
  const { result } = await doImport(api, hr, 'employees', await file(people, relatives))
  expect(result).toMatchObject({ total: PEOPLE * 3, new: PEOPLE * 3, wrong: 0 })
  const idOf = async (code = '') =>
    (await hr.call('employees.info', { path: { nhansu_id: code } })).body.data.employee.id
  const [manager, id] = [await idOf(codes[30]), await idOf(codes[32])]
  const { job } = (await hr.call('jobChanges.ofEmployee', { path: { id } })).body.data
  expect(job.facts.direct_manager?.id).toBe(manager)
  const { employee } = (await hr.call('employees.show', { path: { id: await idOf(codes[31]) } })).body.data
  expect(employee).toMatchObject({ full_name: 'Vũ Thị Lô B', place_of_birth: 'Hà Nội', gender: 'Nữ' })
  const kin = (await hr.call('employeeRelatives.list', { path: { id } })).body.data.relatives
  expect(kin.map(({ full_name, birth_year, gender }) => [full_name, birth_year, gender])).toEqual([
    ['Lê Văn Bình', 1980, 'Nam'],
    ['Vũ Minh An', 2015, null],
  ])
  const { changes } = (await hr.call('employeeHistory.list', { path: { id } })).body.data
  const paths = changes.map(({ path }) => path.replace(/\d+/, '#'))
  expect(paths).toEqual(expect.arrayContaining(['company_email', 'relatives.#.full_name']))
  const undone = await hr.call('employees.undoImport', { path: { id: result?.id ?? 0 } })
  expect(undone.status, JSON.stringify(undone.body)).toBe(200)
})

test('a workbook with a fault in each row is soon written row by row, and may be cancelled before each', async () => {
  const { people, mark } = crowd()
  const { employeeId: id } = await hire(api, 'Vũ Thị Trước', 3)
  const email = `lo.${mark}.truoc@demo.vn`
  const saved = await hr.call('employees.update', { path: { id }, body: { company_email: email } })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  for (const row of people) [row[3], row[9]] = [email, null]
  const { body } = await hr.call('employees.import', { body: { file: await file(people, []) } })
  const runId = body.data.run_id ?? 0
  const told: number[] = []
  const stopped = {
    ...importEmployeesJob,
    run: (context: JobContext, order: PlannedOrder) => {
      const progress: JobContext['progress'] = async (done, total) => {
        told.push(done)
        if (done === PEOPLE - 1) throw new RunStopped('cancelled')
        await context.progress(done, total)
      }
      return importEmployeesJob.run({ ...context, progress }, order)
    },
  }
  await doRun(api.db, stopped, runId)
  expect((await hr.call('jobs.show', { path: { id: runId } })).body.data.job.state).toBe('cancelled')
  // All sixty, thirty, fifteen and fifteen, and thirty are tried together; the rest is looked at person by person.
  expect(told).toHaveLength(5 + PEOPLE)
  expect(new Set(told).size).toBe(PEOPLE)
})

test('somebody new may have what the workbook takes from somebody who is there, in whatever order they stand', async () => {
  const { people, mark, codes } = crowd()
  const { employeeId: id, nhansuId } = await hire(api, 'Vũ Thị Nhường', 3)
  const email = people[0]?.[3] ?? ''
  await hr.call('employees.update', { path: { id }, body: { company_email: email } })
  const giver = [
    nhansuId,
    'Vũ Thị Nhường',
    'Nữ',
    `lo.${mark}.moi@demo.vn`,
    ...Array.from({ length: 7 }, () => null),
  ]
  const { result, refusal } = await doImport(
    api,
    hr,
    'employees',
    await file([...people.slice(0, 2), giver], []),
  )
  expect([refusal, result?.new, result?.changed]).toEqual([undefined, 2, 1])
  const { employee } = (await hr.call('employees.info', { path: { nhansu_id: codes[0] ?? '' } })).body.data
  const card = (await hr.call('employees.show', { path: { id: employee.id } })).body.data.employee
  expect(card.company_email).toBe(email)
})
