import { ReceivedFile } from '../../../contract/form/received-file.ts'
import { invalidInput } from '../../../contract/failure.ts'
import { folded } from '../../../workbooks/import/cell-values.ts'
import { titleOf } from '../../../workbooks/import/read-rows.ts'
import { sheetOf } from '../../../workbooks/reading/read-sent.ts'
import type { ReadCell } from '../../../workbooks/reading/read-sheet.ts'
import { type CleanedColumns, takenText } from '../../../workbooks/reading/taken-text.ts'
import { dateOfCell } from '../../../workbooks/xlsx/excel-time.ts'

/** A row of a workbook, read by the titles of its columns. */
export interface SheetRow {
  /** As Excel numbers it. */
  row: number
  cell: (title: string) => ReadCell
  /** The text of a cell without signs that nobody sees and the spaces around it; empty for none. */
  text: (title: string) => string
}

const most = 2000

/**
 * The rows of a sent workbook that say something in its first needed column.
 * @param cleaned learns of the columns from whose cells signs that nobody sees were taken out
 * @throws ApiFailure 400 for a workbook without a needed column, without rows, or with too many
 */
export function readSheetRows(file: unknown, needed: readonly string[], cleaned: CleanedColumns): SheetRow[] {
  if (!(file instanceof ReceivedFile)) throw invalidInput({ file: ['Vui lòng chọn tệp Excel.'] })
  const [heads = [], ...lines] = sheetOf(file)
  const columns = new Map(heads.map((head, at) => [folded(titleOf(head)), at]))
  const absent = needed.find((title) => !columns.has(folded(title)))
  if (absent !== undefined) throw invalidInput({ file: [`Tệp không có cột "${absent}".`] })
  const rows = lines.map((line, index): SheetRow => {
    const cell = (title: string) => {
      const at = columns.get(folded(title))
      const sent = at === undefined ? null : (line[at] ?? null)
      return typeof sent === 'string' ? takenText(sent, title, cleaned) : sent
    }
    const text = (title: string) => String(cell(title) ?? '')
    return { row: index + 2, cell, text }
  })
  const filled = rows.filter(({ text }) => needed.some((title) => text(title) !== ''))
  if (filled.length === 0) throw invalidInput({ file: ['Tệp không có dòng nào.'] })
  if (filled.length > most) throw invalidInput({ file: [`Mỗi lần nhập tối đa ${most} dòng.`] })
  return filled
}

/** A score from 0 to 10 as a number or as text with a comma or a point, to one decimal; undefined for anything else. */
export function scoreOf(value: ReadCell): number | undefined {
  const text = String(value).trim().replace(',', '.')
  if (value === null || typeof value === 'boolean' || value instanceof Date) return undefined
  if (!/^\d{1,2}(\.\d{1,2})?$/.test(text)) return undefined
  const score = Number(text)
  return score <= 10 ? roundedScore(score) : undefined
}

/** A score to one decimal, half up of what was written: 8.25 is 8.3, whatever its nearest binary fraction. */
export function roundedScore(score: number): number {
  return Math.round(Math.round(score * 100) / 10) / 10
}

/** A day as a date or as text: 31/01/2026, 31-01-2026, 2026-01-31; undefined for what is no day. */
export function dayOf(value: ReadCell): string | undefined {
  const text = value instanceof Date ? dateOfCell(value) : String(value ?? '').trim()
  const [, day = '', month = '', year] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text) ?? []
  const iso = year === undefined ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  if (!/^(19|20)\d{2}-\d{2}-\d{2}$/.test(iso)) return undefined
  const read = new Date(`${iso}T00:00:00Z`)
  return Number.isNaN(read.getTime()) || read.toISOString().slice(0, 10) !== iso ? undefined : iso
}
