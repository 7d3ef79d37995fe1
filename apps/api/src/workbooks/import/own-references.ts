import type { FieldColumn } from '../columns.ts'
import { mapInTurns } from '../in-turns.ts'
import { folded } from './cell-values.ts'
import type { ImportFields } from './fields.ts'
import type { SheetEntry } from './read-rows.ts'

/** The columns as rows are read by them: what points at the workbook's own resource stays a word, since a row may be meant. */
export function columnsToRead({ columns, operation }: ImportFields): readonly FieldColumn[] {
  return columns.map((column) =>
    column.idOf !== undefined && !column.many && column.refersTo === operation.resource
      ? { ...column, idOf: new Map() }
      : column,
  )
}

/**
 * The references that are words still: a record that is there already, or another row of the same workbook, such as the
 * field above one, for which the row waits. A code is one of either; a name that more than one of them bears is refused,
 * and so is what names nothing.
 */
export async function ownReferences(
  entries: readonly SheetEntry[],
  fields: ImportFields,
): Promise<SheetEntry[]> {
  const columns = fields.columns.filter(({ refersTo }) => refersTo !== undefined)
  const own = columns.filter(({ refersTo }) => refersTo === fields.operation.resource)
  const rows = own.length > 0 ? rowsByWord(entries) : noRows
  const pointed = await mapInTurns(entries, (entry) =>
    columns.reduce(
      (so, column) => settle(so, column, column.refersTo === fields.operation.resource ? rows : noRows),
      entry,
    ),
  )
  return own.reduce(refuseCircles, pointed)
}

type Rows = ReadonlyMap<string, readonly SheetEntry[]>
type RowsByWord = Readonly<Record<'code' | 'name', Rows>>

const noRows: RowsByWord = { code: new Map(), name: new Map() }

function wordIn({ values }: SheetEntry, field: 'code' | 'name'): string {
  const word = values[field]
  return typeof word === 'string' ? folded(word) : ''
}

/** The rows that a word may mean: those of a code, and those that bear a name. */
function rowsByWord(entries: readonly SheetEntry[]): RowsByWord {
  const rowsOf = (field: 'code' | 'name') =>
    Map.groupBy(
      entries.filter((entry) => wordIn(entry, field) !== ''),
      (entry) => wordIn(entry, field),
    )
  return { code: rowsOf('code'), name: rowsOf('name') }
}

/** What a word may mean: the id of a record, or a row that brings a new one. */
function meantBy(
  word: string,
  { idOf, byCode, shared }: FieldColumn,
  rows: RowsByWord,
): { meant: ReadonlySet<number | SheetEntry>; isShared: boolean } {
  const recordOf = (entry: SheetEntry) => {
    const code = wordIn(entry, 'code')
    return (code === '' ? idOf?.get(wordIn(entry, 'name')) : byCode?.get(code)) ?? entry
  }
  const coded = [byCode?.get(word) ?? [], rows.code.get(word)?.map(recordOf) ?? []].flat()
  if (coded.length > 0) return { meant: new Set(coded), isShared: false }
  const named = [idOf?.get(word) ?? [], rows.name.get(word)?.map(recordOf) ?? []].flat()
  return { meant: new Set(named), isShared: shared?.has(word) === true }
}

function settle(entry: SheetEntry, column: FieldColumn, rows: RowsByWord): SheetEntry {
  const { path, title } = column
  const { [path]: word, ...values } = entry.values
  if (typeof word !== 'string') return entry
  const { meant, isShared } = meantBy(folded(word), column, rows)
  const [only, another] = meant
  if (only !== undefined && another === undefined && !isShared)
    return typeof only === 'number'
      ? { ...entry, values: { ...entry.values, [path]: only } }
      : { ...entry, values, waits: { ...entry.waits, [path]: { row: only.row, word } } }
  const areRows = !isShared && [...meant].every((each) => typeof each !== 'number')
  const sentence =
    isShared || another !== undefined
      ? `${title} "${word.slice(0, 50)}" là tên của nhiều ${areRows ? 'dòng' : 'mục'}. Hãy ghi mã.`
      : `${title} "${word.slice(0, 50)}" không có trong danh mục.`
  return {
    ...entry,
    values,
    errors: [...entry.errors, sentence],
    faulty: [...(entry.faulty ?? []), path],
  }
}

/** Rows that wait for each other could never be written. */
function refuseCircles(entries: readonly SheetEntry[], { path, title }: FieldColumn): SheetEntry[] {
  const next = new Map(entries.map(({ row, waits }) => [row, waits?.[path]?.row] as const))
  return entries.map((entry) => {
    const seen = new Set<number>()
    let at: number | undefined = entry.row
    while (at !== undefined && !seen.has(at)) {
      seen.add(at)
      at = next.get(at)
    }
    if (at !== entry.row) return entry
    const sentence = `${title}: các dòng này trỏ vòng vào nhau. Hãy nhập chúng trước, rồi nhập lại cột này.`
    return { ...entry, waits: {}, errors: [...entry.errors, sentence] }
  })
}
