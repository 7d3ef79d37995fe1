import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { picture } from '../files/testing/pictures.ts'
import type { PaperProgress, TellProgress } from './at-work.ts'
import type { Paper } from './paper.ts'
import { placeAndDate } from './paper-heading.ts'
import { printable } from './printable.ts'
import { renderPaper } from './render-paper.ts'
import { pdfText } from './testing/pdf-text.ts'

const bare = (text: string) => text.replaceAll(/\s/g, '')

function paper(changes: Partial<Paper> = {}): Paper {
  return {
    heading: { company: 'Công ty Cổ phần Sông Mây', number: '45/QĐ-SM', place: 'Hà Nội', date: '2026-02-05' },
    title: 'QUYẾT ĐỊNH',
    subject: 'Về việc bổ nhiệm cán bộ',
    orientation: 'portrait',
    body: [{ kind: 'paragraph', text: 'Điều 1. Bổ nhiệm bà Nguyễn Thị Hồng Đào giữ chức vụ Trưởng phòng.' }],
    signatures: [{ office: 'TỔNG GIÁM ĐỐC', name: 'Trần Quốc Vượng' }],
    ...changes,
  }
}

/** Works with the file of a paper, until the thread that lays it out has ended. */
async function untilOver<T>(
  made: Paper,
  work: (file: Readable) => Promise<T> | T,
  tell: TellProgress = () => {},
): Promise<T> {
  const over = Promise.withResolvers<void>()
  const file = renderPaper(made, (news) => {
    tell(news)
    if (news === null) over.resolve()
  })
  file.on('error', () => {})
  const result = await work(file)
  await over.promise
  return result
}

async function printed(changes: Partial<Paper> = {}): Promise<{ pdf: Buffer; pages: string[] }> {
  const pdf = await untilOver(paper(changes), (file) => buffer(file))
  return { pdf, pages: pdfText(pdf) }
}

const table = (rows: readonly (readonly string[])[]): Paper['body'] => [
  {
    kind: 'table',
    columns: [
      { title: 'STT', width: 1 },
      { title: 'Họ và tên', width: 5 },
    ],
    rows,
  },
]

describe('a paper', () => {
  test('for several people begins anew on each sheet, with no number of a page above it', async () => {
    const [line] = paper().body
    const { pages } = await printed({ body: line ? [line, { kind: 'sheet' }, line] : [], signatures: [] })
    const [first, second] = pages.map((page) => page.replace(/Trang\d\/2/, ''))
    expect(pages).toHaveLength(2)
    expect(second).toBe(first)
  })

  test('has the head that the decree asks for, its body and its signature', async () => {
    const { pages } = await printed()
    expect(pages).toHaveLength(1)
    for (const words of [
      'CỘNG HÒA XÃ HỘI CHỦ NGHĨA VIỆT NAM',
      'Độc lập - Tự do - Hạnh phúc',
      'CÔNG TY CỔ PHẦN SÔNG MÂY',
      'Số: 45/QĐ-SM',
      'Hà Nội, ngày 05 tháng 02 năm 2026',
      'QUYẾT ĐỊNH',
      'Về việc bổ nhiệm cán bộ',
      'Điều 1. Bổ nhiệm bà Nguyễn Thị Hồng Đào giữ chức vụ Trưởng phòng.',
      'TỔNG GIÁM ĐỐC',
      'Trần Quốc Vượng',
    ]) {
      expect(pages[0]).toContain(bare(words))
    }
  })

  test('has every Vietnamese letter, upright, bold and slanted', async () => {
    const vowels = 'aăâeêioôơuưy'
    const tones = ['', '\u0300', '\u0301', '\u0303', '\u0309', '\u0323']
    const letters = vowels.split('').flatMap((vowel) => tones.map((tone) => (vowel + tone).normalize('NFC')))
    const all = `đĐ${letters.join('')}${letters.join('').toUpperCase()}`
    const { pages } = await printed({
      title: all,
      body: [{ kind: 'paragraph', text: all }],
      heading: { company: 'A', place: all, date: '2026-01-01' },
    })
    expect(pages.join('').split(all).length - 1).toBeGreaterThanOrEqual(3)
    expect(pages.join('')).not.toContain('\uFFFD')
  })

  test('bears the logo', async () => {
    const without = (await printed()).pdf
    const logo = await picture(30, 30)
    const { pdf } = await printed({ heading: { company: 'A', date: '2026-01-01', logo } })
    expect(without.includes('/Subtype /Image')).toBe(false)
    expect(pdf.includes('/Subtype /Image')).toBe(true)
  })

  test('repeats the head of a table and counts its pages', async () => {
    const rows = Array.from({ length: 120 }, (_, at) => [String(at + 1), 'Lê Thị Bình'])
    const { pages } = await printed({ orientation: 'landscape', body: table(rows), printedBy: 'Người in: A' })
    expect(pages.length).toBeGreaterThan(3)
    for (const [at, page] of pages.entries()) {
      expect(page).toContain(bare(`Trang ${at + 1}/${pages.length}`))
      expect(page).toContain('Ngườiin:A')
    }
    const withRows = pages.filter((page) => page.includes('LêThịBình'))
    expect(withRows.every((page) => page.includes('STTHọvàtên'))).toBe(true)
  })
})

