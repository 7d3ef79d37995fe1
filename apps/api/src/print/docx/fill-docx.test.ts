import { describe, expect, test } from 'vitest'
import { openArchive } from '../../testing/open-archive.ts'
import { FaultyDocx } from './docx-parts.ts'
import { type DocxFacts, mostTags } from './fill.ts'
import { fillDocx } from './fill-docx.ts'
import { docx, docxParts, docxText, packed, paragraph, relations, table } from './testing/docx.ts'

const person = (name: string, place: string) => ({ 'Họ và tên': name, 'Đơn vị': place })
const facts: DocxFacts = {
  values: { 'Số hợp đồng': '12/2026/HĐLĐ', 'Căn cứ': 'Dòng một;\nDòng hai;', 'Ngày ký': '' },
  lists: {
    'Danh sách người': {
      tags: ['Họ và tên', 'Đơn vị'],
      rows: [person('Nguyễn Thị Đào', 'Kế toán'), person('Lê Văn Bách', 'Kho')],
    },
  },
}

const filled = async (body: string, others?: Record<string, string>) =>
  fillDocx(await docx(body, others), facts)
const said = async (body: string) => docxText(await filled(body))

/** What a Word file is refused for. */
async function faultsOf(bytes: Buffer | Promise<Buffer>): Promise<readonly string[]> {
  const error: unknown = await fillDocx(await bytes, facts).catch((reason: unknown) => reason)
  if (!(error instanceof FaultyDocx)) throw new Error('it was not refused', { cause: error })
  return error.faults
}

describe('a tag', () => {
  test('becomes its value, also where Word has cut it into runs, and the look of its first letter stays', async () => {
    const bytes = await filled(paragraph('Số: {Số', ' hợp ', 'đồng}, ', 'ngày {Ngày ký}.'))
    expect(await docxText(bytes)).toEqual(['Số: 12/2026/HĐLĐ, ngày .'])
    const xml = (await openArchive(bytes)).get('word/document.xml')?.toString()
    expect(xml).toContain('<w:rPr><w:b/></w:rPr><w:t xml:space="preserve">Số: 12/2026/HĐLĐ</w:t>')
  })

  test('is known however its letters are composed and spaced', async () => {
    expect(await said(paragraph(`{ ${'Số hợp đồng'.normalize('NFD')} } {Số\u00a0hợp  đồng}`))).toEqual([
      '12/2026/HĐLĐ 12/2026/HĐLĐ',
    ])
  })

  test('of several lines breaks the line', async () => {
    expect(await said(paragraph('{Căn cứ}'))).toEqual(['Dòng một;\nDòng hai;'])
  })

  test('stands in heads and text boxes too', async () => {
    const head = `<w:hdr xmlns:w="x">${paragraph('{Số hợp đồng}')}</w:hdr>`
    const box = `<w:p><w:r><w:pict><w:txbxContent>${paragraph('{Số hợp đồng}')}</w:txbxContent></w:pict></w:r></w:p>`
    const bytes = await filled(box, { 'word/header1.xml': head })
    expect(await docxText(bytes)).toContain('12/2026/HĐLĐ')
    expect(await docxText(bytes, 'word/header1.xml')).toEqual(['12/2026/HĐLĐ'])
  })
})

const doctype = '<!DOCTYPE a [<!ENTITY e SYSTEM "file:///etc/passwd">]><a>&e;</a>'

test('a value is text, whatever it looks like', async () => {
  const evil = '</w:t></w:r><w:r><w:instrText>DDEAUTO x</w:instrText></w:r> &lt; {Ngày ký} =1+1 \u0000\ud800"'
  const bytes = await fillDocx(await docx(paragraph('{Số hợp đồng}')), {
    ...facts,
    values: { ...facts.values, 'Số hợp đồng': evil },
  })
  expect(await docxText(bytes)).toEqual([evil.replace('\u0000\ud800', '')])
  expect((await openArchive(bytes)).get('word/document.xml')?.toString()).not.toContain('<w:instrText')
})

