import { beforeAll, beforeEach, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../../testing/api.ts'
import { inCompanyOf } from '../../../../testing/group.ts'
import { workbookFile } from '../../../../testing/import-file.ts'
import { hire, newcomer } from '../../../../testing/newcomer.ts'
import { nextNumber } from '../../../../testing/numbers.ts'
import { openWorkbook } from '../../../../testing/open-workbook.ts'
import type { SheetCell } from '../../../../workbooks/xlsx/sheet.ts'

const api = apiForFile()
let hr: Person
let unit: { id: number; code: string; name: string }
let person: { employeeId: number; nhansuId: string }
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})
beforeEach(async () => {
  const place = nextNumber()
  const body = {
    code: `TT${place}`,
    name: `Đội thi đua ${place}`,
    level: 5,
    parent_id: 1,
    found_date: '2015-01-01',
  }
  unit = { ...body, id: (await hr.call('departments.store', { body })).body.data.department.id }
  person = await hire(api, 'Hồ Thị Tập Thể', 3)
})

const titles = [
  'Mã nhân viên',
  'Tập thể',
  'Hình thức',
  'Số quyết định',
  'Ngày quyết định',
  'Nội dung',
  'Mức thưởng',
]
interface Said {
  code?: string | null
  unit?: string | null
  form?: string
  number?: string
  day?: string
  money?: number
}
const row = (said: Said = {}): SheetCell[] => [
  said.code ?? null,
  said.unit === undefined ? unit.code : said.unit,
  said.form ?? 'Giấy khen',
  said.number ?? `${nextNumber()}/TT`,
  said.day ?? '15/01/2026',
  'Tập thể xuất sắc',
  said.money ?? 5_000_000,
]

const fileOf = (rows: SheetCell[][]) => workbookFile(titles, rows)
const send = async (rows: SheetCell[][], { dry_run = false, by = hr } = {}) =>
  by.call('rewardImports.import', { query: { dry_run }, body: { file: await fileOf(rows) } })
const numbered = async (...numbers: string[]) => {
  const filter = { number: { operator: 'like' as const, value: numbers[0] ?? '' } }
  const { body } = await hr.call('rewardsDisciplines.list', { query: { filter } })
  return body.data.rewards_disciplines.filter(({ number }) => numbers.includes(number ?? ''))
}
test('a unit is rewarded as a whole: tried without a trace, written once, and taken back', async () => {
  const number = `${nextNumber()}/CA`
  const rows = [row({ number }), row({ number, unit: null, code: person.nhansuId })]
  const dry = await send(rows, { dry_run: true })
  expect(dry.body.data.import, dry.text).toMatchObject({ id: null, new: 2, wrong: 0 })
  expect(dry.body.data.import.rows[0]?.changes).toContainEqual({
    field: 'department_id',
    title: 'Tập thể',
    before: null,
    after: unit.name,
  })
  expect(await numbered(number)).toEqual([])
  const { import: written } = (await send(rows)).body.data
  expect(written).toMatchObject({ new: 2 })
  const made = await numbered(number)
  expect(made).toHaveLength(2)
  expect(made.find(({ employee_total: total }) => total === 0)).toMatchObject({
    type: 'reward',
    department_id: unit.id,
    department_name: unit.name,
    employee_ids: [],
    form_name: 'Giấy khen',
    decision_date: '2026-01-15',
    money: 5_000_000,
  })
  expect((await send(rows)).body.data.import).toMatchObject({ id: null, new: 0, unchanged: 2 })
  const undone = await hr.call('rewardImports.undoImport', { path: { id: written.id ?? 0 } })
  expect(undone.status, undone.text).toBe(200)
  expect(await numbered(number)).toEqual([])
})

test('a unit is found by its name as well as by its code, and the same reward of it is known again', async () => {
  const number = `${nextNumber()}/TEN`
  expect((await send([row({ number, unit: unit.name })])).body.data.import).toMatchObject({ new: 1 })
  expect((await send([row({ number })])).body.data.import).toMatchObject({ new: 0, unchanged: 1 })
  const other = await send([row({ number, money: 1 })])
  expect([other.status, other.body.errors?.['rows.2']]).toEqual([
    400,
    ['Khen thưởng số này đã có nên tệp không sửa được; khác ở cột "Mức thưởng".'],
  ])
  const twice = await send([row({ number: '1/LAP' }), row({ number: '1/LAP', unit: unit.name })])
  expect(twice.body.errors).toEqual({ 'rows.3': ['Khen thưởng trùng với dòng 2.'] })
  // Another form under the same number is another reward.
  expect((await send([row({ number, form: 'Lao động tiên tiến' })])).body.data.import).toMatchObject({
    new: 1,
  })
})

