import { sql } from 'kysely'
import type { CompanyTransaction } from '../db/transaction.ts'

/** What forms and secrets of strangers are signed with; of the installation, made with its database. */
export async function portalKey({ db }: Pick<CompanyTransaction, 'db'>): Promise<Buffer> {
  const { rows } = await sql<{ value: string }>`
    select value #>> '{}' as value from installation where name = 'portal_key'`.execute(db)
  const [fact] = rows
  if (fact === undefined) throw new Error('the installation has no portal_key')
  return Buffer.from(fact.value, 'hex')
}
