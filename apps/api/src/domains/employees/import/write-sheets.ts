import { saveParts } from '../file/changed-files.ts'
import { type FieldChange, recordFieldChanges } from '../history/record-field-changes.ts'
import { addRowOfEach, type NewRow, readRowsOf } from '../rows/add-rows.ts'
import { changeRowOfEach, type RowChange } from '../rows/change-rows.ts'
import { readHolders } from '../rows/holder.ts'
import type { Row, WrittenRow } from '../rows/write-row.ts'
import { filled } from './judge-rows.ts'
import type { PlannedPerson, PlannedRow } from './plan.ts'
import { type FileSheet, fileSheets } from './sheets.ts'
import {
  type ImportWriter,
  rowThere,
  saidIn,
  writeFileRow,
  type Wrote,
  wrotePart,
  wroteRow,
} from './write-person.ts'

/** Somebody whose file is there, with what the rows of the workbook have done to it so far. */
export interface Filed {
  person: PlannedPerson
  id: number
  rows: Map<PlannedRow, Wrote>
}

/** A row of somebody's. */
interface Asked {
  entry: Filed
  row: PlannedRow
  /** What it says. */
  values: Row
}

/**
 * Writes the rows of all sheets but those of job facts, sheet by sheet: the first row of everybody together, then the second,
 * as each is judged beside those before it.
 * @throws ApiFailure when anything is refused, without saying whose
 */
export async function writeSheets(writer: ImportWriter, entries: readonly Filed[]): Promise<void> {
  for (const sheet of fileSheets) {
    if (sheet.job) continue
    for (const turn of turnsOf(sheet, entries)) {
      await (sheet.rows ? writeRows(writer, sheet, sheet.rows, turn) : writeParts(writer, sheet, turn))
    }
  }
}

/** The first rows of all who have any, then their second ones. */
function turnsOf({ name }: FileSheet, entries: readonly Filed[]): Asked[][] {
  const turns: Asked[][] = []
  for (const entry of entries) {
    const { id, rows } = entry.person
    for (const [place, row] of rows.filter(({ sheet }) => sheet === name).entries()) {
      ;(turns[place] ??= []).push({ entry, row, values: saidIn(row, id === null) })
    }
  }
  return turns
}

async function writeParts(writer: ImportWriter, sheet: FileSheet, asked: readonly Asked[]): Promise<void> {
  const { context, by } = writer
  if (sheet.group === undefined) throw new Error(`the sheet ${sheet.name} is neither a part nor rows`)
  const sent = asked.map(({ entry, values }) => ({ id: entry.id, values }))
  const saved = await saveParts(context, sheet.group, sent, by)
  for (const { entry, row, values } of asked) {
    const done = saved.get(entry.id)
    if (done) entry.rows.set(row, wrotePart(writer, sheet, values, done))
  }
}

/** Adds those rows that are new and changes those that are there; one that looks around is written alone. */
async function writeRows(
  writer: ImportWriter,
  sheet: FileSheet,
  { resource, set, same }: NonNullable<FileSheet['rows']>,
  asked: readonly Asked[],
): Promise<void> {
  const { context, by } = writer
  const ids = asked.map(({ entry }) => entry.id)
  const holders = await readHolders(context, ids)
  const stored = await readRowsOf(context, set, ids)
  const added: (Asked & NewRow)[] = []
  const changed: (Asked & RowChange)[] = []
  for (const each of asked) {
    const { entry, row, values } = each
    const rows = stored.get(entry.id) ?? []
    const holder = holders.get(entry.id)
    const there = rowThere(rows, same, values)
    if (holder === undefined || set.looksAround?.({ ...there, ...values })) {
      entry.rows.set(row, await writeFileRow(writer, sheet, entry.id, row, entry.person.id === null))
    } else if (there) changed.push({ ...each, holder, rows, before: there })
    else added.push({ ...each, holder, rows, body: filled(values) })
  }
  const changes: FieldChange[] = []
  const tell = (
    { entry, row, rows, values }: Asked & Pick<NewRow, 'rows'>,
    there: Row | undefined,
    written: WrittenRow | undefined,
  ) => {
    if (written === undefined) throw new Error('each row that was written is told of')
    changes.push(...written.changes)
    entry.rows.set(row, wroteRow(writer, sheet, { there, rows, values, written }))
  }
  const afterwards = await changeRowOfEach(context, resource, set, changed)
  for (const [index, each] of changed.entries()) tell(each, each.before, afterwards[index])
  const made = await addRowOfEach(context, resource, set, added)
  for (const [index, each] of added.entries()) tell(each, undefined, made[index])
  await recordFieldChanges(context, by, changes)
}