describe('a list', () => {
  test('repeats the row of a table that holds its two tags', async () => {
    const cells = ['{#Danh sách người}{Họ và tên}', '{Đơn vị}, {Số hợp đồng}{/Danh sách người}']
    expect(await said(table(['Họ tên', 'Đơn vị'], cells, ['Hết', '']))).toEqual(
      ['Họ tên', 'Đơn vị', 'Nguyễn Thị Đào', 'Kế toán, 12/2026/HĐLĐ'].concat([
        'Lê Văn Bách',
        'Kho, 12/2026/HĐLĐ',
        'Hết',
        '',
      ]),
    )
  })

  test('repeats a paragraph, or the paragraphs between its two tags', async () => {
    const one = paragraph('{#Danh sách người}{Họ và tên}; {/Danh sách người}')
    const several = [
      paragraph('{#Danh sách người}'),
      paragraph('{Họ và tên}'),
      paragraph('{Đơn vị}'),
      paragraph('{/Danh sách người}'),
    ].join('')
    const names = ['Nguyễn Thị Đào', 'Kế toán', 'Lê Văn Bách', 'Kho']
    expect(await said(one + several)).toEqual(['Nguyễn Thị Đào; ', 'Lê Văn Bách; ', ...names])
  })

  test('within one cell, or one table in another, leaves what lies around it as it is', async () => {
    const inside = table(['{#Danh sách người}{Họ và tên}', '{/Danh sách người}'])
    const around = `<w:tbl><w:tr><w:tc>${paragraph('Bảng')}${inside}</w:tc><w:tc>${paragraph('{#Danh sách người}{Đơn vị}{/Danh sách người}')}</w:tc></w:tr></w:tbl>`
    const names = ['Bảng', 'Nguyễn Thị Đào', '', 'Lê Văn Bách', '', 'Kế toán', 'Kho']
    expect(await said(around)).toEqual(names)
  })

  test('of so many rows that nothing could open the paper is refused', async () => {
    const rows = Array.from({ length: 20_000 }, () => person('A', 'B'))
    const body = table(['{#Danh sách người}', ...Array.from({ length: 60 }, () => 'x'), '{/Danh sách người}'])
    const much = { ...facts, lists: { 'Danh sách người': { tags: ['Họ và tên'], rows } } }
    await expect(fillDocx(await docx(body), much)).rejects.toMatchObject({
      faults: [expect.stringContaining('quá lớn')],
    })
  })
})

