import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { CompanyTransaction } from '../../db/transaction.ts'
import type { NamedOnce, RelatedRows } from './related-rows.ts'
import type { Selection } from './statements.ts'

// Where each word stands with all words of the same row of the list, one word of a search is read, the rarest, and the
// others are looked for in what its rows carry. Such a table has these columns beside `word`:
// - word_before: the one before it, in their order, among the words of the same row of the list, or nothing;
// - words: all of them, each behind a line feed;
// - what the list's default order is made of, under a name of its own, where it is one column.

/** Sorts behind everything that a word can go on with. */
const lastCharacter = '\u{10ffff}'

/** How what is known before any row is read stands in a statement. */
type Known = (value: RawBuilder<unknown>) => RawBuilder<unknown>
/** For the values at hand: the planner works it out. */
const planned: Known = (value) => value
/** For any values: it is worked out once for all rows. */
const kept: Known = (value) => sql`(select ${value})`

/** As a stretch of the index, which is read in half the time that `^@` takes: that one looks at each entry again. */
export function beginsWith(
  column: RawBuilder<unknown>,
  word: string,
  known: Known = planned,
): Expression<SqlBool> {
  const [first, end] = [known(sql`vn_fold(${word})`), known(sql`vn_fold(${word}) || ${lastCharacter}`)]
  return sql<SqlBool>`${column} >= ${first} and ${column} < ${end}`
}

/** A selection whose words that stand together are one membership, which reads the rarest of them. */
export async function readByRarestWord(
  transaction: Pick<CompanyTransaction, 'inThisCompany' | 'prepared'>,
  selection: Selection,
): Promise<Selection> {
  const words = selection.memberships.filter(({ together }) => together)
  const others = selection.memberships.filter(({ together }) => !together)
  // Few enough rows are asked one by one.
  const [first, ...further] = others.some(({ isRare }) => isRare) ? [] : await rarestFirst(transaction, words)
  if (!first) return selection
  return { ...selection, memberships: [asOne(first, further), ...others] }
}

/** One in so many rows of the list has its words in an index of their own, by which they are compared. */
const sampled = sql`64`
/** Words of which the sample has more are all common. */
const common = 2_000

async function rarestFirst(
  { inThisCompany, prepared }: Pick<CompanyTransaction, 'inThisCompany' | 'prepared'>,
  words: readonly RelatedRows[],
): Promise<readonly RelatedRows[]> {
  if (words.length < 2) return words
  const counts = words.map(
    ({ table, key, together }) => sql`(select count(*) from (
      select from ${sql.table(table)} as named
      where ${inThisCompany('named')} and ${sql.ref(`named.${key}`)} % ${sampled} = 0
        and ${beginsWith(sql.ref('named.word'), together?.word ?? '', kept)}
      limit ${sql.raw(String(common))}) as part)`,
  )
  const [{ sizes } = { sizes: [] }] = await prepared(
    sql<{ sizes: number[] }>`select array[${sql.join(counts)}] as sizes`,
  )
  return words
    .map((word, place) => ({ word, size: sizes[place] ?? 0 }))
    .toSorted((one, other) => one.size - other.size)
    .map(({ word }) => word)
}

/**
 * One row for each row of the list that has all of the words: the first of its words that begins as the read one does.
 * Words stand in their order, so the word before that one begins otherwise.
 */
function asOne(first: RelatedRows, further: readonly RelatedRows[]): RelatedRows {
  const { table, key, together: { word, orderedBy } = { word: '' } } = first
  const where = (alias: string, known: Known) => {
    const asked = further.map(
      ({ together }) => sql`
        and strpos(${sql.ref(`${alias}.words`)}, ${known(sql`chr(10) || vn_fold(${together?.word})`)}) > 0`,
    )
    const before = sql.ref(`${alias}.word_before`)
    // Of a letter that folds to nothing every word is a continuation; the very first one counts.
    return sql<SqlBool>`${beginsWith(sql.ref(`${alias}.word`), word, known)}
      and (${before} = '' or ${before} < ${known(sql`vn_fold(${word})`)})${sql.join(asked, sql``)}`
  }
  const named: NamedOnce = {
    ...(orderedBy !== undefined && { orderedBy }),
    keptWhere: (alias) => where(alias, kept),
  }
  return { table, key, where: (alias) => where(alias, planned), named }
}
