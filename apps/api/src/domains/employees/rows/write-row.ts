import { type RawBuilder, sql } from 'kysely'
import { notFound } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { bodyFields } from '../../../contract/operation-fields.ts'
import { operationNamed } from '../../../contract/operations.ts'
import { remove } from '../../../contract/undo.ts'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import type { FileWriter } from '../file/file-writer.ts'
import { changesOf, type FieldChange } from '../history/record-field-changes.ts'
import type { Holder } from './holder.ts'

/** A row with all its columns. */
export type Row = Record<string, unknown>

/** A row about to be written, to be judged and completed before it is. */
export interface RowWrite {
  context: FileWriter
  holder: Holder
  /** The row that changes; none for a new one. */
  before: Row | undefined
  /** The row as it will be; what is put in here is written too. */
  after: Row
  /** The employee's other rows of the set. */
  others: readonly Row[]
}

/** What differs between two sets of rows of an employee's file. */
export interface RowSetSettings {
  table: string
  /** Key of one row under `data`. */
  item: string
  /** Key of the rows under `data`, with which their paths in the history begin. */
  rows: string
  order: RawBuilder<unknown>
  /**
   * Judges and completes a row, also one that comes back from a delete; other rows that have to follow are written here.
   * @returns the changes of these
   * @throws ApiFailure for what may not be
   */
  settle?: (write: RowWrite) => Promise<readonly FieldChange[] | void>
  /** Fills in what the database knows of rows that were judged, each of another employee, by few statements for all of them. */
  fillIn?: (writes: readonly RowWrite[]) => Promise<void>
  /** Whether the rules of a row ask for rows of other employees; none unless said. */
  looksAround?: (row: Row) => boolean
  /** @throws ApiFailure for a row that may not go */
  letGo?: (row: Row, others: readonly Row[]) => void
  /** Fields that follow from the rows and from whose they are. */
  complete?: (
    rows: readonly Row[],
    holder: Holder,
    context: ProductContext,
  ) => readonly Row[] | Promise<readonly Row[]>
  /** Rows that this reader sees at all; every row unless said. */
  isShown?: (row: Row, context: ProductContext, holder: Holder) => boolean
}

/** A row that was written: which, what it changes in the file, and the fields of the row itself. */
export interface WrittenRow {
  id: number
  changes: readonly FieldChange[]
  fields: readonly string[]
}

/** The employee whose rows they are, as they stand before the write. */
export interface RowsOfHolder {
  holder: Holder
  rows: readonly Row[]
}

/**
 * Judges and completes rows, each of another employee.
 * @returns for each the changes of other rows that follow
 * @throws ApiFailure for what may not be
 */
export async function settleEach(
  { settle, fillIn }: RowSetSettings,
  writes: readonly RowWrite[],
): Promise<(readonly FieldChange[])[]> {
  const followers: (readonly FieldChange[])[] = []
  for (const write of writes) followers.push((await settle?.(write)) ?? [])
  await fillIn?.(writes)
  return followers
}

/** Adds a row that was let through, with the rules of its set. */
export async function addRow(
  context: FileWriter,
  resource: string,
  settings: RowSetSettings,
  { holder, rows }: RowsOfHolder,
  body: Row,
): Promise<WrittenRow> {
  const after = { ...body }
  const [followers] = await settleEach(settings, [
    { context, holder, before: undefined, after, others: rows },
  ])
  const fields = rowFields(resource).filter((field) => after[field] !== undefined)
  const { rows: made } = await sql<{ id: number }>`
    insert into ${sql.table(settings.table)} (company_id, employee_id, ${sql.join(fields.map((field) => sql.ref(field)))})
    values (${context.companyId}, ${holder.id}, ${sql.join(fields.map((field) => after[field]))})
    returning id`.execute(context.db)
  const id = Number(made[0]?.id)
  const stored = rowIn(await readRows(context, settings, holder.id), id)
  const changes = changesOfRow(resource, settings, holder.id, undefined, stored)
  return { id, fields, changes: [...changes, ...(followers ?? [])] }
}

/** Removes a row; it can be put back for a while. */
export async function removeRow(
  context: FileWriter,
  resource: string,
  settings: RowSetSettings,
  { holder, rows }: RowsOfHolder,
  row: Row,
): Promise<WrittenRow> {
  const id = Number(row['id'])
  settings.letGo?.(
    row,
    rows.filter((other) => other !== row),
  )
  await remove(context, resource, settings.table, ofEmployee(context, settings.table, holder.id), [id])
  return { id, changes: changesOfRow(resource, settings, holder.id, row, undefined), fields: [] }
}

/** The fields that people write of a row, as the contract says of adding one. */
export function rowFields(resource: string): readonly string[] {
  // Every set of rows has this operation; the boot check asks for it.
  return bodyFields(operationNamed(`${resource}.store` as Parameters<typeof operationNamed>[0]))
}

/** What changes in the file with a row: every field that people write. */
export function changesOfRow(
  resource: string,
  { rows }: RowSetSettings,
  employeeId: number,
  before: Row | undefined,
  after: Row | undefined,
): FieldChange[] {
  const told = rowFields(resource).filter((field) => field !== 'display_order')
  const id = Number((after ?? before)?.['id'])
  return changesOf(employeeId, before, after, told, (field) => `${rows}.${id}.${field}`)
}

/** All rows of an employee, of which there are few. */
export async function readRows(
  context: CompanyTransaction,
  settings: RowSetSettings,
  employeeId: number,
): Promise<Row[]> {
  const { table, order } = settings
  const { rows } = await sql<Row>`
    select * from ${sql.table(table)} where ${ofEmployee(context, table, employeeId)}
    order by ${order}, id`.execute(context.db)
  return rows
}

export function ofEmployee({ inThisCompany }: CompanyTransaction, table: string, employeeId: number) {
  return sql`${inThisCompany(table)} and employee_id = ${employeeId}`
}

export function rowIn(rows: readonly Row[], id: number): Row {
  const found = rows.find((row) => row['id'] === id)
  if (found === undefined) throw notFound()
  return found
}
