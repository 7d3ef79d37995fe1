import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { ProductContext } from '../../../contract/handlers.ts'
import { hashOf } from '../../../contract/session.ts'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { portalKey } from '../../../portal/portal-key.ts'

/** A transaction that knows where the outer listener stands. */
type Linking = CompanyTransaction & Pick<ProductContext, 'portal'>

/**
 * The addresses by which people of courses answer without signing in, each for one person alone. A secret can be told again,
 * in a later letter or on paper, and the database keeps its hash.
 * @param ids rows of people of courses
 * @returns address by row
 */
export async function linksOf(context: Linking, ids: readonly number[]): Promise<Map<number, string>> {
  const key = await portalKey(context)
  const secrets = ids.map((id) => [id, secretOf(key, context.companyId, id)] as const)
  const hashes = secrets.map(([, secret]) => hashOf(secret))
  await sql`select give_training_links(${hashes}::bytea[], ${ids}::bigint[])`.execute(context.db)
  return new Map(secrets.map(([id, secret]) => [id, `${context.portal.url}/dao-tao/${secret}`]))
}

function secretOf(key: Buffer, companyId: number, personId: number): string {
  return createHmac('sha256', key).update(`training_confirm:${companyId}:${personId}`).digest('base64url')
}
