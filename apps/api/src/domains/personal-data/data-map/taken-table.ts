import type { Schemas } from '@nhansu/sdk/contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { DB } from '../../../db/tables.gen.ts'
import type { CompanyTransaction } from '../../../db/transaction.ts'

/** Whose data are looked for. */
export interface Whose {
  employeeId: number
  personId: number
  /** His account in this company; null for who has none. */
  userId: number | null
}

type Here = CompanyTransaction['inThisCompany']
type RowsOf = (whose: Whose, here: Here) => RawBuilder<SqlBool>

/** For how long what a table keeps is needed once somebody has left. */
export type RetentionClass = Schemas['RetentionClass']

/** A table that keeps data of one person, and which of its rows are about him. */
export interface TakenTable {
  table: keyof DB
  /** What its rows are called: the name of a sheet. */
  title: string
  keep: RetentionClass
  of: RowsOf
  /** The fields of the contract that name its columns, where there are any. */
  fields?: keyof Schemas
  /** Columns that are left out, and why. */
  without?: Readonly<Record<string, string>>
}

/** A table's own rows, by a column that names the employee. */
function byColumn(table: string, column: string): RowsOf {
  return ({ employeeId }) => sql<SqlBool>`${sql.ref(`${table}.${column}`)} = ${employeeId}`
}

type Said = Omit<TakenTable, 'table' | 'title' | 'keep' | 'of'>

/** A table whose rows name the employee. */
export function ofEmployee(
  table: keyof DB,
  title: string,
  keep: RetentionClass,
  { column = 'employee_id', ...said }: Said & { column?: string } = {},
): TakenTable {
  return { table, title, keep, of: byColumn(table, column), ...said }
}

/** A table whose rows name his account; of who has none there is nothing. */
export function ofAccount(
  table: keyof DB,
  title: string,
  { column = 'user_id', ...said }: Said & { column?: string } = {},
): TakenTable {
  const of: RowsOf = ({ userId }) => sql<SqlBool>`${sql.ref(`${table}.${column}`)} = ${userId}::bigint`
  return { table, title, keep: 'technical', of, ...said }
}

interface Link {
  /** The column here, and the one there that it is equal to. */
  by: string
  to?: string
  /** What else holds. */
  where?: RawBuilder<SqlBool>
}

/** A table whose rows hang on his rows of another. */
export function below(
  parent: TakenTable,
  table: keyof DB,
  title: string,
  { by, to = 'id', where, ...said }: Said & Link & { keep?: RetentionClass },
): TakenTable {
  const of: RowsOf = (whose, here) => sql<SqlBool>`${sql.ref(`${table}.${by}`)} in (
    select ${sql.ref(`${parent.table}.${to}`)} from ${sql.table(parent.table)}
    where ${here(parent.table)} and ${parent.of(whose, here)}) ${where ? sql`and ${where}` : sql``}`
  return { table, title, keep: parent.keep, of, ...said }
}

/** His rows of a table, all of their columns but those that are left out, as plain JSON. */
export async function rowsOf(
  { db, inThisCompany }: CompanyTransaction,
  { table, of, without = {} }: TakenTable,
  whose: Whose,
): Promise<Readonly<Record<string, unknown>>[]> {
  const left = ['company_id', 'sort_name', ...Object.keys(without)]
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(${sql.table(table)}) - ${left}::text[] as row from ${sql.table(table)}
    where ${inThisCompany(table)} and ${of(whose, inThisCompany)}
    order by to_jsonb(${sql.table(table)}) -> 'id', 1`.execute(db)
  return rows.map(({ row }) => row)
}
