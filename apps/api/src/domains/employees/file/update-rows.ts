import { sql } from 'kysely'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import type { FileValues } from './problems.ts'

/** What a row says. */
interface SaidRow {
  id: number
  values: FileValues
}

/**
 * Sets columns of several rows to what is said of each, by one statement; of what one says nothing stays as it is.
 * @param key the column by which a row is known
 * @param fields the columns; without any the rows only get their next versions
 */
export async function updateRows(
  { db, inThisCompany }: CompanyTransaction,
  table: string,
  key: 'id' | 'employee_id',
  fields: readonly string[],
  rows: readonly SaidRow[],
): Promise<void> {
  const content = JSON.stringify(rows.map(({ id, values }) => ({ id, said: values })))
  const own = sql.ref(`${table}.${key}`)
  const columns = sql.join(fields.map((field) => sql.ref(field)))
  const set =
    fields.length === 0
      ? sql`${sql.ref(key)} = ${own}`
      : sql`(${columns}) = (select ${columns} from jsonb_populate_record(${sql.table(table)}, line.said))`
  await sql`
    update ${sql.table(table)} set ${set}
    from jsonb_to_recordset(${content}::jsonb) as line (id bigint, said jsonb)
    where ${inThisCompany(table)} and ${own} = line.id`.execute(db)
}

/**
 * Sets what is said of each of several rows, and nothing else: those of which the same columns are said are written together,
 * so that no trigger sees a column that stays.
 * @param isOf which of what is said are columns of the table
 */
export async function updateChanged(
  context: CompanyTransaction,
  table: string,
  key: 'id' | 'employee_id',
  rows: readonly SaidRow[],
  isOf: (field: string) => boolean,
): Promise<void> {
  const columnsOf = ({ values }: SaidRow) => Object.keys(values).filter(isOf).toSorted()
  for (const [, alike] of Map.groupBy(rows, (row) => columnsOf(row).join())) {
    const [first] = alike
    if (first !== undefined) await updateRows(context, table, key, columnsOf(first), alike)
  }
}

/** Has a row of the table for each of several employees, where there is none yet. */
export async function makeRows(
  { db, companyId }: CompanyTransaction,
  table: string,
  employees: readonly Pick<SaidRow, 'id'>[],
): Promise<void> {
  if (employees.length === 0) return
  await sql`
    insert into ${sql.table(table)} (company_id, employee_id)
    select ${companyId}::integer, id from unnest(${employees.map(({ id }) => id)}::bigint[]) as id
    on conflict do nothing`.execute(db)
}