test.each([
  ['2026-02-05', 'Hà Nội, ngày 05 tháng 02 năm 2026'],
  ['2026-11-21', 'Hà Nội, ngày 21 tháng 11 năm 2026'],
  ['2026-03-09', 'Hà Nội, ngày 09 tháng 3 năm 2026'],
])('%s is written as the decree asks', (date, words) => {
  expect(placeAndDate('Hà Nội', date)).toBe(words)
})

describe('what comes from a record', () => {
  test('is text, whatever it looks like: nothing is fetched, read, run or linked to', async () => {
    const asked: string[] = []
    const server = createServer((request, response) => {
      asked.push(request.url ?? '')
      response.end()
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/x.png`
    const values = [
      '<iframe src=file:///etc/passwd>',
      `<img src=${address}>`,
      address,
      '{{env.SMTP_PASS}}',
      '${7*7}',
      '<b>đậm</b>',
      '"],{"image":"/etc/passwd"}',
      '\\n(a) Tj ET Q',
      'javascript:alert(1)',
    ]
    const { pdf, pages } = await printed({
      body: table(values.map((value) => ['1', value])),
      title: values.join(' '),
      signatures: [{ office: values[0] ?? '', name: values[3] ?? '' }],
    })
    server.close()
    expect(asked).toEqual([])
    for (const value of values) expect(pages.join('')).toContain(bare(value))
    expect(pages.join('')).not.toContain('root:')
    expect(pdf.toString('latin1')).not.toMatch(
      /\/(URI|JS|JavaScript|Launch|EmbeddedFile|OpenAction|Annots)\b/,
    )
  })

  test('is made printable wherever it stands, without the caller\u2019s doing', async () => {
    const odd = 'An\u202E\r\nBình\u200B'
    const { pages } = await printed({
      heading: { company: odd, place: odd, number: odd, date: '2026-01-01' },
      subject: odd,
      body: [{ kind: 'paragraph', text: odd }, ...table([['1', odd]])],
      signatures: [{ office: odd, name: odd }],
      printedBy: odd,
    })
    const text = pages.join('')
    expect(text.match(/AnBình/g)).toHaveLength(8)
    expect(text).toContain('ANBÌNH')
    expect(text).not.toMatch(/[\u202E\u200B]/)
  })

  test.each([
    ['a\u202Efdp.exe', 'afdp.exe'],
    ['hai\r\ndòng', 'hai dòng'],
    ['e\u0302', 'ê'],
    ['\0a\u200Bb', 'ab'],
    ['x'.repeat(90), `${'x'.repeat(40)} ${'x'.repeat(40)} ${'x'.repeat(10)}`],
  ])('%j stands on paper as %j', (value, shown) => {
    expect(printable(value)).toBe(shown)
  })
})

describe('the thread of a paper', () => {
  const rows = Array.from({ length: 2_000 }, (_, at) => [String(at), 'Lê Thị Bình'])

  test('tells how far it is, stage by stage, up to the last row and page, and that it is over', async () => {
    const told: (PaperProgress | null)[] = []
    const long = paper({ body: [...table(rows), ...table(rows)] })
    await untilOver(
      long,
      (file) => buffer(file),
      (news) => told.push(news),
    )
    expect(told.pop()).toBeNull()
    const stages = Map.groupBy(told, (news) => news?.stage)
    expect([...stages.keys()]).toEqual(['measuring', 'laying_out', 'drawing'])
    for (const stage of ['laying_out', 'drawing'] as const) {
      const counts = stages.get(stage)?.map((news) => news?.done ?? -1) ?? []
      expect(counts).toEqual(counts.toSorted((one, other) => one - other))
    }
    expect(stages.get('laying_out')?.[0]?.total).toBe(4_000)
    expect(stages.get('drawing')?.[0]?.total).toBeGreaterThan(50)
  })

  test('ends in the middle of its work when its reader goes away', async () => {
    const stages = new Set<string | undefined>()
    const layingOut = Promise.withResolvers<void>()
    await untilOver(
      paper({ body: table(rows) }),
      async (file) => {
        await layingOut.promise
        file.destroy()
      },
      (news) => {
        stages.add(news?.stage)
        if (news?.stage === 'laying_out') layingOut.resolve()
      },
    )
    expect([...stages]).toEqual(['measuring', 'laying_out', undefined])
  })

  test('gives its place to the next when it was given up', async () => {
    for (let tries = 0; tries < 4; tries += 1) {
      await untilOver(paper({ body: table(rows) }), (file) => void file.destroy())
    }
    expect((await printed()).pages).toHaveLength(1)
  })

  test('that cannot even begin takes nobody’s place', () => {
    const cannotBeHandedOver = { ...paper(), title: (() => '') as unknown as string }
    for (let tries = 0; tries < 3; tries += 1)
      expect(() => renderPaper(cannotBeHandedOver)).toThrow(
        expect.objectContaining({ name: 'DataCloneError' }),
      )
  })

  test('is one of two at most', async () => {
    const two = [printed(), printed()]
    expect(() => renderPaper(paper())).toThrow(expect.objectContaining({ status: 503 }))
    await Promise.all(two)
  })
})
