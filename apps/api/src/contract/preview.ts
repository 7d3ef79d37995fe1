import { sql } from 'kysely'
import type { CompanyTransaction } from '../db/transaction.ts'

/**
 * Does something and takes it back, so that a preview meets the very rules that the change itself would meet.
 * @returns what it came to
 */
export async function asPreview<T>(
  { db }: CompanyTransaction,
  isPreview: boolean,
  work: () => Promise<T>,
): Promise<T> {
  if (!isPreview) return work()
  await sql`savepoint preview`.execute(db)
  const result = await work()
  await sql`rollback to savepoint preview`.execute(db)
  return result
}
