import { beforeAll, describe, expect, test } from 'vitest'
import { pdfText } from '../../../print/testing/pdf-text.ts'
import { type Person, apiForFile } from '../../../testing/api.ts'
import { workbookFile } from '../../../testing/import-file.ts'
import { newcomer } from '../../../testing/newcomer.ts'
import { openWorkbook } from '../../../testing/open-workbook.ts'

const api = apiForFile()
let trainer: Person
let approver: Person
let types: string[]
let made = 0
beforeAll(async () => {
  trainer = await newcomer(api, {
    login: 'ke.hoach.tep',
    companies: {
      1: [
        ['training_access', 'company'],
        ['training_edit', 'company'],
        ['training_export', 'company'],
      ],
    },
  })
  approver = await api.as('hrOfOne')
  const { rows } = await api.db.superuser.query<{ name: string }>(
    'select name from training_types where company_id = 1 order by id',
  )
  types = rows.map(({ name }) => name)
})

const titles = ['Nội dung đào tạo', 'Loại đào tạo', 'Số người dự kiến', 'Tháng', 'Dự toán']

async function draft() {
  made += 1
  const body = { name: `Kế hoạch từ tệp số ${made}`, year: 2033 }
  const { plan } = (await trainer.call('trainingPlans.store', { body })).body.data
  return { path: { id: plan.id }, code: plan.code }
}

async function linesOf(path: { id: number }) {
  const shown = await trainer.call('trainingPlans.show', { path, query: { include: ['lines'] } })
  return (shown.body.data.plan.lines ?? []).map(({ name, place, people, months, planned }) => ({
    name,
    place,
    people,
    months,
    planned,
  }))
}

async function send(path: { id: number }, rows: (string | number)[][], dryRun = false) {
  const query = { dry_run: dryRun }
  return trainer.call('trainingPlanLines.import', {
    path,
    query,
    body: {
      file: await workbookFile(
        titles,
        rows.map((row) => row.map(String)),
      ),
    },
  })
}

const good = () => [
  ['Huấn luyện nhóm 3', types[0] ?? '', 40, 'T3, T9', 24_000_001],
  ['Sơ cấp cứu', types[1] ?? '', 15, 'T5', 7_500_000],
]