test.each<[string, (known: { code: string; unit: string }) => Said, string]>([
  ['both', ({ code }) => ({ code }), 'Ghi mã nhân viên hoặc tập thể được khen, không ghi cả hai.'],
  [
    'both, the unit unknown',
    ({ code }) => ({ code, unit: 'KHONGCO' }),
    'Ghi mã nhân viên hoặc tập thể được khen, không ghi cả hai.',
  ],
  ['neither', () => ({ unit: null }), 'Ghi mã nhân viên hoặc tập thể được khen.'],
  ['an unknown unit', () => ({ unit: 'KHONGCO' }), 'Tập thể "KHONGCO" không có trong danh mục.'],
])(
  'a row that names %s is refused, beside its row, and nothing of the file stays',
  async (_, said, words) => {
    const number = `${nextNumber()}/SAI`
    const rows = [row({ number }), row(said({ code: person.nhansuId, unit: unit.code }))]
    const refused = await send(rows)
    expect(refused.status).toBe(400)
    expect(refused.body.errors?.['rows.3']).toContain(words)
    expect(await numbered(number)).toEqual([])
    const marked = await hr.call('rewardImports.markImport', { body: { file: await fileOf(rows) } })
    const [, good, bad] = Object.values((await openWorkbook(marked.bytes)).sheets)[0] ?? []
    expect([good?.[0], bad?.[0]]).toEqual(['Thêm mới', 'Sai'])
    expect(bad?.[1]).toContain(words)
  },
)

test('a unit of another company is nobody here, by its code as by its name', async () => {
  const two = await api.as('hrOfTwo')
  const code = `HAI${nextNumber()}`
  const body = { code, name: `Đội hai ${code}`, level: 5, parent_id: 101, found_date: '2015-01-01' }
  expect((await two.call('departments.store', { body })).status).toBe(201)
  const [byCode, byName] = [await send([row({ unit: code })]), await send([row({ unit: body.name })])]
  expect(byCode.body.errors?.['rows.2']).toEqual([`Tập thể "${code}" không có trong danh mục.`])
  expect(byName.status).toBe(400)
})

test('a unit is rewarded by a decision of before the day that it was closed on, and by none after', async () => {
  const closing = { closed_on: '2026-01-15', decision_no: '45/QĐ-TCNS' }
  await hr.call('departments.close', { path: { id: unit.id }, body: closing })
  const late = await send([row()])
  const words = `Đơn vị "${unit.name}" đã giải thể từ ngày 15-01-2026 nên không còn vào ngày quyết định.`
  expect([late.status, late.body.errors?.['rows.2']]).toEqual([400, [words]])
  const number = `${nextNumber()}/GT`
  expect((await send([row({ number, day: '14/01/2026' })])).body.data.import).toMatchObject({ new: 1 })
  // By hand it is the same; a reward that stands is still written on.
  const [made] = await numbered(number)
  const record = { type: 'reward' as const, reason: 'Tập thể xuất sắc', number, form_id: made?.form_id ?? 0 }
  const byHand = await hr.call('rewardsDisciplines.store', {
    body: { ...record, department_id: unit.id, decision_date: '2026-01-15' },
  })
  expect(byHand.body.errors).toEqual({ department_id: [words] })
  const path = { id: made?.id ?? 0 }
  const moved = await hr.call('rewardsDisciplines.update', { path, body: { decision_date: '2026-01-16' } })
  expect(moved.body.errors).toEqual({ department_id: [words] })
  await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query(`update departments set closed_on = '2026-01-01' where id = $1`, [unit.id]),
  )
  expect((await hr.call('rewardsDisciplines.update', { path, body: { gift: 'Cờ' } })).status).toBe(200)
})

test('who writes for his units rewards those alone, also as a whole', async () => {
  const { employeeId, personId } = await hire(api, 'Hồ Văn Trưởng Đội', unit.id)
  const head = await newcomer(api, {
    login: `khen.tap.the.${nextNumber()}`,
    companies: {
      1: [
        ['employee_access', 'unit'],
        ['employee_edit', 'unit'],
        ['employee_sensitive', 'unit'],
      ],
    },
    personId,
  })
  await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query('update departments set manager_id = $1 where id = $2', [employeeId, unit.id]),
  )
  const number = `${nextNumber()}/PV`
  const own = await send([row({ number })], { by: head })
  expect(own.body.data?.import, own.text).toMatchObject({ new: 1 })
  const beyond = await send([row({ unit: 'KHO' })], { by: head })
  expect([beyond.status, beyond.body.errors?.['rows.2']]).toEqual([
    400,
    ['Tập thể này không thuộc phạm vi của bạn.'],
  ])
})

