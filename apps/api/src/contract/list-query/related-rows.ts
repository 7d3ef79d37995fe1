import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { DB } from '../../db/tables.gen.ts'
import type { CompanyTransaction } from '../../db/transaction.ts'

/**
 * A condition on rows of a list that another table answers: the words they are found by, the units they belong to.
 * It is kept apart from plain conditions because there are several ways to ask it, and the planner, which can only
 * guess how many rows a word has, would at times choose one that is a hundred times slower.
 */
export interface RelatedRows {
  /** The other table, and its column that names rows of the list. */
  table: keyof DB
  key: string
  /** Which of its rows count; `alias` is what the table is called there. */
  where: (alias: string) => Expression<SqlBool>
  /** Set where those rows name each row of the list once and are kept in its default order, with their number. */
  maintained?: { orderedBy: string; total: RawBuilder<unknown> }
  /** Set where so few rows count that each is asked for what else is wanted. */
  isRare?: true
  /** Set for a word in a table whose rows carry all words of their row of the list. */
  together?: WordTogether
  /** Set where those rows name each row of the list once. */
  named?: NamedOnce
}

/** A word that is looked for where each word stands with the others. */
export interface WordTogether {
  /** What it begins with, as it was asked. */
  word: string
  /** The column of what the list's default order is made of, where there is one. */
  orderedBy?: string
}

/** How rows that name each row of the list once are read, in its order where they have what it is made of. */
export interface NamedOnce {
  orderedBy?: string
  /** The condition for a statement whose plan is kept. */
  keptWhere: (alias: string) => Expression<SqlBool>
}

/** A membership that can be read in the list's own order, and whose number is known without counting. */
export type OrderedRelatedRows = RelatedRows & { maintained: NonNullable<RelatedRows['maintained']> }

/** A membership that names each row once, beside its place in the list's own order. */
export type RelatedRowsNamedOnce = RelatedRows & { named: Required<NamedOnce> }

/** What narrows a list. */
export interface Narrowing {
  plain: readonly Expression<SqlBool>[]
  memberships: readonly RelatedRows[]
  /** Set where one index alone answers all plain conditions. */
  isIndexed?: boolean
}

export function isRelatedRows(condition: Expression<SqlBool> | RelatedRows): condition is RelatedRows {
  return 'where' in condition
}

/** Sorts conditions by their kind. */
export function narrowing(conditions: readonly (Expression<SqlBool> | RelatedRows)[]): Narrowing {
  return {
    plain: conditions.flatMap((condition) => (isRelatedRows(condition) ? [] : [condition])),
    memberships: conditions.filter(isRelatedRows),
  }
}

/** `id in (…)`: leaves the planner free. */
export function isRelated(
  id: RawBuilder<unknown>,
  membership: RelatedRows,
  inThisCompany: CompanyTransaction['inThisCompany'],
) {
  return sql<SqlBool>`${id} in (${relatedIds(membership, 'named', inThisCompany)})`
}

/** Asked for one row after the other, in the order in which they are read; the offset keeps the planner from more. */
export function isRelatedRowByRow(
  id: RawBuilder<unknown>,
  { table, key, where }: RelatedRows,
  inThisCompany: CompanyTransaction['inThisCompany'],
) {
  return sql<SqlBool>`exists (
    select from ${sql.table(table)} named
    where ${inThisCompany('named')} and ${sql.ref(`named.${key}`)} = ${id} and ${where('named')} offset 0)`
}

/**
 * The ids that all of the memberships name, each once. Intersecting costs as much as reading them, whatever the planner
 * believes; a join of two words that it takes for rare can cost their product.
 */
export function idsInAll(
  memberships: readonly RelatedRows[],
  inThisCompany: CompanyTransaction['inThisCompany'],
): RawBuilder<unknown> {
  const rare = memberships.find(({ isRare }) => isRare)
  if (rare) return idsOfRare(rare, memberships, inThisCompany)
  const parts = memberships.map((membership) => relatedIds(membership, 'named', inThisCompany))
  if (parts.length > 1) return sql.join(parts, sql` intersect `)
  return memberships[0]?.maintained || memberships[0]?.named
    ? sql`select id from (${parts[0]}) as named_once`
    : sql`select distinct id from (${parts[0]}) as named_rows`
}

/** The few ids of one membership, each asked for the others. */
function idsOfRare(
  rare: RelatedRows,
  memberships: readonly RelatedRows[],
  inThisCompany: CompanyTransaction['inThisCompany'],
): RawBuilder<unknown> {
  const others = memberships.filter((each) => each !== rare)
  const asked = others.map((other) => isRelatedRowByRow(sql.ref('rare.id'), other, inThisCompany))
  return sql`select distinct rare.id from (${relatedIds(rare, 'named', inThisCompany)}) as rare
    where ${sql.join([sql`true`, ...asked], sql` and `)}`
}

function relatedIds(
  { table, key, where }: RelatedRows,
  alias: string,
  inThisCompany: CompanyTransaction['inThisCompany'],
) {
  return sql`select ${sql.ref(`${alias}.${key}`)} as id from ${sql.table(table)} as ${sql.table(alias)}
    where ${inThisCompany(alias)} and ${where(alias)}`
}
