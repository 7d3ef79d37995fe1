import { sql } from 'kysely'
import type { CompanyTransaction } from '../db/transaction.ts'

/** What looking at a company's seals came to. */
export interface TrailCheck {
  seals: number
  /** Lines under seal. */
  lines: number
  /** The newest seal's hash: written down elsewhere, it tells even a trail whose whole chain was made anew. */
  newest: string | null
  /** The first seal that does not hold, with its stretch of time; null when all do. */
  broken: { number: number; from: string; until: string } | null
  /** Lines whose values beside them are not those that were written; values that are gone have been erased. */
  changedValues: number
}

interface SealRow {
  number: number
  total: number
  hash: Buffer
  from_at: string
  until_at: string
  holds: boolean
}

/** Computes every seal of the company's audit trail, and every hash of the values beside it, anew and compares. */
export async function verifyTrail({ db, inThisCompany }: CompanyTransaction): Promise<TrailCheck> {
  const { rows } = await sql<SealRow>`
    select number, seal.total, seal.hash, from_at::text, until_at::text,
      found.hash = seal.hash and found.total = seal.total and number = place and from_at = expected_from as holds
    from (
      select *, row_number() over chain as place,
        coalesce(lag(hash) over chain, '') as previous,
        coalesce(lag(until_at) over chain, '-infinity') as expected_from
      from audit_seals where ${inThisCompany('audit_seals')}
      window chain as (order by number)
    ) as seal, hash_of_trail(from_at, until_at, previous) as found (total, hash)
    order by number`.execute(db)
  const broken = rows.find(({ holds }) => !holds)
  const { rows: changed } = await sql<{ total: number }>`
    select count(*) as total
    from audit_values kept
    join audit_trail line on line.company_id = kept.company_id and line.id = kept.line_id
    where ${inThisCompany('kept')}
      and line.values_hash is distinct from hash_of_values(kept.salt, kept.record_name, kept.changes)`.execute(
    db,
  )
  return {
    seals: rows.length,
    lines: rows.reduce((sum, { total }) => sum + total, 0),
    newest: rows.at(-1)?.hash.toString('hex') ?? null,
    broken: broken ? { number: broken.number, from: broken.from_at, until: broken.until_at } : null,
    changedValues: changed[0]?.total ?? 0,
  }
}
