import type { ToldRow } from '../../../workbooks/import/result.ts'
import type { PlannedPerson, PlannedRow } from './plan.ts'
import { fileSheets } from './sheets.ts'
import type { Wrote } from './write-person.ts'

/** What is kept of somebody who was there, for the undo: what the import changed, as it was. */
export interface FileBefore {
  card?: unknown
  /** Parts and rows by the name of their sheet. */
  sheets: Record<string, unknown>
}

/** What an import did to a file. */
export interface WrittenFile {
  id: number
  /** Null for somebody who was taken in. */
  before: FileBefore | null
  /** Names of what changed, for the trail. */
  fields: string[]
}

/** What became of somebody whom a workbook names. */
export interface WrittenPerson {
  person: PlannedPerson
  told: ToldRow[]
  /** Undefined when nothing of it changed. */
  file: WrittenFile | undefined
}

const withRows: ReadonlySet<string> = new Set(fileSheets.flatMap(({ name, rows }) => (rows ? [name] : [])))

/** Sums up what the card and the rows of a person did, in the order in which the workbook has them. */
export function keepBefore(
  person: PlannedPerson,
  id: number,
  card: Wrote | undefined,
  rows: ReadonlyMap<PlannedRow, Wrote>,
): WrittenFile | undefined {
  const fields = [
    ...new Set([...(card?.fields ?? []), ...[...rows.values()].flatMap((wrote) => wrote.fields)]),
  ]
  if (person.id === null) return { id, before: null, fields }
  const before: FileBefore = { sheets: {} }
  if (card?.state === 'changed') before.card = card.before
  for (const { sheet, wrote } of person.rows.flatMap((row) => {
    const each = rows.get(row)
    return each && each.state !== 'unchanged' ? [{ sheet: row.sheet, wrote: each }] : []
  })) {
    // Of several rows of a sheet the first has seen it as it was; of a part each has seen fields of its own.
    const first = before.sheets[sheet]
    before.sheets[sheet] = withRows.has(sheet)
      ? (first ?? wrote.before)
      : { ...(wrote.before as object), ...(first as object | undefined) }
  }
  if (before.card === undefined && Object.keys(before.sheets).length === 0) return undefined
  return { id, before, fields }
}
