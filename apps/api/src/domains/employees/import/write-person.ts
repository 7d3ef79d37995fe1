import { sql } from 'kysely'
import { drawNumber } from '../../../numbers/draw-number.ts'
import type { ToldRow } from '../../../workbooks/import/result.ts'
import { insertEmployee } from '../file/new-row.ts'
import { cardValues, saveCard } from '../file/employee-card.ts'
import { saveGroup, valuesOf } from '../file/file-group.ts'
import type { FileWriter } from '../file/file-writer.ts'
import { type ChangedBy, recordFieldChanges } from '../history/record-field-changes.ts'
import { writeJobChanges } from '../job/write-job-changes.ts'
import { readHolder } from '../rows/holder.ts'
import { addRow, changeRow, readRows, type Row } from '../rows/write-row.ts'
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
  /** Nothing of it stays: no code is drawn, so that nobody waits for one. */
  isTrial: boolean
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
  const { context, by, managers, today, people } = writer
  const code = person.code ?? (await newCode(writer, person.card?.row ?? 0))
  const id = await insertEmployee(context, {
    code,
    full_name: String(values['full_name']),
    gender: String(values['gender']),
    ...beginningOf(person),
  })
  const changes = await firstJobs(context, id, person, managers, today)
  await writeJobChanges(context, changes, by.userId, { checksFiles: false })
  const changed = await saveCard(context, id, values, {}, by)
  const after = { ...values, ...person.jobs[0]?.values }
  return {
    id,
    code,
    state: 'new',
    fields: pathsIn(changed),
    before: null,
    changes: toldChanges(people, nothingDotted, Object.keys(after), { before: null, after }),
  }
}

/** Codes are drawn in the order of the rows; a trial takes what no series gives. */
async function newCode({ context, by, today, isTrial }: ImportWriter, row: number): Promise<string> {
  if (isTrial) return `ZZTHU${String(row).padStart(7, '0')}`
  return drawNumber(context, 'employee', { on: today, ...(by.userId !== null && { userId: by.userId }) })
}

/** Changes the card of somebody who is there by what the row says. */
export async function writeCard(writer: ImportWriter, id: number, values: Row): Promise<Wrote> {
  const { context, by, people } = writer
  const before = await cardValues(context, id)
  const fields = pathsIn(await saveCard(context, id, values, before, by))
  return {
    state: fields.length > 0 ? 'changed' : 'unchanged',
    fields,
    before: pick(before, fields),
    changes: toldChanges(people, nothingDotted, fields, { before, after: { ...before, ...values } }),
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
  const values: Row = isNew ? filled(row.values) : row.values
  return sheet.rows ? writeRow(writer, sheet, id, values) : writePart(writer, sheet, id, values)
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
  const after = { ...before, ...values }
  return {
    state: fields.length > 0 ? 'changed' : 'unchanged',
    fields,
    before: pick(before, fields),
    changes: toldChanges(columnsOf(writer, sheet), dottedFields(sheet), fields, { before, after }),
  }
}

async function writeRow(writer: ImportWriter, sheet: FileSheet, id: number, values: Row): Promise<Wrote> {
  const { context, by } = writer
  const { rows: declared } = sheet
  if (declared === undefined) throw new Error(`the sheet ${sheet.name} has no rows`)
  const { resource, set, same } = declared
  // Whose rights reach him was asked when the row was judged.
  const holder = await readHolder(context, { id, reaches: [true, true] })
  const rows = await readRows(context, set, id)
  const there = rows.find((row) => same.every((field) => isSame(row[field], values[field])))
  const written = there
    ? await changeRow(context, resource, set, { holder, rows }, there, values)
    : await addRow(context, resource, set, { holder, rows }, filled(values))
  await recordFieldChanges(context, by, written.changes)
  const told = there ? written.fields : Object.keys(filled(values))
  return {
    state: there ? (written.fields.length > 0 ? 'changed' : 'unchanged') : 'new',
    fields: written.changes.length > 0 ? written.fields.map((field) => `${set.rows}.${field}`) : [],
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

function pick(values: Readonly<Row>, fields: readonly string[]): Row {
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
