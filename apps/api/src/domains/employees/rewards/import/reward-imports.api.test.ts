import { beforeAll, beforeEach, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../../testing/api.ts'
import { workbookFile } from '../../../../testing/import-file.ts'
import { hire, newcomer } from '../../../../testing/newcomer.ts'
import { nextNumber } from '../../../../testing/numbers.ts'
import { openWorkbook } from '../../../../testing/open-workbook.ts'

const api = apiForFile()
let hr: Person
let person: number
let code: string
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})
beforeEach(async () => {
  person = (await hire(api, 'Lý Thị Nhập Thưởng', 3)).employeeId
  code = (await hr.call('employees.show', { path: { id: person } })).body.data.employee.nhansu_id
})

const titles = [
  'Mã nhân viên',
  'Hình thức',
  'Số quyết định',
  'Ngày quyết định',
  'Nội dung',
  'Mức thưởng',
  'Cấp',
]
type Cells = (string | number | null)[]
const row = (number = `${nextNumber()}/QĐ-KT`, change: Cells = []): Cells => {
  const cells: Cells = [
    code,
    'Giấy khen',
    number,
    '15/01/2026',
    'Hoàn thành tốt nhiệm vụ',
    500_000,
    'Công ty',
  ]
  return cells.map((cell, place) => change[place] ?? cell)
}
const send = async (rows: Cells[], dry_run = false, by = hr) =>
  by.call('rewardImports.import', { query: { dry_run }, body: { file: await workbookFile(titles, rows) } })
const ofPerson = async () =>
  (await hr.call('rewardsDisciplines.ofEmployee', { query: { employee_id: person } })).body.data
    .rewards_disciplines

test('a dry run tells and writes nothing, the import writes, and once more leaves all as it is', async () => {
  const rows = [row('1/NT'), row('2/NT')]
  const dry = await send(rows, true)
  expect(dry.status, dry.text).toBe(200)
  expect(dry.body.data.import).toMatchObject({ id: null, new: 2, wrong: 0 })
  expect(await ofPerson()).toEqual([])
  expect((await send(rows)).body.data.import).toMatchObject({ new: 2, unchanged: 0 })
  const made = await ofPerson()
  expect(made).toHaveLength(2)
  expect(made.find(({ number }) => number === '1/NT')).toMatchObject({
    type: 'reward',
    form_name: 'Giấy khen',
    decision_date: '2026-01-15',
    reason: 'Hoàn thành tốt nhiệm vụ',
    money: 500_000,
    level: 'company',
    state: null,
    employee_ids: [person],
  })
  expect((await send(rows)).body.data.import).toMatchObject({ id: null, new: 0, unchanged: 2 })
  expect(await ofPerson()).toHaveLength(2)
})

test.each<[string, Cells, RegExp]>([
  ['somebody unknown', ['KHONGCO1'], /Không tìm thấy nhân viên/],
  ['a form of discipline', [null, 'Khiển trách'], /Hình thức/],
  ['no day', [null, null, null, 'hôm nào'], /Ngày quyết định/],
  ['a sum below nothing', [null, null, null, null, null, -5], /Mức thưởng/],
])('with one row of %s nothing of it stays, and the workbook says why', async (_, change, words) => {
  const rows = [row(), row(undefined, change)]
  const refused = await send(rows)
  expect(refused.status).toBe(400)
  expect(JSON.stringify(refused.body.errors?.['rows.3'])).toMatch(words)
  expect(await ofPerson()).toEqual([])
  const marked = await hr.call('rewardImports.markImport', {
    body: { file: await workbookFile(titles, rows) },
  })
  const { sheets } = await openWorkbook(marked.bytes)
  const [, good, bad] = Object.values(sheets)[0] ?? []
  expect(good?.[0]).toBe('Thêm mới')
  expect(bad?.[0]).toBe('Sai')
  expect(bad?.[1]).toMatch(words)
})

test('a row that says another sum or day of a reward that is there is refused, with its columns', async () => {
  await send([row('4/NT')])
  const other = await send([row('4/NT', [null, null, null, '16/01/2026', null, 600_000])])
  expect(other.status).toBe(400)
  expect(other.body.errors?.['rows.2']?.[0]).toContain('"Ngày QĐ", "Mức thưởng"')
})

