import { sql } from 'kysely'
import type { ToldRow } from '../../../workbooks/import/result.ts'
import type { SavedPart } from '../file/changed-files.ts'
import { cardValues, saveCard } from '../file/employee-card.ts'
import { saveGroup, valuesOf } from '../file/file-group.ts'
import type { FileWriter } from '../file/file-writer.ts'
import { insertEmployee } from '../file/new-row.ts'
import type { FileValues } from '../file/problems.ts'
import { type ChangedBy, recordFieldChanges } from '../history/record-field-changes.ts'
import type { AskedThings } from '../job/asked-facts.ts'
import { writeJobChanges } from '../job/write-job-changes.ts'
import { readHolder } from '../rows/holder.ts'
import { changeRow } from '../rows/change-rows.ts'
import { addRow, readRows, type Row, type WrittenRow } from '../rows/write-row.ts'
import { folded } from '../../../workbooks/import/cell-values.ts'
import type { ImportFields } from '../../../workbooks/import/fields.ts'
import { filled } from './judge-rows.ts'
import { beginningOf, firstJobs } from './first-jobs.ts'
import type { PlannedPerson, PlannedRow } from './plan.ts'
import type { FileSheet, JobSheet } from './sheets.ts'
import { type JobRow, writeJobRows } from './write-job-rows.ts'
import { dottedFields, toldChanges } from './told-rows.ts'

/** What an import writes with. */
export interface ImportWriter {
  context: FileWriter
  by: ChangedBy
  today: string
  /** The columns of the people sheet, with the names of units and positions. */
  people: ImportFields
  /** Those of the other sheets that have rows, with the names of what they point at. */
  sheets: ReadonlyMap<FileSheet, ImportFields>
  managers: Map<string, number>
  /** What is known of units, positions and managers already. */
  things: AskedThings
  /** The code of somebody new: his own, or the one that was drawn for him. */
  codeOf: (person: PlannedPerson) => string
}

/** What a row did. */
export type Wrote = Pick<ToldRow, 'state' | 'changes'> & {
  /** The fields that changed, as paths of the file. */
  fields: readonly string[]
  /** What its undo puts back. */
  before: unknown
}

const nothingDotted: ReadonlySet<string> = new Set()

/** Takes somebody in: his row, what he begins with, and his card. */
export async function writeNewPerson(
  writer: ImportWriter,
  person: PlannedPerson,
  values: Row,
): Promise<Wrote & { id: number; code: string }> {
  const { context, by, managers, today, things } = writer
  const code = writer.codeOf(person)
  const id = await insertEmployee(context, {
    code,
    full_name: String(values['full_name']),
    gender: String(values['gender']),
    ...beginningOf(person),
  })
  const changes = await firstJobs(context, id, person, managers, today, things)
  await writeJobChanges(context, changes, by.userId, { checksFiles: false })
  const changed = await saveCard(context, id, values, {}, by)
  return { id, code, ...wroteNewPerson(writer, person, pathsIn(changed)) }
}

/** What taking somebody in did. @param fields those of his card */
export function wroteNewPerson(
  { people }: ImportWriter,
  { card, jobs }: PlannedPerson,
  fields: readonly string[],
): Wrote {
  const after = { ...card?.values, ...jobs[0]?.values }
  return {
    state: 'new',
    fields,
    before: null,
    changes: toldChanges(people, nothingDotted, Object.keys(after), { before: null, after }),
  }
}

/** Changes the card of somebody who is there by what the row says. */
export async function writeCard(writer: ImportWriter, id: number, values: Row): Promise<Wrote> {
  const { context, by } = writer
  const before = await cardValues(context, id)
  const fields = pathsIn(await saveCard(context, id, values, before, by))
  return wroteCard(writer, values, { before, fields })
}

/** What a row did to the card of somebody who is there. */
export function wroteCard({ people }: ImportWriter, values: Row, saved: SavedPart): Wrote {
  return wroteValues(people, nothingDotted, values, saved)
}

/** What a row did to another part of a file. */
export function wrotePart(writer: ImportWriter, sheet: FileSheet, values: Row, saved: SavedPart): Wrote {
  return wroteValues(columnsOf(writer, sheet), dottedFields(sheet), values, saved)
}

function wroteValues(
  columns: ImportFields,
  dotted: ReadonlySet<string>,
  values: Row,
  { before, fields }: SavedPart,
): Wrote {
  return {
    state: fields.length > 0 ? 'changed' : 'unchanged',
    fields,
    before: pick(before, fields),
    changes: toldChanges(columns, dotted, fields, { before, after: { ...before, ...values } }),
  }
}

