import { buffer } from 'node:stream/consumers'
import { assert, asyncProperty, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openWorkbook } from '../../testing/open-workbook.ts'
import { longestText } from './cell-text.ts'
import type { ColumnKind, SheetCell } from './sheet.ts'
import { columnLetters } from './sheet-xml.ts'
import { sheetName, workbook } from './workbook.ts'

const kinds: readonly ColumnKind[] = ['text', 'number', 'money', 'date', 'datetime']

/** A workbook of one column of each kind, opened again. */
async function opened(rows: readonly (readonly SheetCell[])[], name = 'Thử') {
  const columns = kinds.map((kind) => ({ title: `Cột ${kind}`, kind, width: 12 }))
  const { sheets, parts } = await openWorkbook(workbook([{ name, columns, rows: [rows], header: true }]))
  return { rows: sheets[name]?.slice(1) ?? [], sheet: parts.get('xl/worksheets/sheet1.xml') ?? '', parts }
}

const textOf = async (text: string) => (await opened([[text]])).rows[0]?.[0]

describe('a cell comes back as what it is:', () => {
  test.each<[string, ColumnKind, SheetCell, unknown]>([
    ['Vietnamese text', 'text', 'Nguyễn Thị Hồng Đào', 'Nguyễn Thị Hồng Đào'],
    ['leading zeros', 'text', '0981000123', '0981000123'],
    ['digits that look like a number', 'text', '12345678901234567890', '12345678901234567890'],
    ['markup', 'text', '<b>&"\'</b>', '<b>&"\'</b>'],
    ['space at the ends', 'text', '  a  ', '  a  '],
    ['lines', 'text', 'một\r\nhai\rba\nbốn', 'một\nhai\nba\nbốn'],
    ['what Excel takes for an escape', 'text', '_x0041_', '_x0041_'],
    ['a number', 'number', 12.5, 12.5],
    ['a negative number', 'number', -3, -3],
    ['a decimal as the database gives it', 'number', '1250.75', 1250.75],
    ['money', 'money', 15_000_000, 15_000_000],
    ['a number that Excel would round', 'number', 1_234_567_890_123_456, '1234567890123456'],
    ['a day', 'date', '1990-05-17', new Date('1990-05-17T00:00:00Z')],
    ['the first day that Excel counts right', 'date', '1900-03-01', new Date('1900-03-01T00:00:00Z')],
    ['the last day', 'date', '9999-12-31', new Date('9999-12-31T00:00:00Z')],
    ['a day before Excel', 'date', '1899-12-31', '31-12-1899'],
    ['a day that Excel counts wrongly', 'date', '1900-02-28', '28-02-1900'],
    ['a day of the first century', 'date', '0050-01-01', '01-01-0050'],
    [
      'an instant, by the clock of its place',
      'datetime',
      '2026-10-01T23:30:15+07:00',
      new Date('2026-10-01T23:30:15Z'),
    ],
  ])('%s', async (_, kind, value, read) => {
    const row = kinds.map((each) => (each === kind ? value : null))
    const { rows } = await opened([row])
    expect(rows[0]?.[kinds.indexOf(kind)]).toEqual(read)
  })

  test('text in NFD, in the one form that is searched for', async () => {
    expect(await textOf('Nguyễn Đào'.normalize('NFD'))).toBe('Nguyễn Đào'.normalize('NFC'))
  })

  test('any text, but for what XML cannot hold', async () => {
    await assert(
      asyncProperty(string({ unit: 'binary', minLength: 1, maxLength: 40 }), async (text) => {
        const held = text
          .normalize('NFC')
          .replaceAll(/\r\n?/g, '\n')
          .replaceAll(/[^\t\n\u0020-\u007e\u00a0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')
        expect(await textOf(`.${text}.`)).toBe(`.${held}.`)
      }),
      { numRuns: 60 },
    )
  })
})

describe('a long text', () => {
  test('of exactly what a cell holds is whole', async () => {
    expect(await textOf('đ'.repeat(longestText))).toBe('đ'.repeat(longestText))
  })

  test('is cut there, says so, and no letter is halved', async () => {
    const cut = String(await textOf(`${'đ'.repeat(longestText - 2)}😀 và nữa`))
    expect(cut).toBe(`${'đ'.repeat(longestText - 2)}…`)
  })
})

describe('what begins like a formula', () => {
  test.each(['=1+1', '+84981000123', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '=cmd|" /C calc"!A0'])(
    '%j is text in a cell that stays text',
    async (text) => {
      const { sheet } = await opened([[text]])
      expect(sheet).not.toContain('<f>')
      expect(sheet).toMatch(/<c r="A2" s="2" t="inlineStr">/)
    },
  )
})

describe('a sheet', () => {
  test('keeps its titles in view, filters all its rows and knows its widths', async () => {
    const { sheet, parts } = await opened([['a'], ['b']], "Nhân viên 'A'")
    expect(sheet).toContain('state="frozen"')
    expect(sheet).toContain('<autoFilter ref="A1:E3"/>')
    expect(sheet).toContain('<col min="5" max="5" width="12"')
    expect(parts.get('xl/workbook.xml')).toContain("'Nhân viên ''A'''!$A$1:$E$3")
  })

  test('leaves empty cells out', async () => {
    const { sheet } = await opened([[null, null, 5]])
    expect(sheet).toContain('<row r="2"><c r="C2"')
  })

  test('without a row is a sheet all the same', async () => {
    expect((await opened([])).rows).toEqual([])
  })

  test.each([
    ['Danh sách [2026]: A/B?*\\', 'Danh sách  2026   A B'],
    ['x'.repeat(40), 'x'.repeat(31)],
    ["'Tên'", 'Tên'],
  ])('%s may be called %s', (wanted, name) => expect(sheetName(wanted)).toBe(name))
})

test('columns are lettered as Excel letters them', () => {
  expect([1, 26, 27, 52, 702, 703].map(columnLetters)).toEqual(['A', 'Z', 'AA', 'AZ', 'ZZ', 'AAA'])
})

test('the same rows make the same bytes', async () => {
  const make = () => {
    const columns = [{ title: 'A', kind: 'text' as const, width: 10 }]
    return buffer(workbook([{ name: 'A', columns, rows: [[['x']]], header: true }]))
  }
  expect(Buffer.compare(await make(), await make())).toBe(0)
})

test('rows are made as they are read, and no more of them after the reader has gone', async () => {
  let made = 0
  let ended = false
  async function* rows() {
    try {
      for (;;) {
        made += 1
        yield [[String(Math.random()).repeat(2_000)]]
      }
    } finally {
      ended = true
    }
  }
  const columns = [{ title: 'A', kind: 'text' as const, width: 10 }]
  const book = workbook([{ name: 'A', columns, rows: rows(), header: true }])
  for await (const _ of book) if (made > 1) break
  await expect.poll(() => ended).toBe(true)
  expect(made).toBeLessThan(500)
})
