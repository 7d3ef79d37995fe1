import { sql } from 'kysely'
import type { CompanyTransaction } from '../db/transaction.ts'
import type { LawConstantKey } from './constants.ts'

/**
 * The number that a law fixes, as it holds on a day: `lawConstant(tx, 'probation_days_manager', contract.start_date)`.
 * @param onDate `YYYY-MM-DD`; the day that the law asks about, which is seldom today
 * @throws Error for a day before the first value: nothing sensible could be computed
 */
export async function lawConstant(
  { db }: Pick<CompanyTransaction, 'db'>,
  key: LawConstantKey,
  onDate: string,
): Promise<number> {
  const { rows } = await sql<{ value: number | null }>`
    select law_value(${key}, ${onDate}::date)::float8 as value`.execute(db)
  const value = rows[0]?.value ?? null
  if (value === null) throw new Error(`${key} has no value on ${onDate}`)
  return value
}
