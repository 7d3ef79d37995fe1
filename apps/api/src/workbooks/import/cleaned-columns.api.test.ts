import { beforeAll, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { doImport, tryImport } from '../../testing/do-import.ts'
import { examSteps } from '../../testing/exam-steps.ts'
import { importFile, workbookFile, workbookOf } from '../../testing/import-file.ts'
import { interviewCampaign } from '../../testing/interviews.ts'
import { hire } from '../../testing/newcomer.ts'
import { nextNumber } from '../../testing/numbers.ts'

const api = apiForFile()
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

/** A word with a sign in it that nobody sees. */
const hiding = (text: string) => `${text.slice(0, 1)}\u200b${text.slice(1)}`

async function startedCourse(employeeId: number): Promise<{ id: number; code: string }> {
  const day = (after: number) =>
    new Date(Date.now() + (after * 24 + 7) * 3_600_000).toISOString().slice(0, 10)
  const body = {
    name: 'An toàn xe nâng',
    type_id: 31,
    location_id: 31,
    start_date: day(-3),
    end_date: day(-2),
    confirm_deadline: day(-4),
  }
  const { id, code } = (await hr.call('trainings.store', { body })).body.data.training
  await hr.call('trainingSubjects.store', { path: { id }, body: { name: 'Lý thuyết' } })
  await hr.call('trainings.open', { path: { id }, body: {} })
  await hr.call('trainingEmployees.storeBulk', { path: { id }, body: { employee_ids: [employeeId] } })
  const { employees } = (await hr.call('trainingEmployees.list', { path: { id } })).body.data
  await hr.call('trainingEmployees.joined', { path: { id: employees[0]?.id ?? 0 }, body: {} })
  return { id, code }
}

describe('an import says of which columns signs were taken out that nobody sees', () => {
  test('in the dry run, and in the result of the job that wrote it; the rows are good', async () => {
    const code = `AN${nextNumber()}`
    const file = await importFile('trainingTypes', [
      { code, name: hiding('Nội bộ'), description: 'Một\nhai' },
      { code: `AN${nextNumber()}`, name: 'Bên ngoài\r\nngắn hạn', description: null },
    ])
    expect(await tryImport(hr, 'trainingTypes', file)).toMatchObject({
      new: 2,
      wrong: 0,
      cleaned_columns: ['Tên loại đào tạo'],
    })
    const { result } = await doImport(api, hr, 'trainingTypes', file)
    expect(result).toMatchObject({ new: 2, cleaned_columns: ['Tên loại đào tạo'] })
    const again = await importFile('trainingTypes', [{ code, name: 'Nội bộ', description: 'Một\nhai' }])
    expect(await tryImport(hr, 'trainingTypes', again)).toMatchObject({ unchanged: 1, cleaned_columns: [] })
  })

  test('sheet by sheet in the workbook of employees', async () => {
    const { nhansuId } = await hire(api, 'Người Có Thân Nhân', 3)
    const file = await workbookOf({
      'Nhân viên': [
        ['Mã nhân viên', 'Họ và tên', 'Số điện thoại'],
        [nhansuId, hiding('Người Có Thân Nhân'), '0981000321'],
      ],
      'Thân nhân': [
        ['Mã nhân viên', 'Quan hệ', 'Họ và tên', 'Năm sinh'],
        [hiding(nhansuId), 'Con', hiding('Phan Minh Khang'), '2015'],
      ],
    })
    const cleaned_columns = ['Họ và tên', 'Thân nhân: Mã nhân viên', 'Thân nhân: Họ và tên']
    expect(await tryImport(hr, 'employees', file)).toMatchObject({ total: 2, wrong: 0, cleaned_columns })
    const { result } = await doImport(api, hr, 'employees', file)
    expect(result).toMatchObject({ total: 2, wrong: 0, cleaned_columns })
  })

  test('of candidates', async () => {
    const { id } = await interviewCampaign(api, hr, { examiners: 0, candidates: 0 })
    const row = [hiding('Lò Thị Nhập'), '12/04/1998', `09${61_000_000 + nextNumber()}`, 'Bản giấy có chữ ký']
    const body = {
      file: await workbookFile(['Họ và tên', 'Ngày sinh', 'Số điện thoại', 'Cách đồng ý'], [row]),
    }
    const told = { added: 1, wrong: 0, cleaned_columns: ['Họ và tên'] }
    for (const dry_run of [true, false]) {
      const sent = await hr.call('recruitmentCandidates.import', { path: { id }, query: { dry_run }, body })
      expect(sent.body.data).toMatchObject(told)
    }
  })

  test('of people and results of a course', async () => {
    const [joined, added] = [await hire(api, 'Học Viên Một', 3), await hire(api, 'Học Viên Hai', 3)]
    const { id, code } = await startedCourse(joined.employeeId)
    const people = await hr.call('trainingEmployees.import', {
      path: { id },
      body: { file: await workbookFile(['Mã nhân viên'], [[hiding(added.nhansuId)]]) },
    })
    expect(people.body.data).toMatchObject({ added: 1, wrong: 0, cleaned_columns: ['Mã nhân viên'] })
    await hr.call('trainings.begin', { path: { id }, body: {} })
    const titles = ['Mã khóa', 'Mã nhân viên', 'Kết quả', 'Điểm']
    const rows = [[code, joined.nhansuId, hiding('Đạt'), hiding('8,5')]]
    const results = await hr.call('trainingEmployees.importResults', {
      body: { file: await workbookFile(titles, rows) },
    })
    const cleaned = results.body.data.cleaned_columns.toSorted()
    expect([results.body.data, cleaned]).toMatchObject([{ changed: 1, wrong: 0 }, ['Kết quả', 'Điểm']])
  })

  test('of scores of a periodic test, whose remarks may have lines', async () => {
    const { running, someone, rowOf } = examSteps(api, () => hr)
    const people = [await someone(), await someone()] as const
    const { id } = await running(people)
    const first = await rowOf(id, people[0])
    const second = await rowOf(id, people[1])
    const sheet = await workbookFile(
      ['Mã nhân viên', 'Lý thuyết', 'Nhận xét', 'Lý do vắng'],
      [
        [hiding(first.nhansu_id), '8', 'Nhanh,\nđúng', null],
        [second.nhansu_id, null, null, hiding('Ốm')],
      ],
    )
    const sent = await hr.call('examResults.import', { path: { id }, body: { file: sheet } })
    expect(sent.body.data).toMatchObject({
      changed: 2,
      wrong: 0,
      cleaned_columns: ['Mã nhân viên', 'Lý do vắng'],
    })
    expect(await rowOf(id, people[0])).toMatchObject({ remark: 'Nhanh,\nđúng' })
    expect(await rowOf(id, people[1])).toMatchObject({ absent_reason: 'Ốm' })
  })

  test('of takers of an exam', async () => {
    const { nhansuId } = await hire(api, 'Thí Sinh Một', 3)
    const start = Date.now() + 3_600_000
    const { body } = await hr.call('quizExams.store', {
      body: {
        code: `AN${nextNumber()}`,
        name: 'Thi biển báo',
        start_at: new Date(start).toISOString(),
        end_at: new Date(start + 7_200_000).toISOString(),
        duration: 30,
      },
    })
    const sent = await hr.call('quizExams.upload', {
      path: { id: body.data.exam.id },
      body: { file: await workbookFile(['Mã NV'], [[hiding(nhansuId)]]) },
    })
    expect(sent.body.data.import).toMatchObject({ new: 1, wrong: 0, cleaned_columns: ['Mã NV'] })
  })
})