describe('a template is refused, naming', () => {
  test.each([
    ['a tag that nobody knows', '{Lương bí mật}', 'Không có thẻ {Lương bí mật}'],
    ['a tag by the name of what every object has', '{constructor}', 'Không có thẻ {constructor}'],
    ['another of those', '{__proto__}', 'Không có thẻ {__proto__}'],
    ['an expression', '{Số hợp đồng + 1}', 'Không có thẻ {Số hợp đồng + 1}'],
    ['other braces', '{=[[ ]]=}', 'Không có thẻ {=[[ ]]=}'],
    ['raw XML', '{@Số hợp đồng}', 'chèn mã XML'],
    ['a tag of a list outside it', '{Họ và tên}', 'giữa {#Danh sách người} và {/Danh sách người}'],
    ['a list that nobody knows', '{#constructor}{/constructor}', 'Không có danh sách {#constructor}'],
    ['a list that does not end', '{#Danh sách người}{Họ và tên}', 'chưa được đóng đúng chỗ'],
    ['a list that does not begin', '{/Danh sách người}', 'không có thẻ mở'],
    [
      'a list in a list',
      '{#Danh sách người}{#Danh sách người}{/Danh sách người}{/Danh sách người}',
      'không được lồng nhau',
    ],
    ['a brace alone', 'a { b', 'Dấu { hoặc }'],
  ])('%s', async (_, text, words) => {
    expect((await faultsOf(docx(paragraph(text)))).join(' ')).toContain(words)
  })

  test('every one of its faults, and how many more there are', async () => {
    const faults = await faultsOf(
      docx(Array.from({ length: 30 }, (_, at) => paragraph(`{Lạ ${at}}`)).join('')),
    )
    expect(faults).toHaveLength(21)
    expect(faults.at(-1)).toBe('Và 10 lỗi khác.')
  })

  test('that it has ten thousand tags', async () => {
    const body = paragraph('{Số hợp đồng}'.repeat(10_000))
    expect(await faultsOf(docx(body))).toEqual([`Mẫu có quá nhiều thẻ (tối đa ${mostTags}).`])
  })

  test.each([
    ['macros', { 'word/vbaProject.bin': 'x' }, 'macro'],
    ['a template elsewhere', rels('attachedTemplate', 'file:///C:/x.dotm', 'External'), 'attachedTemplate'],
    ['a picture elsewhere', rels('image', 'https://a.example.com/x.png', 'External'), 'nằm ngoài tệp'],
    ['a part elsewhere', rels('oleObject', '\\\\server\\x', 'External'), 'ở ngoài'],
    ['a target that leads out by itself', rels('image', 'http://a.example.com/x.png'), 'nằm ngoài tệp'],
    ['a link to a program', rels('hyperlink', 'javascript:alert(1)', 'External'), 'ở ngoài'],
    ['another file inside', rels('aFChunk', 'x.html'), 'chèn nguyên một tệp khác'],
    ['embedded objects', { 'word/embeddings/oleObject1.bin': 'x' }, 'đối tượng nhúng'],
    ['controls', { 'word/activeX/activeX1.xml': '<x/>' }, 'đối tượng nhúng'],
    ['a type of document', { 'word/settings.xml': doctype }, 'DOCTYPE'],
    ['entities in any part', { 'customXml/item1.xml': doctype }, 'DOCTYPE'],
    ['XML in letters that hide it', { 'word/settings.xml': utf16(doctype) }, 'Không đọc được phần'],
    ['broken XML', { 'word/settings.xml': '<a><b></a>' }, 'Không đọc được phần'],
    ['an unknown entity', { 'word/settings.xml': '<a>&e;</a>' }, 'Không đọc được phần'],
    ['XML that is nested without end', { 'word/settings.xml': nested(5_000) }, 'Không đọc được phần'],
    ['too many parts', many(400), 'quá nhiều phần'],
    ['a part that unpacks to a hundred megabytes', { 'word/media/a.png': zeros(100) }, 'quá lớn'],
    ['a part that packs better than any text', { 'word/settings.xml': zeros(4) }, 'quá lớn'],
    ['more text than a paper has', { 'word/settings.xml': noise(9) }, 'quá lớn'],
  ] as const)('%s', async (_, others, words) => {
    expect((await faultsOf(docx(paragraph('A'), others))).join(' ')).toContain(words)
  })

  test.each([
    ['a field that fetches a file', ['INCLUDETEXT "http://a.example.com"'], 'INCLUDETEXT'],
    ['its name in two halves', ['INCLUDE', 'PICTURE "x"'], 'INCLUDEPICTURE'],
    ['a field that runs a program', [' ddeauto excel '], 'ddeauto'],
  ])('%s', async (_, words, name) => {
    const instructions = words.map((text) => `<w:r><w:instrText>${text}</w:instrText></w:r>`).join('')
    const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`
    const body = `<w:p>${mark('begin')}${instructions}${mark('end')}</w:p>`
    expect(await faultsOf(docx(body))).toEqual([expect.stringContaining(`Trường "${name}"`)])
  })

  test('that it is no Word file', async () => {
    for (const bytes of [Buffer.alloc(0), Buffer.from('Kính gửi'), Buffer.from('504b030400000000', 'hex')]) {
      expect((await faultsOf(bytes)).join(' ')).toContain('không phải là tệp Word')
    }
    expect((await faultsOf(Buffer.from('d0cf11e0a1b11ae100', 'hex'))).join(' ')).toContain('Word cũ')
    const parts = docxParts(paragraph('A'))
    const types = parts['[Content_Types].xml'] ?? ''
    const macros = types.replace('vnd.openxmlformats-officedocument.wordprocessingml', 'vnd.ms-word')
    const sheet = types.replace('wordprocessingml.document', 'spreadsheetml.sheet')
    const enabled = macros.replace('document.main', 'document.macroEnabled.main')
    expect(await faultsOf(packed({ ...parts, '[Content_Types].xml': enabled }))).toEqual([
      expect.stringContaining('macro'),
    ])
    expect((await faultsOf(packed({ ...parts, '[Content_Types].xml': sheet }))).join(' ')).toContain('Word')
  })
})

test('links to press, page numbers and pictures inside are left as they are', async () => {
  const field = '<w:fldSimple w:instr=" PAGE \\* MERGEFORMAT "><w:r><w:t>1</w:t></w:r></w:fldSimple>'
  const bytes = await filled(`<w:p>${field}</w:p>`, {
    ...rels('hyperlink', 'https://songmay.example.com/?a=1&amp;b=2', 'External'),
    'word/media/image1.png': 'x',
  })
  const parts = await openArchive(bytes)
  expect(parts.get('word/media/image1.png')?.toString()).toBe('x')
  expect(parts.get('word/_rels/document.xml.rels')?.toString()).toContain('?a=1&amp;b=2')
  expect(parts.get('word/document.xml')?.toString()).toContain('w:instr=" PAGE \\* MERGEFORMAT "')
})

function rels(kind: string, target: string, mode?: string): Record<string, string> {
  const type = `http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}`
  return { 'word/_rels/document.xml.rels': relations(type, target, mode) }
}

function many(count: number): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [`word/media/${at}.png`, 'x']))
}

function zeros(megabytes: number): Buffer {
  return Buffer.alloc(megabytes * 1024 * 1024, ' ')
}

/** Text that packs as text does. */
function noise(megabytes: number): Buffer {
  const words = Array.from({ length: megabytes * 1024 * 128 }, (_, at) =>
    `${(at * 7919) % 9999999}`.padStart(8),
  )
  return Buffer.from(`<a>${words.join('')}</a>`)
}

function nested(depth: number): string {
  return '<a>'.repeat(depth) + '</a>'.repeat(depth)
}

function utf16(text: string): Buffer {
  return Buffer.concat([Buffer.from('fffe', 'hex'), Buffer.from(text, 'utf16le')])
}
