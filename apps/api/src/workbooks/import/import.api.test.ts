import { beforeAll, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { doImport, tryImport } from '../../testing/do-import.ts'
import { fingerprint } from '../../testing/fingerprint.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { importFile, workbookFile } from '../../testing/import-file.ts'
import { openWorkbook } from '../../testing/open-workbook.ts'

const api = apiForFile()
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

type Record_ = Readonly<Record<string, unknown>>

const level = (code: string, more: Record_ = {}) => ({
  code,
  name: `Trình độ ${code}`,
  level_group: 'trade',
  rank: 5,
  ...more,
})
const tryFile = (file: File) => tryImport(hr, 'levels', file)
const tryLevels = async (records: readonly Record_[]) => tryFile(await importFile('levels', records))
const writeFile = (file: File) => doImport(api, hr, 'levels', file)
const writeLevels = async (records: readonly Record_[]) => writeFile(await importFile('levels', records))

async function stored(code: string, company = 1): Promise<Record_ | undefined> {
  const { rows } = await inCompanyOf(api.db.superuser, company, (client) =>
    client.query<Record_>('select * from levels where company_id = $1 and code = $2', [company, code]),
  )
  return rows[0]
}

/** Company 1 but for its trail. */
async function print(): Promise<string> {
  return (await fingerprint(api.db.superuser, 1)).replace(
    /^(audit_trail|idempotency_keys|job_runs|queued_imports|table_counts) .*$/gm,
    '',
  )
}

describe('a dry run', () => {
  test('tells what would be new, changed (old → new), unchanged and wrong, and changes nothing', async () => {
    const before = await print()
    const told = await tryLevels([
      level('MOI', { name: 'Mới tinh' }),
      { code: 'TC', name: 'Trung cấp nghề', level_group: 'education', rank: 21 },
      { code: 'CD', name: 'Cao đẳng', level_group: 'education', rank: 30 },
      level('x', { rank: 1_000 }),
    ])
    expect(told).toMatchObject({ id: null, total: 4, new: 1, changed: 1, unchanged: 1, wrong: 1 })
    const [wrong, changed, made] = told.rows
    expect(wrong).toMatchObject({
      row: 5,
      state: 'wrong',
      errors: [
        'Mã trình độ gồm 2–20 ký tự: chữ không dấu, chữ số, - hoặc _.',
        'Thứ bậc không được lớn hơn 999.',
      ],
    })
    expect(changed).toMatchObject({
      row: 3,
      key: 'TC',
      changes: [
        { title: 'Tên trình độ', before: 'Trung cấp', after: 'Trung cấp nghề' },
        { title: 'Thứ bậc', before: '20', after: '21' },
      ],
    })
    expect(made).toMatchObject({ row: 2, state: 'new', key: 'MOI' })
    expect(await print()).toBe(before)
  })

  test('finds what only the database knows, and says which rows', async () => {
    const records = [
      ...Array.from({ length: 30 }, (_, index) => level(`BD${index}`)),
      level('BDX', { name: 'CAO HỌC' }),
    ]
    const told = await tryLevels(records)
    expect(told).toMatchObject({ new: 30, wrong: 1 })
    expect(told.rows[0]).toMatchObject({ row: 32, errors: ['Tên trình độ đã tồn tại.'] })
    expect(await stored('BD0')).toBeUndefined()
  })

  test('raises codes to capitals, and finds by them what is there and what is there twice', async () => {
    const told = await tryLevels([level('moi-1'), level('tc', { name: 'Trung cấp nghề' }), level('Moi-1')])
    expect(told.rows.map(({ key, state }) => [key, state])).toEqual([
      ['MOI-1', 'wrong'],
      ['TC', 'changed'],
      ['MOI-1', 'new'],
    ])
  })

  test('finds a code that stands in two rows', async () => {
    const told = await tryLevels([level('HAI'), level('HAI', { name: 'Khác' })])
    expect(told.rows[0]).toMatchObject({ row: 3, errors: ['Mã trình độ trùng với dòng 2.'] })
  })
})

describe('an import', () => {
  test('writes what is new and what is changed, records each, and can be taken back', async () => {
    const before = await print()
    const { result } = await writeLevels([
      level('THEM'),
      { code: 'CH', name: 'Thạc sĩ', level_group: 'education', rank: 50 },
    ])
    expect(result).toMatchObject({ id: expect.any(Number), new: 1, changed: 1 })
    expect(await stored('THEM')).toMatchObject({ name: 'Trình độ THEM', is_active: true, company_id: 1 })
    expect(await stored('CH')).toMatchObject({ name: 'Thạc sĩ', version: 2 })
    const trail = await hr.call('auditTrail.list', {
      query: { filter: { operation: { operator: 'equal', value: 'levels.import' } } },
    })
    expect(trail.body.data.audit_trail.map(({ changed_fields }) => changed_fields)).toContainEqual(['name'])

    const undone = await hr.call('levels.undoImport', { path: { id: result?.id ?? 0 } })
    expect(undone.body.data.ids).toHaveLength(2)
    expect(await stored('THEM')).toBeUndefined()
    expect(await stored('CH')).toMatchObject({ name: 'Cao học', rank: 50 })
    const names = (text: string) => text.replaceAll(/^(levels|audit_values) .*$/gm, '')
    expect(names(await print())).toBe(names(before))
    const again = await hr.call('levels.undoImport', { path: { id: result?.id ?? 0 } })
    expect(again.status).toBe(404)
  })

  test('is all or nothing', async () => {
    const before = await print()
    const answer = await writeLevels([level('TOT'), level('TOT2', { level_group: 'ảo thuật' })])
    expect(answer.refusal?.errors).toEqual({
      'rows.3': ['Nhóm trình độ: bạn ghi "ảo thuật"; chọn Học vấn, Chuyên môn, Bậc thợ.'],
    })
    expect(await print()).toBe(before)
  })

  test('writes nothing of what only the database refuses, and says so on its run', async () => {
    const before = await print()
    const { refusal } = await writeLevels([level('CO1'), level('CO2', { name: 'CAO HỌC' })])
    expect(refusal?.message).toBe('Tệp có 1 dòng sai nên chưa có gì được nhập. Hãy sửa rồi nhập lại.')
    expect(await print()).toBe(before)
  })

  test('that nobody has to undo when a record has been changed since', async () => {
    const { result } = await writeLevels([level('SUA')])
    const id = Number((await stored('SUA'))?.['id'])
    await hr.call('levels.update', { path: { id }, body: { rank: 9, version: 1 } })
    const undone = await hr.call('levels.undoImport', { path: { id: result?.id ?? 0 } })
    expect(undone.status).toBe(409)
    expect(await stored('SUA')).toMatchObject({ rank: 9 })
  })

  test('cannot be undone any more after the window', async () => {
    const { result } = await writeLevels([level('CU')])
    await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query(`update imports set made_at = made_at - interval '11 minutes'`),
    )
    expect((await hr.call('levels.undoImport', { path: { id: result?.id ?? 0 } })).status).toBe(404)
    await writeLevels([level('MOI2')])
    const { rows } = await inCompanyOf(api.db.superuser, 1, (client) => client.query('select from imports'))
    expect(rows).toHaveLength(1)
  })

  test('happens once for a key, and a dry run is another request', async () => {
    const file = await importFile('levels', [level('MOTLAN')])
    const key = { 'idempotency-key': 'import-key-1' }
    const first = await hr.call('levels.import', { body: { file }, query: { dry_run: false } }, key)
    const again = await hr.call('levels.import', { body: { file }, query: { dry_run: false } }, key)
    expect(again.text).toBe(first.text)
    const dry = await hr.call('levels.import', { body: { file }, query: { dry_run: true } }, key)
    expect(dry.status).toBe(400)
  })

  test('reads words however they are typed, in NFD too, and leaves what is not filled in', async () => {
    const titles = [
      'mã trình độ *',
      'TÊN  trình độ'.normalize('NFD'),
      'Nhóm trình độ',
      'Thứ bậc',
      'Trạng thái',
    ]
    const file = await workbookFile(titles, [
      ['0012', 'Bậc thợ 1'.normalize('NFD'), 'BẬC THỢ', '7', 'ngừng sử dụng'],
      ['THPT', null, null, '11', null],
    ])
    const { result } = await writeFile(file)
    expect(result).toMatchObject({ new: 1, changed: 1 })
    expect(await stored('0012')).toMatchObject({
      name: 'Bậc thợ 1',
      level_group: 'trade',
      rank: 7,
      is_active: false,
    })
    expect(await stored('THPT')).toMatchObject({ name: 'Trung học phổ thông', rank: 11 })
  })

  test('takes an exported workbook back as nothing new', async () => {
    const { bytes } = await hr.call('levels.export')
    const told = await tryFile(new File([new Uint8Array(bytes)], 'xuat.xlsx'))
    expect(told).toMatchObject({
      new: 0,
      changed: 0,
      wrong: 0,
      ignored_columns: ['Ngày tạo', 'Ngày cập nhật'],
    })
    expect(told.unchanged).toBeGreaterThan(3)
  })
})