describe('a workbook of lines', () => {
  test('is told first and changes nothing; then it adds lines in its order', async () => {
    const { path } = await draft()
    const tried = await send(path, good(), true)
    expect(tried.body.data.import).toMatchObject({ id: null, total: 2, new: 2, wrong: 0 })
    expect(await linesOf(path)).toEqual([])
    const done = await send(path, good())
    expect(done.body.data.import).toMatchObject({ new: 2, wrong: 0, id: expect.any(Number) })
    expect(await linesOf(path)).toEqual([
      { name: 'Huấn luyện nhóm 3', place: 1, people: 40, months: [3, 9], planned: 24_000_001 },
      { name: 'Sơ cấp cứu', place: 2, people: 15, months: [5], planned: 7_500_000 },
    ])
  })

  test('with a wrong row writes none, and says beside each row what is wrong', async () => {
    const { path } = await draft()
    const rows = [...good(), ['Hàn áp lực', 'Loại không có', -1, 'T13', '5 triệu']]
    const refused = await send(path, rows)
    expect(refused.status).toBe(400)
    expect(refused.body.message).toContain('1 dòng sai')
    expect(await linesOf(path)).toEqual([])
    const file = await workbookFile(
      titles,
      rows.map((row) => row.map(String)),
    )
    const marked = await trainer.call('trainingPlanLines.markImport', { path, body: { file } })
    const [sheet = []] = Object.values((await openWorkbook(marked.bytes)).sheets)
    expect(sheet.map((row) => row[0])).toEqual(['Kết quả', 'Thêm mới', 'Thêm mới', 'Sai'])
    expect(String(sheet[3]?.[1])).toContain('T13')
    expect(String(sheet[3]?.[1])).toContain('Loại đào tạo')
    expect(await linesOf(path)).toEqual([])
  })

  test('changes the lines of its own plan alone, and is undone as a whole', async () => {
    const [one, other] = [await draft(), await draft()]
    await send(one.path, good())
    await send(other.path, good())
    const before = await linesOf(one.path)
    const again = [
      ['Sơ cấp cứu', types[1] ?? '', 20, 'T6', 9_000_000],
      ['Hàn áp lực', types[0] ?? '', 5, 'T7', 1_000_000],
    ]
    const { body } = await send(one.path, again)
    expect(body.data.import).toMatchObject({ new: 1, changed: 1 })
    expect((await linesOf(one.path)).map(({ people }) => people)).toEqual([40, 20, 5])
    expect((await linesOf(other.path)).map(({ people }) => people)).toEqual([40, 15])
    const import_id = body.data.import.id ?? 0
    const undo = (path: { id: number }) =>
      trainer.call('trainingPlanLines.undoImport', { path, body: { import_id } })
    expect((await undo(other.path)).status).toBe(409)
    expect((await undo(one.path)).status).toBe(200)
    expect(await linesOf(one.path)).toEqual(before)
    expect((await undo(one.path)).status).toBe(404)
  })

  test('that has two rows or lines of one name is refused: they cannot be told apart', async () => {
    const { path } = await draft()
    const [first = []] = good()
    expect((await send(path, [first, first])).status).toBe(400)
    const { rows } = await api.db.superuser.query<{ id: number }>(
      'select id from training_types where company_id = 1 order by id limit 1',
    )
    const line = { name: 'Huấn luyện nhóm 3', type_id: Number(rows[0]?.id) }
    await trainer.call('trainingPlanLines.updateBulk', { path, body: { lines: [line, line] } })
    const tried = await send(path, [first], true)
    expect(tried.body.data.import.rows[0]?.errors.join()).toContain('hai nội dung cùng tên')
  })

  test('is taken by drafts alone, and makes its sender one who wrote the plan', async () => {
    const { path } = await draft()
    const file = await workbookFile(
      titles,
      good().map((row) => row.map(String)),
    )
    await approver.call('trainingPlanLines.import', { path, body: { file } })
    await trainer.call('trainingPlans.submit', { path, body: {} })
    expect((await send(path, good(), true)).status).toBe(409)
    expect((await approver.call('trainingPlans.approve', { path, body: {} })).status).toBe(403)
  })

  test('has a template with the values that each column takes', async () => {
    const { path } = await draft()
    const { sheets } = await openWorkbook(
      (await trainer.call('trainingPlanLines.importTemplate', { path })).bytes,
    )
    const [lines = [], guide = [], values = []] = Object.values(sheets)
    expect(lines[0]).toEqual(expect.arrayContaining(['Nội dung đào tạo *', 'Loại đào tạo *', 'Tháng']))
    expect(guide.length).toBeGreaterThan(5)
    expect(values.flat()).toEqual(expect.arrayContaining([types[0], 'T12']))
  })

  test('without the columns it needs is refused', async () => {
    const { path } = await draft()
    const file = await workbookFile(['Nội dung đào tạo'], [['Sơ cấp cứu']])
    const refused = await trainer.call('trainingPlanLines.import', { path, body: { file } })
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      400,
      expect.stringContaining('Loại đào tạo'),
    ])
  })

  test('comes out with the sums, and goes in again without a change', async () => {
    const { path, code } = await draft()
    await send(path, good())
    const { bytes } = await trainer.call('trainingPlanLines.export', { path })
    const { sheets } = await openWorkbook(bytes)
    const [lines = [], about = []] = Object.values(sheets)
    expect(lines[0]?.slice(0, 2)).toEqual(['Thứ tự', 'Nội dung đào tạo'])
    expect(lines.slice(1).map((row) => row[6])).toEqual(['T3, T9', 'T5'])
    expect(about.find(([what]) => what === 'Kế hoạch')?.[1]).toContain(code)
    expect(about.find(([what]) => what === 'Tổng dự toán')?.[1]).toBe(31_500_001)
    const file = new File([new Uint8Array(bytes)], 'noi-dung.xlsx')
    const tried = await trainer.call('trainingPlanLines.import', {
      path,
      query: { dry_run: true },
      body: { file },
    })
    expect(tried.body.data.import).toMatchObject({ total: 2, unchanged: 2, wrong: 0 })
  })
})

describe('the paper of a plan', () => {
  const read = async (path: { id: number }) => {
    const { bytes } = await trainer.call('trainingPlans.paper', { path })
    return pdfText(bytes).join('')
  }
  const packed = (words: string) => words.replaceAll(' ', '')

  test('has its lines, their sums to the đồng, and who approved it once somebody has', async () => {
    const { path, code } = await draft()
    await send(path, good())
    const before = await read(path)
    for (const words of [
      'KẾ HOẠCH ĐÀO TẠO NĂM 2033',
      code,
      '24.000.001',
      '31.500.001',
      'T3, T9',
      'chưa được phê duyệt',
    ]) {
      expect(before).toContain(packed(words))
    }
    await trainer.call('trainingPlans.submit', { path, body: {} })
    await approver.call('trainingPlans.approve', { path, body: {} })
    const after = await read(path)
    expect(after).toContain(packed('Đã phê duyệt ngày'))
    expect(after).not.toContain(packed('chưa được phê duyệt'))
    await trainer.call('trainingPlans.revise', { path, body: { reason: 'Thêm một lớp.' } })
    expect(await read(path)).toContain(packed('Điều chỉnh lần 1'))
    expect(await read(path)).not.toContain(packed('Đã phê duyệt ngày'))
  })
})
