import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { notFound } from '../../contract/failure.ts'
import type { ProductContext } from '../../contract/handlers.ts'
import { hashOf, newToken } from '../../contract/session.ts'

/**
 * A link by which a user of this company sets his password. Only its hash is kept, so it is shown now or never.
 * @throws ApiFailure 404
 */
export async function issuePasswordLink(
  { db }: ProductContext,
  userId: number,
): Promise<Schemas['PasswordLink']> {
  const token = newToken()
  const { rows } = await sql<{ expires_at: string | null }>`
    select issue_password_link(${userId}, ${hashOf(token)}) as expires_at`.execute(db)
  const expires = rows[0]?.expires_at
  if (!expires) throw notFound()
  return { token, expires_at: expires }
}
