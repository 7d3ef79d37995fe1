import { type ApiFailure, invalidInput } from '../../contract/failure.ts'
import { oneLine } from '../../contract/one-line.ts'
import { cleanText } from '../../contract/strict-json.ts'
import type { FieldColumn } from '../columns.ts'
import { mostImported } from '../reading/limits.ts'
import type { ReadCell } from '../reading/read-sheet.ts'
import type { CleanedColumns, ReadColumns } from '../reading/taken-text.ts'
import { UnreadableWorkbook } from '../reading/unreadable.ts'
import { mapInTurns } from '../in-turns.ts'
import { folded, isEmpty, valueOfCell, valueOfEmptyCell } from './cell-values.ts'
import type { ImportFields } from './fields.ts'
import { columnsToRead, ownReferences } from './own-references.ts'

/** A row of the workbook, read but not yet judged. */
export interface SheetEntry {
  /** As Excel numbers it. */
  row: number
  /** The values of its cells, by field: empty (null, or no values) where the field may be; absent columns are missing. */
  values: Readonly<Record<string, unknown>>
  /** Sentences about cells that hold what no field can. */
  errors: readonly string[]
  /** The fields that these speak of: nothing else is said of them. */
  faulty?: readonly string[]
  /** References to other rows of the workbook, by field; their records are not there yet. */
  waits?: Readonly<Record<string, { row: number; word: string }>>
}

/** What a sheet holds. */
export interface ReadEntries extends ReadColumns {
  entries: SheetEntry[]
  /** Fields that have a column. */
  fields: ReadonlySet<string>
}

/**
 * Reads the rows under the titles of a sheet. Nothing but the titles of the contract is taken.
 * @param isMain false for a sheet beside the main one of its workbook: how many rows such sheets have, the caller has counted
 * @throws ApiFailure 400 for too many rows, and for columns that are unknown, missing or there twice
 */
export async function readEntries(
  sheet: readonly (readonly ReadCell[])[],
  fields: ImportFields,
  { isMain = true }: { isMain?: boolean } = {},
): Promise<ReadEntries> {
  const [titles = [], ...rows] = sheet
  const places = placesOf(titles, { ...fields, columns: columnsToRead(fields) })
  if (isMain && rows.length > mostImported) {
    throw fileFault(new UnreadableWorkbook('tooManyRows').message)
  }
  const cleaned: CleanedColumns = new Set()
  const read = await mapInTurns(rows, (cells, index) => entryOf(index + 2, cells, places, cleaned))
  const entries = read.filter(
    ({ values, errors }) => !Object.values(values).every(isEmpty) || errors.length > 0,
  )
  if (entries.length === 0) throw fileFault('Tệp không có dòng dữ liệu nào dưới dòng tiêu đề.')
  return {
    entries: await ownReferences(entries, fields),
    fields: new Set(places.map(({ column }) => column.path)),
    ignored: titles.map(titleOf).filter((title) => fields.ignored.has(title)),
    cleaned: [...cleaned],
  }
}

/** A fault of the file as a whole. */
export function fileFault(sentence: string): ApiFailure {
  return invalidInput({ file: [sentence] })
}

interface Place {
  index: number
  column: FieldColumn
}

function placesOf(
  titles: readonly ReadCell[],
  { columns, required, ignored, formerTitles = {} }: ImportFields,
): Place[] {
  const byTitle = new Map(
    columns.flatMap((column) =>
      [column.title, formerTitles[column.title] ?? column.title].map(
        (title) => [folded(title), column] as const,
      ),
    ),
  )
  const places = titles.flatMap((cell, index): Place[] => {
    const title = titleOf(cell)
    const column = byTitle.get(folded(title))
    if (column === undefined && title !== '' && !ignored.has(title)) {
      throw fileFault(`Cột "${title.slice(0, 50)}" không có trong mẫu. Hãy xóa cột này hoặc dùng mẫu tải về.`)
    }
    return column ? [{ index, column }] : []
  })
  const twice = places.find(
    ({ column }, index) => places.findIndex((other) => other.column === column) !== index,
  )
  if (twice) throw fileFault(`Cột "${twice.column.title}" có hai lần.`)
  const missing = columns.filter(
    ({ path }) => required.has(path) && places.every(({ column }) => column.path !== path),
  )
  if (missing.length > 0) {
    throw fileFault(`Thiếu cột ${missing.map(({ title }) => `"${title}"`).join(', ')}. Hãy dùng mẫu tải về.`)
  }
  return places
}

/** A title without the star that the template marks required fields with. */
export function titleOf(cell: ReadCell | undefined): string {
  return oneLine(String(cell ?? '').normalize('NFC'))
    .replace(/\*$/, '')
    .trim()
}

function entryOf(
  row: number,
  cells: readonly ReadCell[],
  places: readonly Place[],
  cleaned: CleanedColumns,
): SheetEntry {
  const errors: string[] = []
  const faulty: string[] = []
  const values = places.flatMap(({ index, column }) => {
    const value = valueOfCell(cells[index], column, cleaned) ?? valueOfEmptyCell(column)
    if (value === undefined) return []
    const unknown = unknownWord(value, column)
    if (unknown !== undefined) {
      errors.push(`${column.title}: bạn ghi "${unknown.slice(0, 50)}"; chọn ${wordsOf(column)}`)
      faulty.push(column.path)
      return []
    }
    try {
      return [[column.path, typeof value === 'string' ? cleanText(value) : value] as const]
    } catch {
      errors.push(`${column.title} có ký tự không hợp lệ.`)
      faulty.push(column.path)
      return []
    }
  })
  return { row, values: Object.fromEntries(values), errors, faulty }
}

/** What was written where the column has words of its own, and none of them is meant. */
function unknownWord(value: unknown, { labels, idOf }: FieldColumn): string | undefined {
  if (labels === undefined || idOf) return undefined
  const known = new Set(Object.keys(labels))
  return [value].flat().find((part): part is string => typeof part === 'string' && !known.has(part))
}

/** So many words are named; whoever needs more finds them in the template's list. */
const mostWords = 8

/** The words that a column takes, as a sentence names them. */
export function wordsOf({ labels = {} }: Pick<FieldColumn, 'labels'>): string {
  const words = Object.values(labels)
  return words.slice(0, mostWords).join(', ') + (words.length > mostWords ? ', …' : '.')
}
