import { sql } from 'kysely'
import { notFound } from '../../../contract/failure.ts'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import type { FileWriter } from '../file/file-writer.ts'
import {
  changesOfRow,
  type Row,
  rowFields,
  type RowSetSettings,
  type RowsOfHolder,
  settleEach,
  type WrittenRow,
} from './write-row.ts'

/** A row to be added to those of an employee. */
export interface NewRow extends RowsOfHolder {
  body: Row
}

/**
 * Adds one row to each of several employees, by few statements however many they are, with the rules of the set. Rows of
 * one call do not see each other: {@link RowSetSettings.looksAround} says which have to be added alone.
 * @returns what was written, in the order of the rows
 */
export async function addRowOfEach(
  context: FileWriter,
  resource: string,
  settings: RowSetSettings,
  added: readonly NewRow[],
): Promise<WrittenRow[]> {
  const writes = added.map(({ holder, rows, body }) => ({
    context,
    holder,
    before: undefined,
    after: { ...body },
    others: rows,
  }))
  const followers = await settleEach(settings, writes)
  const ready = writes.map(({ holder, after }, index) => ({
    holder,
    after,
    fields: rowFields(resource).filter((field) => after[field] !== undefined),
    changes: followers[index] ?? [],
  }))
  const ids = new Map<number, number>()
  // What a row says nothing of takes the default of its column.
  for (const [, alike] of Map.groupBy(ready, ({ fields }) => fields.join())) {
    const columns = sql.join(['employee_id', ...(alike[0]?.fields ?? [])].map((field) => sql.ref(field)))
    const content = JSON.stringify(alike.map(({ holder, after }) => ({ ...after, employee_id: holder.id })))
    const { rows: made } = await sql<{ id: number; employee_id: number }>`
      insert into ${sql.table(settings.table)} (company_id, ${columns})
      select ${context.companyId}::integer, ${columns}
      from jsonb_populate_recordset(null::${sql.table(settings.table)}, ${content}::jsonb)
      returning id, employee_id`.execute(context.db)
    for (const { id, employee_id } of made) ids.set(employee_id, id)
  }
  const stored = await readRowsOf(context, settings, [...ids.keys()])
  return ready.map(({ holder, fields, changes }) => {
    const id = ids.get(holder.id)
    const after = stored.get(holder.id)?.find((row) => row['id'] === id)
    if (id === undefined || after === undefined) throw notFound()
    return {
      id,
      fields,
      changes: [...changesOfRow(resource, settings, holder.id, undefined, after), ...changes],
    }
  })
}

/** All rows of several employees, those of each in the order of the set. */
export async function readRowsOf(
  { db, inThisCompany }: CompanyTransaction,
  { table, order }: RowSetSettings,
  employeeIds: readonly number[],
): Promise<Map<number, Row[]>> {
  const found = new Map<number, Row[]>(employeeIds.map((id) => [id, []]))
  if (employeeIds.length === 0) return found
  const { rows } = await sql<Row>`
    select * from ${sql.table(table)}
    where ${inThisCompany(table)} and employee_id = any(${employeeIds}::bigint[])
    order by ${order}, id`.execute(db)
  for (const row of rows) found.get(Number(row['employee_id']))?.push(row)
  return found
}
