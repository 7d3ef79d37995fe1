import { sql } from 'kysely'
import type { CompanyTransaction } from '../db/transaction.ts'
import type { LawConstantKey } from './constants.ts'

/**
 * The number that a law fixes, as it holds on a day: `lawConstant(tx, 'probation_days_manager', contract.start_date)`.
 * @param onDate `YYYY-MM-DD`; the day that the law asks about, which is seldom today
 * @throws Error for a day before the first value: nothing sensible could be computed
 */
export async function lawConstant(
  context: Pick<CompanyTransaction, 'db'>,
  key: LawConstantKey,
  onDate: string,
): Promise<number> {
  const value = await knownLawConstant(context, key, onDate)
  if (value === null) throw new Error(`${key} has no value on ${onDate}`)
  return value
}

/**
 * The number that a law fixes on a day of any past, for what can do without it: null before the first value that is kept.
 * @param onDate `YYYY-MM-DD`
 */
export async function knownLawConstant(
  { db }: Pick<CompanyTransaction, 'db'>,
  key: LawConstantKey,
  onDate: string,
): Promise<number | null> {
  const { rows } = await sql<{ value: number | null }>`
    select law_value(${key}, ${onDate}::date)::float8 as value`.execute(db)
  return rows[0]?.value ?? null
}

/**
 * Many of them at once, by their keys; without those that have no value on the day yet.
 * @param onDate `YYYY-MM-DD`
 */
export async function lawConstantsOn(
  { db }: Pick<CompanyTransaction, 'db'>,
  keys: readonly LawConstantKey[],
  onDate: string,
): Promise<ReadonlyMap<LawConstantKey, number>> {
  const { rows } = await sql<{ key: LawConstantKey; value: number | null }>`
    select asked.key, law_value(asked.key, ${onDate}::date)::float8 as value
    from unnest(${[...keys]}::text[]) as asked (key)`.execute(db)
  return new Map(rows.flatMap(({ key, value }) => (value === null ? [] : [[key, value] as const])))
}
