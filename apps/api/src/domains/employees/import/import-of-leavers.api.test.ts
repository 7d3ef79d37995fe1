import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { doImport, tryImport } from '../../../testing/do-import.ts'
import { workbookOf } from '../../../testing/import-file.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'

const api = apiForFile()
let hr: Person
let position: string
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  const { positions } = (await hr.call('positions.list')).body.data
  position = positions.find(({ id }) => id === 2)?.code ?? ''
})

const newNumber = () => `001195${String(nextNumber()).padStart(6, '0')}`

/** Somebody who has left a unit and whose number is known. */
async function leaver(id_number: string, unitId = 3): Promise<string> {
  const { employeeId: id, nhansuId } = await hire(api, 'Phan Thị Nghỉ Việc', unitId)
  const saved = await hr.call('employeePapers.update', { path: { id }, body: { id_number } })
  expect(saved.status, saved.text).toBe(200)
  const left = await hr.call('jobChanges.store', {
    body: {
      kind: 'termination',
      ids: [id],
      effective_date: '2025-04-01',
      facts: { leave_reason: 'Xin nghỉ' },
    },
  })
  expect(left.status, left.text).toBe(200)
  return nhansuId
}

/** A workbook that takes somebody new into a unit, with a number. */
async function newFile(id_number: string, unitId: number): Promise<File> {
  const { departments } = (await hr.call('departments.list', { query: { pagination: false } })).body.data
  const unit = departments.find(({ id }) => id === unitId)?.code ?? ''
  const code = `CU${String(nextNumber()).padStart(6, '0')}`
  const titles = ['Mã nhân viên', 'Họ và tên *', 'Giới tính', 'Ngày sinh', 'Ngày vào công ty']
  const reception = ['Loại quyết định tiếp nhận', 'Chức vụ', 'Đơn vị']
  const someone = [code, 'Phan Thị Nghỉ Việc', 'Nữ', '03/02/1995', '03/06/2026']
  return workbookOf({
    'Nhân viên': [
      [...titles, ...reception],
      [...someone, 'Tiếp nhận thử việc', position, unit],
    ],
    'Giấy tờ': [
      ['Mã nhân viên', 'Số căn cước'],
      [code, id_number],
    ],
  })
}

/** What is said of the number as the workbook is tried, and as it is to be written. */
async function saidOfNumber(by: Person, file: File): Promise<(readonly string[] | undefined)[]> {
  const { rows } = await tryImport(by, 'employees', file)
  const { refusal } = await doImport(api, by, 'employees', file)
  expect(refusal?.message).toBe('Tệp có 1 dòng sai nên chưa có gì được nhập. Hãy sửa rồi nhập lại.')
  return [rows.find(({ sheet }) => sheet === 'Giấy tờ')?.errors, refusal?.errors['Giấy tờ.rows.2']]
}

test('the number of a leaver offers to take him back, also where background work writes', async () => {
  const number = newNumber()
  const code = await leaver(number)
  const words = `Số căn cước thuộc nhân viên đã nghỉ việc ${code} - Phan Thị Nghỉ Việc. Nếu là người này, hãy dùng "Đi làm lại" thay vì lập hồ sơ mới.`
  expect(await saidOfNumber(hr, await newFile(number, 3))).toEqual([[words], [words]])
})

test('whom the sender does not see neither of the two names', async () => {
  const number = newNumber()
  await leaver(number, 4)
  const rights = ['employee_access', 'employee_edit', 'employee_sensitive'] as const
  const clerk = await newcomer(api, {
    login: `nhap.don.vi.${nextNumber()}`,
    companies: { 1: rights.map((permission) => [permission, 'unit'] as const) },
    personId: (await hire(api, 'Cán Bộ Nhập', 2)).personId,
  })
  const words = 'Số căn cước đã thuộc một nhân viên khác của công ty.'
  expect(await saidOfNumber(clerk, await newFile(number, 2))).toEqual([[words], [words]])
})

test('what is told of rows that are wrong is read by who sent them, and by nobody else', async () => {
  const number = newNumber()
  await leaver(number)
  const { body } = await hr.call('employees.import', { body: { file: await newFile(number, 3) } })
  const id = body.data.run_id ?? 0
  await runJobs(api.db)
  const { job } = (await hr.call('jobs.show', { path: { id } })).body.data
  expect(job).toMatchObject({ state: 'failed', result: { import: { wrong: 1, id: null } } })
  expect(JSON.stringify(job.result)).not.toContain(number)
  const other = await newcomer(api, {
    login: `xem.viec.${nextNumber()}`,
    companies: { 1: [['permission_access', 'company']] },
  })
  const seen = await other.call('jobs.show', { path: { id } })
  expect(JSON.stringify(seen.body)).not.toContain('Phan Thị Nghỉ Việc')
})
