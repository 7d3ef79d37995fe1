import type { FieldColumn } from '../columns.ts'
import { mapInTurns } from '../in-turns.ts'
import { folded } from './cell-values.ts'
import type { ImportFields } from './fields.ts'
import type { SheetEntry } from './read-rows.ts'

/**
 * What is left of the references once the names that are there already have been read: a name that stands in another row
 * of the same workbook, such as the field above one, waits for that row; any other is refused.
 */
export async function ownReferences(
  entries: readonly SheetEntry[],
  fields: ImportFields,
): Promise<SheetEntry[]> {
  const columns = fields.columns.filter(({ refersTo }) => refersTo !== undefined)
  const own = columns.filter(({ refersTo }) => refersTo === fields.operation.resource)
  const rowOf = own.length > 0 ? rowsByWord(entries) : new Map<string, readonly number[]>()
  const pointed = await mapInTurns(entries, (entry) =>
    columns.reduce((so, column) => settle(so, column, rowOf), entry),
  )
  return own.reduce(refuseCircles, pointed)
}

/** The rows that a word may mean: the one of a code, or all that bear a name. */
function rowsByWord(entries: readonly SheetEntry[]): Map<string, readonly number[]> {
  const rowsOf = (field: string) =>
    [...Map.groupBy(entries, ({ values }) => String(values[field] ?? ''))].flatMap(([word, bearers]) =>
      word === '' ? [] : [[folded(word), bearers.map(({ row }) => row)] as const],
    )
  return new Map([...rowsOf('name'), ...rowsOf('code')])
}

function settle(
  entry: SheetEntry,
  { path, title, refersTo }: FieldColumn,
  rowOf: ReadonlyMap<string, readonly number[]>,
): SheetEntry {
  const { [path]: word, ...values } = entry.values
  if (typeof word !== 'string') return entry
  const [row, another] = rowOf.get(folded(word)) ?? []
  if (row !== undefined && another === undefined && refersTo !== undefined)
    return { ...entry, values, waits: { ...entry.waits, [path]: { row, word } } }
  const sentence =
    another === undefined
      ? `${title} "${word.slice(0, 50)}" không có trong danh mục.`
      : `${title} "${word.slice(0, 50)}" là tên của nhiều dòng. Hãy ghi mã.`
  return { ...entry, values, errors: [...entry.errors, sentence] }
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