describe('the other company', () => {
  test('keeps its record of the same code', async () => {
    const before = await stored('TC', 2)
    await writeLevels([{ code: 'TC', name: 'Của công ty Một', level_group: 'education', rank: 20 }])
    expect(await stored('TC', 2)).toEqual(before)
    expect(await stored('TC')).toMatchObject({ name: 'Của công ty Một' })
  })

  test('cannot take an import back that is not its own', async () => {
    const { result } = await writeLevels([level('CUATOI')])
    const other = await api.as('hrOfTwo')
    const undone = await other.call('levels.undoImport', { path: { id: result?.id ?? 0 } })
    expect(undone.status).toBe(404)
    expect(await stored('CUATOI')).toBeDefined()
  })
})

describe('refused in words, and nothing changes, is', () => {
  const titles = ['Mã trình độ', 'Tên trình độ', 'Nhóm trình độ', 'Thứ bậc']
  const row = ['AA', 'Tên', 'Bậc thợ', '1']
  test.each([
    ['a column of the company', [...titles, 'company_id'], [...row, '2'], 'Cột "company_id"'],
    ['a column of ids', [...titles, 'id'], [...row, '21'], 'Cột "id"'],
    [
      'a column that reaches prototypes',
      [...titles, '__proto__'],
      [...row, '{"admin":true}'],
      'Cột "__proto__"',
    ],
    ['another one', [...titles, 'constructor.prototype'], [...row, 'x'], 'Cột "constructor.prototype"'],
    ['a column twice', [...titles, 'Thứ bậc'], [...row, '2'], 'Cột "Thứ bậc" có hai lần'],
    ['a missing column', titles.slice(0, 3), row.slice(0, 3), 'Thiếu cột "Thứ bậc"'],
    ['a sheet of titles', titles, [], 'không có dòng dữ liệu nào'],
  ])('%s', async (_, given, cells, words) => {
    const before = await print()
    const { refusal } = await writeFile(await workbookFile(given, [cells]))
    expect(refusal?.errors).toEqual({ file: [expect.stringContaining(words)] })
    expect(await print()).toBe(before)
    expect(Object.keys(Object.prototype)).toEqual([])
  })

  test('ten thousand rows and one', async () => {
    const rows = Array.from({ length: 10_001 }, (_, index) => [`A${index}`, `Tên ${index}`, 'Bậc thợ', '1'])
    expect((await writeFile(await workbookFile(titles, rows))).refusal?.errors).toEqual({
      file: ['Mỗi lần chỉ nhập được 10,000 dòng. Hãy chia thành nhiều tệp.'],
    })
  })
})

