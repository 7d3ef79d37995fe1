import { beforeAll, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { importedBySheet } from '../../testing/classes.ts'
import { doImport, tryImport } from '../../testing/do-import.ts'
import { fingerprint } from '../../testing/fingerprint.ts'
import { workbookFile } from '../../testing/import-file.ts'
import { openWorkbook } from '../../testing/open-workbook.ts'

const api = apiForFile()
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

type Cells = readonly (string | null)[]

const ofFields = (rows: readonly Cells[]) => workbookFile(['Mã', 'Tên lĩnh vực', 'Thuộc lĩnh vực'], rows)
const writeFields = async (rows: readonly Cells[]) => doImport(api, hr, 'fields', await ofFields(rows))
const tryFields = async (rows: readonly Cells[]) => tryImport(hr, 'fields', await ofFields(rows))
const writeCertificates = async (titles: readonly string[], rows: readonly Cells[]) =>
  doImport(api, hr, 'certificates', await workbookFile(titles, rows))

/** The ways from the top down to the fields whose codes begin so. */
async function pathsOf(prefix: string): Promise<string[]> {
  const { fields } = (await hr.call('fields.list')).body.data
  return fields.filter(({ code }) => code.startsWith(prefix)).map(({ path }) => path)
}

async function print(): Promise<string> {
  return (await fingerprint(api.db.superuser, 1)).replace(
    /^(audit_trail|idempotency_keys|job_runs|queued_imports|table_counts) .*$/gm,
    '',
  )
}

describe('every catalogue', () => {
  test.each(importedBySheet)('takes its own export back as nothing new: %s', async (resource) => {
    const { bytes } = await hr.call(`${resource}.export` as 'levels.export')
    const file = new File([new Uint8Array(bytes)], 'xuat.xlsx')
    const told = await tryImport(hr, resource, file)
    expect(told).toMatchObject({ new: 0, changed: 0, wrong: 0 })
    expect(told.unchanged).toBeGreaterThan(1)
  })
})

describe('a tree', () => {
  test('comes in whole, by names and codes, in whatever order its rows stand', async () => {
    const { result } = await writeFields([
      ['CAY-3', 'Cứu hộ dưới nước', 'cay-2'],
      ['CAY-2', 'Cứu hộ cây', 'AN TOÀN CÂY'],
      ['CAY-4', 'Trồng cây', 'Mục số 31'],
      ['CAY-1', 'An toàn cây', null],
    ])
    expect(result).toMatchObject({ new: 4, wrong: 0 })
    expect(await pathsOf('CAY')).toEqual([
      'An toàn cây',
      'An toàn cây › Cứu hộ cây',
      'An toàn cây › Cứu hộ cây › Cứu hộ dưới nước',
      'Mục số 31 › Trồng cây',
    ])
  })

  test('tells beforehand where a row will stand', async () => {
    const rows = [
      ['DOI-2', 'Nhánh mới', 'Gốc mới'],
      ['DOI-1', 'Gốc mới', null],
      ['MUC32', 'Mục số 32', 'DOI-1'],
    ]
    const { rows: told } = await tryFields(rows)
    expect(told.find(({ key }) => key === 'MUC32')?.changes).toEqual([
      { field: 'parent_id', title: 'Thuộc lĩnh vực', before: null, after: 'DOI-1' },
    ])
    expect(await pathsOf('DOI')).toEqual([])
  })

  test('is taken back with what was hung below its new rows', async () => {
    const before = await pathsOf('')
    const { result } = await writeFields([
      ['LUI-1', 'Gốc tạm', null],
      ['MUC31', 'Mục số 31 tạm', 'LUI-1'],
    ])
    expect(await pathsOf('MUC31')).toEqual(['Gốc tạm › Mục số 31 tạm'])
    await hr.call('fields.undoImport', { path: { id: result?.id ?? 0 } })
    expect(await pathsOf('')).toEqual(before)
  })

  test.each<[string, Cells[], string]>([
    [
      'a field that is nowhere',
      [['SAI-1', 'Sai', 'Không có']],
      'Thuộc lĩnh vực "Không có" không có trong danh mục.',
    ],
    ['an id instead of a name', [['SAI-1', 'Sai', '31']], 'Thuộc lĩnh vực "31" không có trong danh mục.'],
    [
      'rows that hang from each other',
      [
        ['SAI-1', 'Sai một', 'SAI-2'],
        ['SAI-2', 'Sai hai', 'SAI-1'],
      ],
      'Thuộc lĩnh vực: các dòng này trỏ vòng vào nhau. Hãy nhập chúng trước, rồi nhập lại cột này.',
    ],
    [
      'a row below one that is wrong itself',
      [
        ['S', 'Mã quá ngắn', null],
        ['SAI-2', 'Con', 'Mã quá ngắn'],
      ],
      'Dòng mà dòng này trỏ tới chưa đúng.',
    ],
    [
      'what would become a loop',
      [['MUC31', 'Mục số 31', 'mục số 31']],
      'Lĩnh vực không được thuộc chính nó hoặc lĩnh vực bên dưới nó, và sâu tối đa 6 cấp.',
    ],
  ])('is refused with %s, and nothing changes', async (_, rows, sentence) => {
    const before = await print()
    const tried = await tryFields(rows)
    expect(tried.rows.flatMap(({ errors }) => errors)).toContain(sentence)
    expect((await writeFields([...rows, ['DUNG', 'Đúng', null]])).refusal).toBeDefined()
    expect(await print()).toBe(before)
  })
})

describe('a reference to another catalogue', () => {
  test('is written as its name, and found whatever its case', async () => {
    const group = { code: 'NHOM-XE', name: 'Nhóm lái xe' }
    await hr.call('certificateGroups.store', { body: group })
    const titles = ['Tên chứng chỉ', 'Nhóm chứng chỉ', 'Bắt buộc với tính chất công việc']
    await writeCertificates(titles, [['Bằng FC', 'nhóm LÁI xe', 'Vận tải, lái xe']])
    const query = { include: ['group' as const], search: { value: 'bang fc' } }
    const { certificates } = (await hr.call('certificates.list', { query })).body.data
    expect(certificates).toMatchObject([{ group: { name: 'Nhóm lái xe' }, required_natures: [6, 7] }])
    const filter = { name: { operator: 'equal' as const, value: 'Bằng FC' } }
    const { bytes } = await hr.call('certificates.export', { query: { filter } })
    const { sheets } = await openWorkbook(bytes)
    expect(sheets['Danh sách chứng chỉ']?.[1]).toEqual(
      expect.arrayContaining(['Bằng FC', 'Nhóm lái xe', 'Vận tải, Lái xe']),
    )
  })

  test('is offered by its names in the workbook to fill in', async () => {
    const { bytes } = await hr.call('certificates.importTemplate')
    const { sheets } = await openWorkbook(bytes)
    expect(sheets['Giá trị cho phép']?.flat()).toEqual(expect.arrayContaining(['Mục số 31', 'Lái xe']))
  })

  test.each([
    ['Nhóm chứng chỉ', 'Nhóm của ai', 'Nhóm chứng chỉ "Nhóm của ai" không có trong danh mục.'],
    [
      'Bắt buộc với cấp chức vụ',
      'Giám đốc, Vua',
      expect.stringMatching(
        /^Bắt buộc với cấp chức vụ: bạn ghi "Vua"; chọn Ban Tổng Giám đốc, Giám đốc, .*…$/,
      ),
    ],
  ])('is refused by the words of its column: %s', async (title, word, sentence) => {
    const file = await workbookFile(['Tên chứng chỉ', title], [['Thử', word]])
    const { rows } = await tryImport(hr, 'certificates', file)
    expect(rows[0]?.errors).toEqual([sentence])
  })

  test('never reaches into another company', async () => {
    const other = await api.as('hrOfTwo')
    await other.call('certificateGroups.store', { body: { code: 'RIENG', name: 'Nhóm riêng của Hai' } })
    const titles = ['Tên chứng chỉ', 'Nhóm chứng chỉ']
    const { refusal } = await writeCertificates(titles, [['Thử', 'Nhóm riêng của Hai']])
    expect(refusal?.errors).toEqual({ 'rows.2': [expect.any(String)] })
    const { bytes } = await hr.call('certificates.importTemplate')
    expect((await openWorkbook(bytes)).sheets['Giá trị cho phép']?.flat()).not.toContain('Nhóm riêng của Hai')
  })
})

test('bands that overlap are refused at the row that has them', async () => {
  const titles = ['Mã', 'Tên xếp loại', 'Áp dụng cho', 'Điểm từ', 'Điểm đến', 'Thứ bậc']
  const file = await workbookFile(titles, [
    ['KHA-DT', 'Khá đào tạo', 'Đào tạo', '6.5', '8', '2'],
    ['GIOI-DT', 'Giỏi đào tạo', 'Đào tạo', '7.5', '10', '3'],
  ])
  const told = await tryImport(hr, 'classifies', file)
  expect(told).toMatchObject({ new: 1, wrong: 1 })
  expect(told.rows[0]).toMatchObject({
    row: 3,
    errors: ['Khoảng điểm trùng với một xếp loại khác trong cùng nhóm.'],
  })
})
