import { sql } from 'kysely'
import type { ProductContext } from '../../contract/handlers.ts'

/**
 * The next code of a test by the quarter of its first day: `KTĐK-2026-Q4-01`. Whoever draws one holds the others of the
 * company until the end of the transaction, so that no two are equal.
 */
export async function drawExamCode(
  { db, companyId, inThisCompany }: Pick<ProductContext, 'db' | 'companyId' | 'inThisCompany'>,
  day: string,
): Promise<string> {
  const quarter = Math.ceil(Number(day.slice(5, 7)) / 3)
  const beginning = `KTĐK-${day.slice(0, 4)}-Q${quarter}-`
  await sql`select pg_advisory_xact_lock(hashtext('exams.code'), ${companyId})`.execute(db)
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(substring(code from '[0-9]+$')::int), 0) + 1 as next from exams
    where ${inThisCompany('exams')} and code like ${`${beginning}%`} and code ~ '[0-9]{2,6}$'`.execute(db)
  return beginning + String(rows[0]?.next ?? 1).padStart(2, '0')
}
