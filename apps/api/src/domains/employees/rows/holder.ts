import { sql } from 'kysely'
import { notFound } from '../../../contract/failure.ts'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import type { OpenFile } from '../open-file.ts'

/** Whose file it is, as far as the rules on its rows ask. */
export interface Holder extends OpenFile {
  full_name: string
  gender: string
  date_of_birth: string | null
  /** Today in Viet Nam, YYYY-MM-DD. */
  today: string
}

/** Reads of an opened file whose it is. */
export async function readHolder(context: CompanyTransaction, file: OpenFile): Promise<Holder> {
  const { rows } = await sql<Omit<Holder, keyof OpenFile>>`
    select full_name, gender, date_of_birth, current_date as today from employees
    where ${context.inThisCompany('employees')} and id = ${file.id}`.execute(context.db)
  if (rows[0] === undefined) throw notFound()
  return { ...file, ...rows[0] }
}

/** Reads the same of several files, each of which lies open in all its parts. */
export async function readHolders(
  { db, inThisCompany }: CompanyTransaction,
  ids: readonly number[],
): Promise<Map<number, Holder>> {
  const { rows } = await sql<Omit<Holder, 'reaches'>>`
    select id, full_name, gender, date_of_birth, current_date as today from employees
    where ${inThisCompany('employees')} and id = any(${ids}::bigint[])`.execute(db)
  return new Map(rows.map((row) => [row.id, { ...row, reaches: [true, true] }]))
}