/** What a row of a sheet of job facts says of somebody new. */
export function jobRowOf({ fact }: JobSheet, { values }: PlannedRow): JobRow {
  return { fact, values: filled(values) }
}

/** Writes a row of any other sheet into somebody's file. */
export async function writeFileRow(
  writer: ImportWriter,
  sheet: FileSheet,
  id: number,
  row: PlannedRow,
  isNew: boolean,
): Promise<Wrote> {
  if (sheet.job) {
    await writeJobRows(writer, id, [jobRowOf(sheet.job, row)])
    return wroteJobRow(writer, sheet, row)
  }
  const values = saidIn(row, isNew)
  return sheet.rows ? writeRow(writer, sheet, id, values) : writePart(writer, sheet, id, values)
}

/** What a row says: an empty cell of somebody new says nothing, of whoever is there it takes away. */
export function saidIn({ values }: PlannedRow, isNew: boolean): Row {
  return isNew ? filled(values) : values
}

/** What a row of a sheet of job facts did that has been written. */
export function wroteJobRow(writer: ImportWriter, sheet: FileSheet, row: PlannedRow): Wrote {
  const values = filled(row.values)
  const told = Object.keys(values)
  return {
    state: 'new',
    fields: told,
    before: null,
    changes: toldChanges(columnsOf(writer, sheet), dottedFields(sheet), told, {
      before: null,
      after: values,
    }),
  }
}

async function writePart(writer: ImportWriter, sheet: FileSheet, id: number, values: Row): Promise<Wrote> {
  const { context, by } = writer
  const { group } = sheet
  if (group === undefined) throw new Error(`the sheet ${sheet.name} is neither a part nor rows`)
  const before = await valuesOf(context, group, { id })
  const fields = pathsIn(await saveGroup(context, group, id, values, before, by))
  return wrotePart(writer, sheet, values, { before, fields })
}

async function writeRow(writer: ImportWriter, sheet: FileSheet, id: number, values: Row): Promise<Wrote> {
  const { context, by } = writer
  const { rows: declared } = sheet
  if (declared === undefined) throw new Error(`the sheet ${sheet.name} has no rows`)
  const { resource, set, same } = declared
  // Whose rights reach him was asked when the row was judged.
  const holder = await readHolder(context, { id, reaches: [true, true] })
  const rows = await readRows(context, set, id)
  const there = rowThere(rows, same, values)
  const written = there
    ? await changeRow(context, resource, set, { holder, rows }, there, values)
    : await addRow(context, resource, set, { holder, rows }, filled(values))
  await recordFieldChanges(context, by, written.changes)
  return wroteRow(writer, sheet, { there, rows, values, written })
}

/** The row of a set that a row of its sheet means; none when it is new. */
export function rowThere(rows: readonly Row[], same: readonly string[], values: Row): Row | undefined {
  return rows.find((row) => same.every((field) => isSame(row[field], values[field])))
}

/** A row of a sheet that has been written, beside the rows that were there. */
interface WrittenSheetRow {
  there: Row | undefined
  rows: readonly Row[]
  values: Row
  written: WrittenRow
}

/** What such a row did. */
export function wroteRow(
  writer: ImportWriter,
  sheet: FileSheet,
  { there, rows, values, written }: WrittenSheetRow,
): Wrote {
  const told = there ? written.fields : Object.keys(filled(values))
  return {
    state: there ? (written.fields.length > 0 ? 'changed' : 'unchanged') : 'new',
    fields:
      written.changes.length > 0 ? written.fields.map((field) => `${sheet.rows?.set.rows}.${field}`) : [],
    before: rows,
    changes: toldChanges(columnsOf(writer, sheet), dottedFields(sheet), told, {
      before: there ?? null,
      after: { ...there, ...values },
    }),
  }
}

function columnsOf({ sheets }: ImportWriter, sheet: FileSheet): ImportFields {
  const fields = sheets.get(sheet)
  if (fields === undefined) throw new Error(`the sheet ${sheet.name} was not read`)
  return fields
}

/** Words are the same however they are typed; nothing and no value are. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one === 'string' && typeof other === 'string') return folded(one) === folded(other)
  return (one ?? null) === (other ?? null)
}

function pick(values: FileValues, fields: readonly string[]): Row {
  return Object.fromEntries(fields.map((field) => [field, values[field] ?? null]))
}

function pathsIn(fieldChange: string): string[] {
  return fieldChange === '' ? [] : fieldChange.split(',')
}

/** The version of each of these files, by which it is known whether somebody has changed it. */
export async function versionsOf(
  { db, inThisCompany }: FileWriter,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; version: number }>`
    select id, version from employees
    where ${inThisCompany('employees')} and id = any(${ids}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, version }) => [id, version]))
}