test('several people are rewarded together by one row; who has the reward already is named by no second one', async () => {
  const other = await hire(api, 'Hồ Văn Tập Thể', 3)
  const number = `${nextNumber()}/CH`
  const code = `${person.nhansuId}, ${other.nhansuId.toLowerCase()}`
  const rows = [row({ number, code, unit: null })]
  expect((await send(rows)).body.data.import).toMatchObject({ new: 1 })
  const [made] = await numbered(number)
  expect(new Set(made?.employee_ids)).toEqual(new Set([person.employeeId, other.employeeId]))
  expect((await send(rows)).body.data.import).toMatchObject({ unchanged: 1 })
  expect((await send([row({ number, code: person.nhansuId, unit: null })])).body.data.import).toMatchObject({
    unchanged: 1,
  })
  const third = await hire(api, 'Hồ Thị Thứ Ba', 3)
  const mixed = await send([row({ number, code: `${code}, ${third.nhansuId}`, unit: null })])
  expect(mixed.body.errors?.['rows.2']).toEqual([
    'Khen thưởng số này đã có của một số nhân viên trong dòng. Hãy bỏ mã của họ.',
  ])
  const unknown = await send([row({ code: `${person.nhansuId}, KHONGCO1`, unit: null })])
  expect(unknown.body.errors?.['rows.2']).toEqual([
    'Không tìm thấy nhân viên mang mã KHONGCO1 trong phạm vi của bạn.',
  ])
})

test('an exported list is read back as it is, and makes the same rewards again once they are deleted', async () => {
  const other = await hire(api, 'Hồ Văn Đọc Lại', 3)
  const number = `${nextNumber()}/XUAT`
  await send([
    row({ number }),
    row({ number, code: person.nhansuId, unit: null }),
    row({ number, code: `${person.nhansuId},${other.nhansuId}`, unit: null, form: 'Lao động tiên tiến' }),
  ])
  const filter = { number: { operator: 'like' as const, value: number } }
  const list = async () =>
    (await numbered(number))
      .map(({ id: _id, created_at: _at, updated_at: _up, version: _v, ...record }) => record)
      .toSorted((one, another) => one.employee_total - another.employee_total)
  const exported = async () => {
    const { bytes } = await hr.call('rewardsDisciplines.export', { query: { filter, sort: 'number' } })
    const { sheets } = await openWorkbook(bytes)
    return { bytes, rows: [...(sheets['Khen thưởng'] ?? [])] }
  }
  const before = await list()
  const first = await exported()
  expect(first.rows).toHaveLength(4)
  const { bytes } = first
  const file = () => new File([new Uint8Array(bytes)], 'khen-thuong.xlsx')
  const again = await hr.call('rewardImports.import', { body: { file: file() } })
  expect(again.body.data?.import, again.text).toMatchObject({ new: 0, unchanged: 3, wrong: 0 })
  const ids = (await numbered(number)).map(({ id }) => id)
  expect((await hr.call('rewardsDisciplines.destroyBulk', { body: { ids } })).status).toBe(200)
  expect((await hr.call('rewardImports.import', { body: { file: file() } })).body.data.import).toMatchObject({
    new: 3,
  })
  expect(await list()).toEqual(before)
  const sorted = (rows: readonly (readonly unknown[])[]) =>
    rows.map((cells) => JSON.stringify(cells)).toSorted()
  expect(sorted((await exported()).rows)).toEqual(sorted(first.rows))
})

test('a form out of use is read where a reward has it, and given to no new one', async () => {
  const name = `Danh hiệu ${nextNumber()}`
  const body = { code: `DH${nextNumber()}`, name }
  const form = (await hr.call('rewardDisciplineForms.store', { body })).body.data.reward_form
  const rows = [row({ number: `${nextNumber()}/NGUNG`, form: name })]
  expect((await send(rows)).body.data.import).toMatchObject({ new: 1 })
  const path = { id: form.id }
  await hr.call('rewardDisciplineForms.update', { path, body: { is_active: false, version: form.version } })
  expect((await send(rows)).body.data.import).toMatchObject({ unchanged: 1 })
  const fresh = await send([row({ form: name })])
  expect(fresh.body.errors?.['rows.2']).toEqual([`Hình thức "${name}" đã ngừng sử dụng.`])
  const { sheets } = await openWorkbook((await hr.call('rewardImports.importTemplate')).bytes)
  const words = sheets['Giá trị cho phép']?.flat()
  expect(words).toContain(unit.name)
  expect(words).not.toContain(name)
  expect(sheets['Khen thưởng']?.[0]?.slice(0, 5)).toEqual([
    'Mã nhân viên',
    'Tập thể',
    'Hình thức *',
    'Số quyết định *',
    'Ngày QĐ *',
  ])
})
