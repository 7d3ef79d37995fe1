import { sql } from 'kysely'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { type ClausesKind, closestKinds, shippedOf } from './clause-kinds.ts'

/** The row of a kind whose clauses the company has written once; without content it has gone back to the shipped ones. */
export interface KeptClauses {
  kind: string
  content: string | null
  version: number
  updated_at: string
}

/** The words that a paper is made with. */
export interface Clauses {
  content: string
  /** Whose words they are: of the kind, or of all decisions, in which version; nothing for the shipped ones. */
  own?: { kind: string; version: number }
}

/** What the company has kept of its own clauses, by kind. */
export async function keptClauses({
  db,
  inThisCompany,
}: CompanyTransaction): Promise<ReadonlyMap<string, KeptClauses>> {
  const { rows } = await sql<KeptClauses>`
    select kind, content, version, updated_at from paper_clauses where ${inThisCompany('paper_clauses')}`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.kind, row]))
}

/** The clauses of a kind of paper: the company's own, else those of all decisions, else the shipped ones. */
export async function clausesOf(transaction: CompanyTransaction, kind: ClausesKind): Promise<Clauses> {
  return clausesAmong(await keptClauses(transaction), closestKinds(kind))
}

/**
 * The same where what is kept has been read.
 * @param kinds from the closest on
 */
export function clausesAmong(kept: ReadonlyMap<string, KeptClauses>, kinds: readonly ClausesKind[]): Clauses {
  for (const kind of kinds) {
    const row = kept.get(kind)
    if (row?.content) return { content: row.content, own: { kind, version: row.version } }
  }
  const last = kinds.at(-1)
  return { content: last === undefined ? '' : shippedOf(last) }
}
