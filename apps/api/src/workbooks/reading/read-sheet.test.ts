import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { deflateRawSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { workbook } from '../xlsx/workbook.ts'
import { zip } from '../xlsx/zip.ts'
import { readAllSheets, readFirstSheet } from './read-sheet.ts'

const folder = mkdtempSync(join(tmpdir(), 'nhansu-reading-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let files = 0
function fileOf(bytes: Uint8Array): string {
  const path = join(folder, `${(files += 1)}.xlsx`)
  writeFileSync(path, bytes)
  return path
}

const plain = {
  '[Content_Types].xml':
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/>' +
    '<Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
  'xl/workbook.xml':
    '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
}

const cells = (xml: string) =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${xml}</sheetData></worksheet>`

/** A workbook of one sheet, and of whatever else is to be in its archive. */
function packed(sheet: string, others: Record<string, string> = {}): Promise<Buffer> {
  const parts = { ...plain, 'xl/worksheets/sheet1.xml': cells(sheet), ...others }
  return buffer(zip(Object.entries(parts).map(([name, text]) => ({ name, content: [Buffer.from(text)] }))))
}

const read = async (sheet: string, others?: Record<string, string>) =>
  readFirstSheet(fileOf(await packed(sheet, others)))

describe('the first sheet', () => {
  test('is read with its texts, numbers and days', async () => {
    const columns = (['text', 'number', 'date'] as const).map((kind) => ({ title: kind, kind, width: 10 }))
    const rows = [[['Đào', 5, '2026-01-31']]] as const
    const bytes = await buffer(workbook([{ name: 'Một', columns, rows, header: true }]))
    expect(await readFirstSheet(fileOf(bytes))).toEqual([
      ['text', 'number', 'date'],
      ['Đào', 5, new Date('2026-01-31T00:00:00Z')],
    ])
  })

  test('gives the last value of a formula, and never the formula', async () => {
    const formula =
      '<row r="1"><c r="A1"><f>1+1</f><v>2</v></c><c r="B1" t="str"><f>HYPERLINK("http://x")</f><v>xem</v></c></row>'
    expect(await read(formula)).toEqual([[2, 'xem']])
  })

  test('is read without what lies beside it: links, pictures, a link out of the archive', async () => {
    const others = {
      'xl/externalLinks/externalLink1.xml':
        '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>',
      '../../etc/passwd': 'x',
    }
    const one = '<row r="1"><c r="A1"><v>1</v></c></row>'
    // A name that leads out of the archive is refused with the whole of it.
    await expect(read(one, others)).rejects.toThrow('không phải là sổ Excel')
    expect(await read(one, { 'xl/media/image1.png': 'x' })).toEqual([[1]])
  })

  test('and never unpacks them, whatever they would become', async () => {
    const picture = ' '.repeat(100 * 1024 * 1024)
    expect(await read('<row r="1"><c r="A1"><v>1</v></c></row>', { 'xl/media/image1.png': picture })).toEqual(
      [[1]],
    )
  })
})

describe('all sheets', () => {
  const column = { title: 'Mã', kind: 'text', width: 10 } as const
  const listed = (name: string, count: number, columns = 1) => ({
    name,
    columns: Array.from({ length: columns }, () => column),
    rows: [
      Array.from({ length: count }, (_, row) => Array.from({ length: columns }, () => `${name} ${row}`)),
    ],
    header: true,
  })
  const readAll = async (...sheets: Parameters<typeof workbook>[0][number][]) =>
    readAllSheets(fileOf(await buffer(workbook(sheets))))

  test('are read whole and in their order, by more pieces than one, the empty ones too', async () => {
    const [first, empty, last] = await readAll(listed('Một', 25_000), listed('Hai', 0), listed('Ba', 21_000))
    expect([first?.name, empty?.name, last?.name]).toEqual(['Một', 'Hai', 'Ba'])
    expect([first?.rows.length, empty?.rows.length, last?.rows.length]).toEqual([25_001, 1, 21_001])
    expect([first?.rows[25_000], last?.rows[1]]).toEqual([['Một 24999'], ['Ba 0']])
  })

  test('may have more rows than a first sheet, and are refused in words beyond what they may have', async () => {
    const far = cells('<row r="60201"><c r="A60201"><v>1</v></c></row>')
    const bytes = await packed('<row r="1"><c r="A1"><v>1</v></c></row>', { 'xl/worksheets/sheet2.xml': far })
    await expect(readAllSheets(fileOf(bytes))).rejects.toThrow('hơn 60,000 dòng ở tất cả các trang tính')
  })

  test('are refused before they are read where empty cells alone would fill the memory', async () => {
    // Sixty thousand rows of a hundred columns, of which one cell is filled.
    const wide = cells('<row r="60000"><c r="CV60000"><v>1</v></c></row>')
    const bytes = await packed('<row r="1"><c r="A1"><v>1</v></c></row>', {
      'xl/worksheets/sheet2.xml': wide,
    })
    await expect(readAllSheets(fileOf(bytes))).rejects.toThrow('quá lớn')
  })
})

describe('refused in words is', () => {
  const one = '<row r="1"><c r="A1"><v>1</v></c></row>'
  const far = (place: string, row: string) => `<row r="${row}"><c r="${place}"><v>1</v></c></row>`
  const entity = '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>'

  test.each([
    ['an empty file', Buffer.alloc(0), 'không phải là sổ Excel'],
    ['text', Buffer.from('Mã;Tên\nA;B'), 'không phải là sổ Excel'],
    [
      'a workbook of the old format, or with a password',
      Buffer.from('d0cf11e0a1b11ae100', 'hex'),
      'định dạng Excel cũ',
    ],
    ['a broken archive', Buffer.from('504b030400000000', 'hex'), 'không phải là sổ Excel'],
  ])('%s', async (_, bytes, words) => {
    await expect(readFirstSheet(fileOf(bytes))).rejects.toThrow(words)
  })

  test.each([
    ['a workbook with macros', one, { 'xl/vbaProject.bin': 'x' }, 'macro'],
    [
      'a workbook that calls itself one with macros',
      one,
      {
        '[Content_Types].xml': plain['[Content_Types].xml'].replace(
          'spreadsheetml.sheet',
          'ms-excel.sheet.macroEnabled',
        ),
      },
      'macro',
    ],
    [
      'an archive that is no workbook',
      one,
      { '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<x/>' },
      'không phải',
    ],
    ['an entity', one, { 'xl/sharedStrings.xml': `${entity}<sst>&e;</sst>` }, 'không phải'],
    ['a cell in the last row of all', far('A1048576', '1048576'), {}, '10,000 dòng'],
    ['an empty row far down', '<row r="1048576"/>', {}, '10,000 dòng'],
    ['a cell in the last column of all', far('XFD1', '1'), {}, 'quá nhiều cột'],
    ['a cell far out in single quotes', far('XFD1', '1').replaceAll('"', "'"), {}, 'quá nhiều cột'],
    ['a sheet of nothing', '', {}, 'không có dữ liệu'],
    ['a sheet that is no XML', '<row><c', {}, 'không phải'],
  ])('%s', async (_, sheet, others, words) => {
    await expect(read(sheet, others)).rejects.toThrow(words)
  })

  test('a bomb: a part that unpacks to a hundred megabytes', async () => {
    const bomb = await packed(one, { 'xl/sharedStrings.xml': ' '.repeat(100 * 1024 * 1024) })
    expect(bomb.length).toBeLessThan(2 * 1024 * 1024)
    await expect(readFirstSheet(fileOf(bomb))).rejects.toThrow('quá lớn')
  })

  test('a bomb that would just fit: a part that packs better than any text does', async () => {
    await expect(read(one, { 'xl/styles.xml': ' '.repeat(8 * 1024 * 1024) })).rejects.toThrow('quá lớn')
  })

  test('a bomb in many parts, each of which would pass alone', async () => {
    const text = Array.from({ length: 300_000 }, (_, index) => `<!--${index * 7919}-->`).join('')
    const parts = Array.from(
      { length: 12 },
      (_, index) => [`xl/worksheets/sheet${index + 2}.xml`, text] as const,
    )
    await expect(read(one, Object.fromEntries(parts))).rejects.toThrow('quá lớn')
  })

  test('a bomb of one long text that stands in every cell', async () => {
    const text = Array.from({ length: 20_000 }, (_, index) => index * 7919).join(' ')
    const rows = Array.from(
      { length: 9_000 },
      (_, at) => `<row r="${at + 1}"><c r="A${at + 1}" t="s"><v>0</v></c></row>`,
    )
    const others = {
      'xl/_rels/workbook.xml.rels': plain['xl/_rels/workbook.xml.rels'].replace(
        '</Relationships>',
        '<Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/></Relationships>',
      ),
      'xl/sharedStrings.xml': `<sst><si><t>${text}</t></si></sst>`,
    }
    expect(await read(rows[0] ?? '', others)).toEqual([[text]])
    await expect(read(rows.join(''), others)).rejects.toThrow('quá lớn')
  })

  test('a bomb of a thousand parts', async () => {
    const parts = Array.from({ length: 1_000 }, (_, index) => [`xl/media/${index}.png`, 'x'] as const)
    await expect(read(one, Object.fromEntries(parts))).rejects.toThrow('quá lớn')
  })

  test('a bomb that says it is small', async () => {
    const honest = await packed(one, { 'xl/sharedStrings.xml': `<sst>${'a'.repeat(40_000)}</sst>` })
    await expect(readFirstSheet(fileOf(understated(honest, 'xl/sharedStrings.xml', 100)))).rejects.toThrow(
      'không phải',
    )
  })

  test('an archive with a part that its directory does not name', async () => {
    const hidden = deflateRawSync(Buffer.from(cells('<row r="1"><c r="A1"><v>666</v></c></row>')))
    const shown = await packed(one)
    const bytes = Buffer.concat([localHeader('xl/worksheets/sheet1.xml', hidden), hidden, shown])
    // Readers that go by the local headers would find 666; this one looks only at what the directory names.
    await expect(readFirstSheet(fileOf(bytes)).catch(() => 'refused')).resolves.not.toEqual([[666]])
  })
})

test('many files that cannot be read leave no thread behind', async () => {
  const bad = fileOf(Buffer.from('504b0304', 'hex'))
  await Promise.all(Array.from({ length: 6 }, () => expect(readFirstSheet(bad)).rejects.toThrow('sổ Excel')))
  // A thread shows as the port that it speaks through.
  await expect.poll(() => process.getActiveResourcesInfo()).not.toContain('MessagePort')
})

/** The archive with another size of one part in its directory. */
function understated(archive: Buffer, name: string, size: number): Buffer {
  const changed = Buffer.from(archive)
  const place = changed.lastIndexOf(name) - 46
  changed.writeUInt32LE(size, place + 24)
  return changed
}

function localHeader(name: string, content: Buffer): Buffer {
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(8, 8)
  header.writeUInt32LE(content.length, 18)
  header.writeUInt32LE(content.length, 22)
  header.writeUInt16LE(name.length, 26)
  return Buffer.concat([header, Buffer.from(name)])
}
