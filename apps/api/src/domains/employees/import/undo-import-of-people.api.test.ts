import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { doImport } from '../../../testing/do-import.ts'
import { fingerprint } from '../../../testing/fingerprint.ts'
import { workbookFile, workbookOf } from '../../../testing/import-file.ts'
import { everyPermission, hire, newcomer } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'

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

/** People who were there, and the import that gave each of them the extension 102. */
async function imported(...names: string[]) {
  const people = await Promise.all(names.map((name) => hire(api, name, 3)))
  const file = await workbookFile(
    ['Mã nhân viên', 'Số máy lẻ'],
    people.map(({ nhansuId }) => [nhansuId, '102']),
  )
  const { result } = await doImport(api, hr, 'employees', file)
  expect(result).toMatchObject({ changed: names.length, wrong: 0 })
  return {
    id: result?.id ?? 0,
    people: people.map(({ employeeId, nhansuId }) => ({ id: employeeId, nhansuId })),
  }
}

const undo = (by: Person, id: number, employee_ids: number[], dry_run = false) =>
  by.call('employees.undoImportOfPeople', { path: { id }, query: { dry_run }, body: { employee_ids } })

const undoRest = (id: number) => hr.call('employees.undoImport', { path: { id } })

const peopleOf = async (id: number) =>
  (await hr.call('employees.importedPeople', { path: { id } })).body.data.people

const extensionsOf = (people: { id: number }[]) =>
  Promise.all(
    people.map(async ({ id }) => {
      const { employee } = (await hr.call('employees.show', { path: { id } })).body.data
      return employee.extension
    }),
  )

const everything = async () =>
  (await fingerprint(api.db.superuser, 1)).replace(/^(audit_trail|idempotency_keys) .*$/gm, '')

test('an import is undone for one person, and for the rest later', async () => {
  const { id, people } = await imported('Lý Thị Một', 'Lý Thị Hai', 'Lý Thị Ba')
  const [one, two, three] = people.map((person) => person.id)
  expect(await peopleOf(id)).toMatchObject([
    { id: three, full_name: 'Lý Thị Ba', is_new: false, sheets: ['Nhân viên'], reason: null },
    { id: two, reason: null },
    { id: one, reason: null },
  ])
  const answer = await undo(hr, id, [two ?? 0])
  expect([answer.status, answer.body.data], answer.text).toEqual([200, { ids: [two] }])
  expect(await extensionsOf(people)).toEqual(['102', null, '102'])
  expect((await peopleOf(id)).map((person) => person.id)).toEqual([three, one])
  const rest = await undoRest(id)
  expect(rest.status, rest.text).toBe(200)
  expect(await extensionsOf(people)).toEqual([null, null, null])
  expect((await undoRest(id)).status).toBe(404)
})

test('what is undone for somebody is not undone for him again, alone or with others', async () => {
  const { id, people } = await imported('Mạc Thị Một', 'Mạc Thị Hai')
  const [one = 0, two = 0] = people.map((person) => person.id)
  expect((await undo(hr, id, [one])).status).toBe(200)
  await hr.call('employees.update', { path: { id: one }, body: { extension: '9' } })
  expect((await undo(hr, id, [one])).status).toBe(404)
  expect((await undo(hr, id, [one, two])).status).toBe(404)
  expect(await extensionsOf(people)).toEqual(['9', '102'])
  // With the last of them the import is over.
  expect((await undo(hr, id, [two])).status).toBe(200)
  expect((await hr.call('employees.importedPeople', { path: { id } })).status).toBe(404)
})

