import { type Expression, type SqlBool, sql } from 'kysely'
import type { RowConditions } from '../access.ts'
import { invalidInput } from '../failure.ts'
import { rowsShowing } from '../field-rights.ts'
import type { ProductContext } from '../handlers.ts'
import { isRelatedRowByRow, type RelatedRows, type Narrowing } from './related-rows.ts'
import type { ListShape } from './shape.ts'
import type { Showing } from './showing.ts'
import type { ListQuery, ListSource } from './source.ts'
import { beginsWith } from './words-together.ts'

/**
 * The words of a search text, longest first, without marks of the kind that keyboards and copying leave behind.
 * A word that begins another one says nothing more and is left out.
 */
export function searchWords(text: string): string[] {
  const bare = text
    .normalize('NFD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
  const words = bare.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
  const longestFirst = [...new Set(words)].toSorted((one, other) => other.length - one.length)
  return longestFirst.filter(
    (word, index) => !longestFirst.slice(0, index).some((longer) => longer.startsWith(word)),
  )
}

/** A search text as it may be told to others: words that may be somebody's number are only called one. */
export function toldSearch(text: string, { words }: ListSource): string {
  const closed = words?.closed
  if (closed === undefined) return text
  return text.replaceAll(/[\p{L}\p{M}\p{N}\p{Cf}]+/gu, (word) =>
    searchWords(word).some(closed.mayBe) ? closed.called : word,
  )
}

/** Who looks, and which rows each scope shows: closed words are asked for where both are known. */
export interface Searcher {
  context: ProductContext
  visible: RowConditions
}

/**
 * What a `search` parameter asks: each word begins a word of the row, in any order and in any searched field.
 * The longest word comes first, since few rows answer to it.
 */
export function searchNarrowing(
  { search }: ListQuery,
  source: ListSource,
  shape: ListShape,
  showing: Showing = () => undefined,
  searcher?: Searcher,
): Narrowing {
  // Words stand together for all rows, so a field is searched by whoever sees it everywhere.
  const closed = search?.fields?.find((field) => showing(field) !== undefined)
  if (closed !== undefined) throw invalidInput({ 'search.fields': [`Không tìm được theo "${closed}".`] })
  if (search === undefined || source.words === undefined) return { plain: [], memberships: [] }
  const words = searchWords(search.value)
  if (words.length === 0) return { plain: [sql<SqlBool>`false`], memberships: [] }
  const { fields } = search
  const inAll = fields === undefined || shape.searchFields.every((field) => fields.includes(field))
  const asked = words.map((word) => askWord(word, source, inAll ? searcher : undefined))
  const again = inAll ? [] : words.map((word) => beginsWordOf(source, fields, word))
  return {
    plain: [...again, ...asked.flatMap(({ plain }) => plain)],
    memberships: asked.map(({ membership }) => membership),
  }
}

/** How rows are found by a word: the open ones by its beginning, those of a right that is held by the whole of it. */
function askWord(
  word: string,
  { table: list, words }: ListSource,
  searcher: Searcher | undefined,
): { membership: RelatedRows; plain: Expression<SqlBool>[] } {
  if (words === undefined) throw new Error('a list without words is searched')
  const { table, key, together, closed } = words
  const open: RelatedRows = {
    table,
    key,
    where: (alias) => beginsWith(sql.ref(`${alias}.word`), word),
    ...(together !== undefined && { together: { word, ...together } }),
  }
  if (searcher === undefined || closed?.mayBe(word) !== true) return { membership: open, plain: [] }
  const { context, visible } = searcher
  const shown = rowsShowing(context, closed.needs, visible)
  if (shown === null) return { membership: open, plain: [] }
  const membership: RelatedRows = {
    table: closed.table,
    key,
    isRare: true,
    where: (alias) => {
      const [text, isClosed] = [sql.ref(`${alias}.word`), sql.ref(`${alias}.${closed.mark}`)]
      return sql<SqlBool>`(not ${isClosed} and ${beginsWith(text, word)} or ${isClosed} and ${text} = vn_fold(${word}))`
    },
  }
  if (shown === undefined) return { membership, plain: [] }
  // Rows beyond the reach of the right are found by their open words alone.
  const openly = isRelatedRowByRow(sql.ref(`${list}.id`), open, context.inThisCompany)
  return { membership, plain: [sql<SqlBool>`(${shown} or ${openly})`] }
}

/**
 * Words stand together for all fields of a row, so a search in some of them looks again. A field that is no column of its
 * table says itself where its text stands.
 */
function beginsWordOf(
  { table, fields: known = {} }: ListSource,
  fields: readonly string[],
  word: string,
): Expression<SqlBool> {
  const texts = sql.join(fields.map((field) => known[field]?.folded ?? sql.ref(`${table}.${field}`)))
  return sql<SqlBool>`exists (
    select from vn_words(concat_ws(' ', ${texts})) as word where word ^@ vn_fold(${word}))`
}
