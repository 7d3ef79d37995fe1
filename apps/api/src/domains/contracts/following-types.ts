import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import type { CompanyTransaction } from '../../db/transaction.ts'
import { endOfTerm, type Term } from './term.ts'

/** A type in use by which a contract can be drafted without a word on its end. */
export interface FollowingType extends Term {
  id: number
  name: string
  kind: Schemas['ContractKind']
}

/**
 * The types in use of these kinds that say how long they run, run on, or may be told by a decision: by the order of the
 * kinds, the shortest first.
 */
export async function followingTypes(
  { db, inThisCompany }: CompanyTransaction,
  kinds: readonly Schemas['ContractKind'][],
): Promise<FollowingType[]> {
  const { rows } = await sql<FollowingType>`
    select id, name, kind, term_months as months, term_days as days from contract_types
    where ${inThisCompany('contract_types')} and is_active and kind = any(${[...kinds]}::text[])
      and (kind in ('indefinite', 'probation') or term_months is not null or term_days is not null)
    order by array_position(${[...kinds]}::text[], kind), coalesce(term_months * 30, 0) + coalesce(term_days, 0), id`.execute(
    db,
  )
  return rows
}

/**
 * Those of them whose last day is known, with the likeliest first: the one that ends on the day that is asked for, then the
 * one that usually follows.
 */
export function orderedFor(
  types: readonly FollowingType[],
  { usual, day, last }: { usual: number | null; day: string; last: string | null },
): FollowingType[] {
  const rank = (type: FollowingType) =>
    last !== null && endOfTerm(day, type) === last ? 0 : type.id === usual ? 1 : 2
  const isKnown = (type: FollowingType) =>
    type.kind === 'indefinite' ||
    endOfTerm(day, type) !== null ||
    (type.kind === 'probation' && last !== null)
  return types.filter(isKnown).toSorted((one, other) => rank(one) - rank(other))
}
