import { sql } from 'kysely'
import type { CompanyTransaction } from '../db/transaction.ts'

type Transaction = Pick<CompanyTransaction, 'db' | 'inThisCompany'>

/**
 * Has the series go on behind the highest number of papers of before the product, so that no gap among them is given to a
 * new paper: what stood there may lie in a cupboard. Whoever draws meanwhile waits.
 */
export async function goOnBehind(
  { db, inThisCompany }: Transaction,
  recordKind: string,
  recordIds: readonly number[],
): Promise<void> {
  await sql`
    insert into number_counters as kept (company_id, kind, series_year, parent, last_number)
    select past.company_id, past.kind, past.series_year, '', greatest(max(past.sequence), min(series.first_number) - 1)
    from drawn_numbers past
    join number_series series on series.company_id = past.company_id and series.kind = past.kind
    where ${inThisCompany('past')} and past.is_past and past.record_kind = ${recordKind}
      and past.record_id = any(${recordIds}::bigint[]) and past.sequence is not null
    group by past.company_id, past.kind, past.series_year
    order by past.kind, past.series_year
    on conflict (company_id, kind, series_year, parent)
    do update set last_number = greatest(kept.last_number, excluded.last_number)`.execute(db)
}

/** Takes such numbers out of the book again; where nobody has drawn since, the series goes on from where it stood. */
export async function forgetPastNumbers(
  { db }: Transaction,
  recordKind: string,
  recordIds: readonly number[],
): Promise<void> {
  await sql`select forget_past_numbers(${recordKind}, ${recordIds}::bigint[])`.execute(db)
}