test('whoever was changed since is refused by name, nothing changes, and the others can be undone', async () => {
  const { id, people } = await imported('Ninh Thị Một', 'Ninh Thị Đã Sửa')
  const [one = 0, changed = 0] = people.map((person) => person.id)
  await hr.call('employees.update', { path: { id: changed }, body: { extension: '9' } })
  expect((await peopleOf(id)).map(({ reason }) => reason)).toEqual([null, 'Hồ sơ đã được sửa sau khi nhập.'])
  const before = await everything()
  const refused = await undo(hr, id, [one, changed])
  expect([refused.status, refused.body.message]).toEqual([
    409,
    `Không thể hoàn tác vì hồ sơ ${people[1]?.nhansuId} - Ninh Thị Đã Sửa đã được sửa sau khi nhập.`,
  ])
  expect(await everything()).toBe(before)
  expect((await undo(hr, id, [one])).status).toBe(200)
  expect(await extensionsOf(people)).toEqual([null, '9'])
})

test('a try says the same and changes nothing', async () => {
  const { id, people } = await imported('Ông Thị Một', 'Ông Thị Hai')
  const [one = 0] = people.map((person) => person.id)
  const before = await everything()
  const tried = await undo(hr, id, [one], true)
  expect([tried.status, tried.body.data], tried.text).toEqual([200, { ids: [one] }])
  expect(await everything()).toBe(before)
  expect(await peopleOf(id)).toHaveLength(2)
  expect((await undoRest(id)).status).toBe(200)
})

test('somebody whom it took in is gone, with his code free, and whoever came with him stays', async () => {
  const [gone, stays] = [nextNumber(), nextNumber()].map((n) => `CU${String(n).padStart(6, '0')}`)
  const titles = ['Mã nhân viên', 'Họ và tên', 'Giới tính', 'Ngày sinh', 'Ngày vào công ty']
  const job = ['Loại quyết định tiếp nhận', 'Chức vụ', 'Đơn vị']
  const taken = (code = '') => [
    code,
    'Phó Thị Mới',
    'Nữ',
    '03/02/1995',
    '03/06/2024',
    'Tiếp nhận thử việc',
    position,
    unit,
  ]
  const file = await workbookOf({ 'Nhân viên': [[...titles, ...job], taken(gone), taken(stays)] })
  const { result } = await doImport(api, hr, 'employees', file)
  const id = result?.id ?? 0
  const people = await peopleOf(id)
  expect(people.map(({ is_new: isNew, sheets }) => [isNew, sheets])).toEqual([
    [true, []],
    [true, []],
  ])
  const person = people.find(({ nhansu_id: code }) => code === gone)
  expect((await undo(hr, id, [person?.id ?? 0])).status).toBe(200)
  const found = async (nhansu_id = '') => (await hr.call('employees.info', { path: { nhansu_id } })).status
  expect([await found(gone), await found(stays)]).toEqual([404, 200])
  const again = await workbookOf({ 'Nhân viên': [[...titles, ...job], taken(gone)] })
  expect((await doImport(api, hr, 'employees', again)).result?.new).toBe(1)
  expect((await undoRest(id)).status).toBe(200)
  expect([await found(gone), await found(stays)]).toEqual([200, 404])
})

test('nobody undoes another’s import, of his company or of the other one, nor people whom it does not know', async () => {
  const { id, people } = await imported('Quách Thị Một')
  const [one = 0] = people.map((person) => person.id)
  const colleague = await newcomer(api, { login: 'nhap.dong.nghiep', companies: { 1: everyPermission } })
  const elsewhere = await newcomer(api, { login: 'nhap.cong.ty.khac', companies: { 2: everyPermission } })
  for (const person of [colleague, elsewhere]) {
    expect((await person.call('employees.importedPeople', { path: { id } })).status).toBe(404)
    expect((await undo(person, id, [one])).status).toBe(404)
  }
  const { employeeId: stranger } = await hire(api, 'Quách Thị Ngoài', 3)
  expect((await undo(hr, id, [stranger])).status).toBe(404)
  expect((await undo(hr, id, [one, stranger])).status).toBe(404)
  expect((await undo(hr, id, [])).status).toBe(400)
  expect(await extensionsOf(people)).toEqual(['102'])
})
