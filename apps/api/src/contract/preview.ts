import { sql } from 'kysely'
import type { CompanyTransaction } from '../db/transaction.ts'
import type { AuditEntry } from './audit.ts'

/**
 * Does something and takes it back, so that a preview meets the very rules that the change itself would meet. What is only
 * kept for counting is left as it is meanwhile (`app.is_preview`), and so nobody waits for whoever only looks.
 * @returns what it came to
 */
export async function asPreview<T>(
  { db, noted }: CompanyTransaction & { noted?: AuditEntry[] },
  isPreview: boolean,
  work: () => Promise<T>,
): Promise<T> {
  if (!isPreview) return work()
  await sql`savepoint preview`.execute(db)
  // Taken back with the savepoint, as all the rest.
  await sql`select set_config('app.is_preview', 'on', true)`.execute(db)
  const told = noted?.length ?? 0
  const result = await work()
  await sql`rollback to savepoint preview`.execute(db)
  // Of a preview inside another the outer one is to find its own.
  await sql`release savepoint preview`.execute(db)
  // What was only tried is no deed, and the trail is never changed afterwards.
  noted?.splice(told)
  return result
}
