import { cellText } from './cell-text.ts'
import { serialOfDate, serialOfInstant } from './excel-time.ts'
import type { CellValue, ColumnKind, Sheet, SheetCell, SheetColumn, SheetRow } from './sheet.ts'
import { type CellStyle, styleIds } from './style-sheet.ts'

/** Rows of a sheet at most, its header included. */
export const mostRows = 1_048_576
/** Beyond it Excel rounds: such a number is a code and stays text. */
const largestExact = 1e15
/** Letters that are handed on at once: enough to be worth packing, few enough to keep nothing else waiting. */
const chunkLength = 64 * 1024

/** 1 → A, 27 → AA. */
export function columnLetters(number: number): string {
  const rest = (number - 1) % 26
  const letter = String.fromCharCode(65 + rest)
  return number > 26 ? columnLetters((number - 1 - rest) / 26) + letter : letter
}

/**
 * The XML of a worksheet as a stream. Text is in its cells, not in a list of shared
 * strings, which would have to be kept until the end.
 *
 * @param written called with the number of rows, the header included
 */
export async function* sheetXml(sheet: Sheet, written: (rows: number) => void): AsyncGenerator<Buffer> {
  const { columns, header } = sheet
  const write = rowWriter(columns)
  let rows = 0
  yield Buffer.from(head(sheet))
  if (header) yield Buffer.from(write(++rows, titlesOf(columns)))
  for await (const batch of sheet.rows) {
    if (rows + batch.length > mostRows) throw new Error(`a sheet has ${mostRows} rows at most`)
    let xml = ''
    for (const row of batch) {
      xml += write(++rows, row)
      if (xml.length < chunkLength) continue
      yield Buffer.from(xml)
      xml = ''
    }
    if (xml !== '') yield Buffer.from(xml)
  }
  written(rows)
  yield Buffer.from(foot(sheet, rows))
}

/** The range of a sheet with its header. */
export function rangeOf(columns: readonly SheetColumn[], rows: number): string {
  return `A1:${columnLetters(columns.length)}${Math.max(rows, 1)}`
}

function titlesOf(columns: readonly SheetColumn[]): SheetRow {
  return columns.map(({ title }) => ({ value: title, style: 'header' as const }))
}

function head({ columns, header, frozenRows = 0 }: Sheet): string {
  const frozen = header ? 1 : frozenRows
  const pane =
    frozen > 0
      ? `<pane ySplit="${frozen}" topLeftCell="A${frozen + 1}" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft"/>`
      : ''
  const widths = columns.map(
    ({ width, kind }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" style="${styleIds[kind]}" customWidth="1"/>`,
  )
  return (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
    `<sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews>` +
    `<cols>${widths.join('')}</cols><sheetData>`
  )
}

function foot({ columns, header }: Sheet, rows: number): string {
  const filter = header ? `<autoFilter ref="${rangeOf(columns, rows)}"/>` : ''
  const choices = columns.flatMap(({ choices: range }, index) => {
    const letters = columnLetters(index + 1)
    return range === undefined
      ? []
      : [
          `<dataValidation type="list" allowBlank="1" showErrorMessage="1" errorTitle="Giá trị không hợp lệ" error="Hãy chọn một giá trị trong danh sách." sqref="${letters}2:${letters}${mostRows}"><formula1>${cellText(range)}</formula1></dataValidation>`,
        ]
  })
  const validations =
    choices.length > 0
      ? `<dataValidations count="${choices.length}">${choices.join('')}</dataValidations>`
      : ''
  return `</sheetData>${filter}${validations}</worksheet>`
}

function rowWriter(columns: readonly SheetColumn[]): (number: number, row: SheetRow) => string {
  const letters = columns.map((_, index) => columnLetters(index + 1))
  return (number, row) => {
    let xml = `<row r="${number}">`
    columns.forEach(({ kind }, index) => {
      const cell = row[index]
      if (cell !== null && cell !== undefined && cell !== '')
        xml += cellXml(`${letters[index]}${number}`, cell, kind)
    })
    return `${xml}</row>`
  }
}

function cellXml(place: string, cell: SheetCell, kind: ColumnKind): string {
  if (cell === null || typeof cell !== 'object') return valueXml(place, cell, kind, kind)
  const { value, style } = cell
  return valueXml(place, value, style === 'header' || style === 'wrong' ? 'text' : kind, style)
}

function valueXml(place: string, value: CellValue, kind: ColumnKind, style: CellStyle): string {
  const number = numbers[kind](value)
  if (number !== undefined) return `<c r="${place}" s="${styleIds[style]}"><v>${number}</v></c>`
  const text = cellText(asText(value, kind))
  // Without this attribute, a reader of XML may drop the space at both ends.
  const space = /^\s|\s$|\n/.test(text) ? ' xml:space="preserve"' : ''
  const textStyle = style === kind ? 'text' : style
  return `<c r="${place}" s="${styleIds[textStyle]}" t="inlineStr"><is><t${space}>${text}</t></is></c>`
}

/** What each kind of column writes as a number; everything else is written as text. */
const numbers: Readonly<Record<ColumnKind, (value: CellValue) => number | undefined>> = {
  text: () => undefined,
  number: exact,
  money: exact,
  date: (value) => (typeof value === 'string' ? serialOfDate(value) : undefined),
  datetime: (value) => (typeof value === 'string' ? serialOfInstant(value) : undefined),
}

function exact(value: CellValue): number | undefined {
  // The database gives decimals as text, which keeps them exact until here.
  const number = typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Math.abs(number) < largestExact ? number : undefined
}

function asText(value: CellValue, kind: ColumnKind): string {
  const text = String(value ?? '')
  // A day that Excel does not have is written as all days are shown.
  return kind === 'date' ? text.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3-$2-$1') : text
}
