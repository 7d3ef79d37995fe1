import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { DB } from '../../db/tables.gen.ts'
import type { CompanyTransaction } from '../../db/transaction.ts'

/**
 * A condition on rows of a list that another table answers: the words they are found by, the units they belong to.
 * It is kept apart from plain conditions because there are several ways to ask it, and the planner, which can only
 * guess how many rows a word has, would at times choose one that is a hundred times slower.
 */
export interface Membership {
  /** The other table, and its column that names rows of the list. */
  table: keyof DB
  key: string
  /** Which of its rows count; `alias` is what the table is called there. */
  where: (alias: string) => Expression<SqlBool>
  /** Set where those rows name each row of the list once and are kept in its default order, with their number. */
  kept?: { orderedBy: string; total: RawBuilder<unknown> }
}

/** A membership that can be read in the list's own order, and whose number is known without counting. */
export type KeptMembership = Membership & { kept: NonNullable<Membership['kept']> }

/** What narrows a list. */
export interface Narrowing {
  plain: readonly Expression<SqlBool>[]
  memberships: readonly Membership[]
}

export function isMembership(condition: Expression<SqlBool> | Membership): condition is Membership {
  return 'where' in condition
}

/** Sorts conditions by their kind. */
export function narrowing(conditions: readonly (Expression<SqlBool> | Membership)[]): Narrowing {
  return {
    plain: conditions.flatMap((condition) => (isMembership(condition) ? [] : [condition])),
    memberships: conditions.filter(isMembership),
  }
}

/** `id in (…)`: leaves the planner free. */
export function isMember(id: RawBuilder<unknown>, membership: Membership, own: CompanyTransaction['own']) {
  return sql<SqlBool>`${id} in (${namedRows(membership, 'named', own)})`
}

/** Asked for one row after the other, in the order in which they are read; the offset keeps the planner from more. */
export function isMemberOneByOne(
  id: RawBuilder<unknown>,
  { table, key, where }: Membership,
  own: CompanyTransaction['own'],
) {
  return sql<SqlBool>`exists (
    select from ${sql.table(table)} named
    where ${own('named')} and ${sql.ref(`named.${key}`)} = ${id} and ${where('named')} offset 0)`
}

/**
 * The ids that all of the memberships name, each once. Intersecting costs as much as reading them, whatever the planner
 * believes; a join of two words that it takes for rare can cost their product.
 */
export function namedByAll(
  memberships: readonly Membership[],
  own: CompanyTransaction['own'],
): RawBuilder<unknown> {
  const parts = memberships.map((membership) => namedRows(membership, 'named', own))
  return parts.length === 1
    ? sql`select distinct id from (${parts[0]}) as named_rows`
    : sql.join(parts, sql` intersect `)
}

function namedRows({ table, key, where }: Membership, alias: string, own: CompanyTransaction['own']) {
  return sql`select ${sql.ref(`${alias}.${key}`)} as id from ${sql.table(table)} as ${sql.table(alias)}
    where ${own(alias)} and ${where(alias)}`
}