describe('the workbook', () => {
  test('to fill in has the titles, limits and words of the contract, and can be sent back filled in', async () => {
    const { bytes } = await hr.call('levels.importTemplate')
    const { sheets, parts } = await openWorkbook(bytes)
    expect(sheets['Trình độ']).toEqual([
      ['Mã trình độ *', 'Tên trình độ *', 'Nhóm trình độ *', 'Thứ bậc *', 'Trạng thái'],
    ])
    expect(sheets['Giá trị cho phép']?.slice(1)).toEqual([
      ['Học vấn', 'Đang sử dụng'],
      ['Chuyên môn', 'Ngừng sử dụng'],
      ['Bậc thợ', null],
    ])
    expect(parts.get('xl/worksheets/sheet1.xml')).toContain(
      "<formula1>'Giá trị cho phép'!$A$2:$A$4</formula1>",
    )
    expect(sheets['Hướng dẫn']?.[4]).toEqual(['Thứ bậc', 'Có', 'Số, từ 0, đến 999.', '60'])
  })

  test('that comes back has the faults beside the rows, and can be sent again', async () => {
    const file = await importFile('levels', [
      level('DUNG'),
      level('s', { name: '=1+1' }),
      { code: 'TC', name: 'Tên khác', level_group: 'education', rank: 20 },
    ])
    const { bytes } = await hr.call('levels.markImport', { body: { file } })
    const { sheets, parts } = await openWorkbook(bytes)
    const [titles, good, bad, changed] = sheets['Trình độ'] ?? []
    expect(titles?.slice(0, 3)).toEqual(['Kết quả', 'Chi tiết', 'Mã trình độ'])
    expect(good?.slice(0, 3)).toEqual(['Thêm mới', null, 'DUNG'])
    expect(bad?.slice(0, 4)).toEqual([
      'Sai',
      'Mã trình độ gồm 2–20 ký tự: chữ không dấu, chữ số, - hoặc _.',
      's',
      '=1+1',
    ])
    expect(changed?.slice(0, 2)).toEqual(['Thay đổi', expect.stringMatching(/^Tên trình độ: .* → Tên khác$/)])
    expect([...parts.values()].join('')).not.toContain('<f>')
    expect(await stored('DUNG')).toBeUndefined()
    const again = await tryFile(new File([new Uint8Array(bytes)], 'sua.xlsx'))
    expect(again).toMatchObject({ new: 1, wrong: 1 })
  })
})

test('signs that nobody sees are taken out of cells, and stop no row', async () => {
  const { new: made, wrong } = await tryLevels([
    { ...level('AN1'), name: 'Trung\u200d cấp\u200b nghề\u2060' },
    { ...level('AN2\u200b'), name: 'Sơ cấp\u00ad nghề' },
  ])
  expect([made, wrong]).toEqual([2, 0])
  await writeLevels([{ ...level('AN3'), name: 'Cao\u200d đẳng\u200b nghề\u2060' }])
  const { rows } = await api.db.superuser.query(`select name from levels where code = 'AN3'`)
  expect(rows).toEqual([{ name: 'Cao đẳng nghề' }])
})
