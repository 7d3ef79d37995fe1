import { sql } from 'kysely'
import type { CompanyTransaction } from '../db/transaction.ts'
import type { PortalPlace } from './portal-place.ts'

/**
 * Whether the portal has an address that people outside reach, so that a link to it may be published, mailed or printed: one
 * that was said, or the demo's own, which is tried on one's own machine.
 */
export async function isPortalThere({
  db,
  portal,
}: Pick<CompanyTransaction, 'db'> & { portal: PortalPlace }): Promise<boolean> {
  if (portal.isSaid) return true
  const { rows } = await sql`
    select from installation where name = 'demo' and value = '"begun"'`.execute(db)
  return rows.length > 0
}
