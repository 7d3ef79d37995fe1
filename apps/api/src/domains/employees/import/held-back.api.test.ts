import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { doImport } from '../../../testing/do-import.ts'
import { workbookOf } from '../../../testing/import-file.ts'
import { hire } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'

const api = apiForFile()
let hr: Person
let place: readonly [position: string, unit: string]
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  const { departments } = (await hr.call('departments.list', { query: { pagination: false } })).body.data
  const { positions } = (await hr.call('positions.list')).body.data
  place = [
    positions.find(({ id }) => id === 2)?.code ?? '',
    departments.find(({ id }) => id === 3)?.code ?? '',
  ]
  await hr.call('documentTypes.store', { body: { code: 'QD', name: 'Quyết định', is_decision: true } })
})

const titles = ['Mã nhân viên', 'Họ và tên', 'Giới tính', 'Ngày sinh', 'Ngày vào công ty']
const ofPaper = ['Loại quyết định tiếp nhận', 'Số quyết định', 'Ngày quyết định', 'Chức vụ', 'Đơn vị']
const one = ['Cù Thị Giữ Lại', 'Nữ', '03/02/1995', '03/06/2024', 'Tiếp nhận thử việc']
const newDecision = () => `${nextNumber()}/2024/QĐ-GL`

interface Received {
  decision?: string
  /** The place among them of the one above her. */
  manager?: number
}

/** An import of one woman for each of these, and how it stands and is undone for her. */
async function received(...people: Received[]) {
  const codes = people.map(() => `GL${String(nextNumber()).padStart(6, '0')}`)
  const rows = people.map(({ decision = '', manager = -1 }, at) => [
    codes[at] ?? '',
    ...one,
    decision,
    decision && '27/05/2024',
    ...place,
    manager < 0 ? '' : (codes[manager] ?? ''),
  ])
  const file = await workbookOf({ 'Nhân viên': [[...titles, ...ofPaper, 'Mã quản lý trực tiếp'], ...rows] })
  const { result, refusal } = await doImport(api, hr, 'employees', file)
  expect([refusal, result?.new]).toEqual([undefined, people.length])
  const path = { id: result?.id ?? 0 }
  const listed = async () => (await hr.call('employees.importedPeople', { path })).body.data.people
  const first = await listed()
  const ids = codes.map((code) => first.find(({ nhansu_id }) => nhansu_id === code)?.id ?? 0)
  return {
    codes,
    ids,
    reasons: async () => {
      const now = await listed()
      return ids.map((id) => now.find((person) => person.id === id)?.reason)
    },
    undo: async (...places: number[]) => {
      const employee_ids = places.map((at) => ids[at] ?? 0)
      const { status, body } = await hr.call('employees.undoImportOfPeople', { path, body: { employee_ids } })
      return [status, body.message]
    },
  }
}

const changed = async (id = 0) =>
  expect((await hr.call('employees.update', { path: { id }, body: { extension: '9' } })).status).toBe(200)
const ofChanged = 'Hồ sơ đã được sửa sau khi nhập.'

test('whoever is named by one decision with somebody held back is held back, and nobody else', async () => {
  const decision = newDecision()
  const { codes, ids, reasons, undo } = await received(
    { decision },
    { decision },
    { decision: newDecision() },
  )
  expect(await reasons()).toEqual([null, null, null])
  await changed(ids[0])
  expect(await reasons()).toEqual([
    ofChanged,
    `Quyết định số ${decision} còn nêu ${codes[0]} - Cù Thị Giữ Lại, người không hoàn tác được.`,
    null,
  ])
  expect((await undo(2))[0]).toBe(200)
})

test('whoever is named by a decision with which somebody has gone on is held back', async () => {
  const decision = newDecision()
  const { reasons, undo } = await received({ decision }, {})
  const filter = { decision_number: { operator: 'equal' as const, value: decision } }
  const { decisions } = (await hr.call('decisions.list', { query: { filter } })).body.data
  const paper = { path: { id: decisions[0]?.id ?? 0 }, body: { form: 'pdf' as const } }
  expect((await hr.call('decisions.paper', paper)).status).toBe(200)
  expect(await reasons()).toEqual([`Quyết định số ${decision} đã được dùng tiếp sau khi nhập.`, null])
  expect(await undo(0)).toEqual([
    409,
    `Không thể hoàn tác vì quyết định số ${decision} đã được dùng tiếp sau khi nhập.`,
  ])
})

test('a manager goes with those under him, and is held back with them', async () => {
  const { codes, ids, reasons, undo } = await received({}, { manager: 0 }, { manager: 1 })
  expect(await reasons()).toEqual([null, null, null])
  expect(await undo(0, 2)).toEqual([
    409,
    `${codes[0]} - Cù Thị Giữ Lại là quản lý trực tiếp của người khác trong lần nhập này. Hãy chọn cả những người đó.`,
  ])
  await changed(ids[2])
  const holds = (code = '') => `Là quản lý trực tiếp của ${code} - Cù Thị Giữ Lại, người không hoàn tác được.`
  expect(await reasons()).toEqual([holds(codes[1]), holds(codes[2]), ofChanged])
})

test('whoever manages somebody outside the import is held back', async () => {
  const { codes, ids, reasons, undo } = await received({}, {})
  const { employeeId } = await hire(api, 'Cù Thị Bên Ngoài', 3)
  const moved = await hr.call('jobChanges.store', {
    body: {
      ids: [employeeId],
      kind: 'appointment',
      effective_date: '2026-03-10',
      facts: { direct_manager_id: ids[0] ?? 0 },
    },
  })
  expect(moved.status, moved.text).toBe(200)
  expect(await reasons()).toEqual(['Đang là quản lý trực tiếp của người khác.', null])
  expect(await undo(0, 1)).toEqual([
    409,
    `Không thể hoàn tác vì ${codes[0]} - Cù Thị Giữ Lại đang là quản lý trực tiếp của người khác.`,
  ])
})

test('somebody whom a draft names by now is not taken out, in the words of an undo', async () => {
  const { ids, undo } = await received({}, {})
  const drafted = await hr.call('decisions.store', {
    body: {
      decision_type: 4,
      effective_date: '2026-03-10',
      summary: 'Về việc nhân sự',
      people: [{ employee_id: ids[0] ?? 0, position_id: 2, department_id: 4 }],
    },
  })
  expect(drafted.status, drafted.text).toBe(201)
  expect(await undo(0)).toEqual([409, 'Không thể xóa vì dữ liệu đang được sử dụng ở quyết định.'])
})