test('an import is not taken back once a reward of it has a print', async () => {
  const { import: first } = (await send([row()])).body.data
  const [made] = await ofPerson()
  const path = { id: made?.id ?? 0 }
  const printed = await hr.call('rewardPapers.print', {
    path,
    body: { kind: 'reward_certificate', form: 'pdf' },
  })
  expect(printed.status).toBe(200)
  expect((await hr.call('rewardImports.undoImport', { path: { id: first.id ?? 0 } })).status).toBe(409)
  expect((await hr.call('rewardsDisciplines.destroy', { path })).status).toBe(409)
  expect(await ofPerson()).toHaveLength(1)
})

test('a reward that stands twice in the workbook is refused', async () => {
  const refused = await send([row('3/NT'), row('3/NT')])
  expect([refused.status, refused.body.errors]).toEqual([
    400,
    { 'rows.3': ['Khen thưởng trùng với dòng 2.'] },
  ])
})

test('an import is taken back as a whole by whom it is of, until somebody has changed one of its rewards', async () => {
  const { import: first } = (await send([row(), row()])).body.data
  const path = { id: first.id ?? 0 }
  const other = await newcomer(api, {
    login: `nhap.thuong.${nextNumber()}`,
    companies: {
      1: [
        ['employee_access', 'company'],
        ['employee_edit', 'company'],
        ['employee_sensitive', 'company'],
      ],
    },
  })
  expect((await other.call('rewardImports.undoImport', { path })).status).toBe(404)
  expect((await hr.call('rewardImports.undoImport', { path })).status).toBe(200)
  expect(await ofPerson()).toEqual([])
  const { import: second } = (await send([row()])).body.data
  const [made] = await ofPerson()
  await hr.call('rewardsDisciplines.update', { path: { id: made?.id ?? 0 }, body: { gift: 'Cúp' } })
  expect((await hr.call('rewardImports.undoImport', { path: { id: second.id ?? 0 } })).status).toBe(409)
  expect(await ofPerson()).toHaveLength(1)
})

test('who may not see sums writes none, and the other company knows nobody of this one', async () => {
  const plain = await newcomer(api, {
    login: `nhap.thuong.${nextNumber()}`,
    companies: {
      1: [
        ['employee_access', 'company'],
        ['employee_edit', 'company'],
      ],
    },
  })
  expect((await send([row()], false, plain)).status).toBe(403)
  expect((await send([row()], false, await api.as('hrOfTwo'))).status).toBe(400)
  const { sheets } = await openWorkbook((await hr.call('rewardImports.importTemplate')).bytes)
  expect(sheets['Khen thưởng']?.[0]).toContain('Hình thức *')
  expect(sheets['Giá trị cho phép']?.flat()).toContain('Giấy khen')
})

test('a row names a reason of the company for rewards, and no other', async () => {
  const named = [...titles, 'Lý do']
  const sendWith = async (reason: string) =>
    hr.call('rewardImports.import', {
      body: { file: await workbookFile(named, [[...row(`${nextNumber()}/LD`), reason]]) },
    })
  const body = { code: `LD-${nextNumber()}`, name: `Sáng kiến ${nextNumber()}`, type: 'reward' as const }
  await hr.call('rewardReasons.store', { body })
  const breach = { code: `LD-${nextNumber()}`, name: `Vi phạm ${nextNumber()}`, type: 'discipline' as const }
  await hr.call('rewardReasons.store', { body: breach })
  expect((await sendWith(breach.name)).status).toBe(400)
  expect(await ofPerson()).toEqual([])
  const written = await sendWith(body.name)
  expect(written.body.data.import, written.text).toMatchObject({ new: 1 })
  expect(await ofPerson()).toMatchObject([{ reason_name: body.name, reason: 'Hoàn thành tốt nhiệm vụ' }])
  const columns = ['employees.nhansu_id', 'reason_name'] as const
  const filter = { employee_id: { operator: 'in' as const, value: [person] } }
  const { bytes } = await hr.call('rewardsDisciplines.export', { query: { columns: [...columns], filter } })
  const { sheets } = await openWorkbook(bytes)
  expect(sheets['Khen thưởng']).toEqual([
    ['Mã nhân viên', 'Lý do'],
    [code, body.name],
  ])
})
