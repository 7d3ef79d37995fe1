import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { invalidInput } from '../failure.ts'
import type { RelatedRows, Narrowing } from './related-rows.ts'
import type { ListShape } from './shape.ts'
import type { Showing } from './showing.ts'
import type { ListQuery, ListSource } from './source.ts'

/** Sorts behind everything that a word can go on with. */
const lastCharacter = '\u{10ffff}'

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

/**
 * What a `search` parameter asks: each word begins a word of the row, in any order and in any searched field.
 * The longest word comes first, since few rows answer to it.
 */
export function searchNarrowing(
  { search }: ListQuery,
  source: ListSource,
  shape: ListShape,
  showing: Showing = () => undefined,
): Narrowing {
  // Words stand together for all rows, so a field is searched by whoever sees it everywhere.
  const closed = search?.fields?.find((field) => showing(field) !== undefined)
  if (closed !== undefined) throw invalidInput({ 'search.fields': [`Không tìm được theo "${closed}".`] })
  if (search === undefined || source.words === undefined) return { plain: [], memberships: [] }
  const { table, key } = source.words
  const words = searchWords(search.value)
  if (words.length === 0) return { plain: [sql<SqlBool>`false`], memberships: [] }
  const memberships = words.map((word): RelatedRows => ({
    table,
    key,
    where: (alias) => beginsWith(sql.ref(`${alias}.word`), word),
  }))
  const { fields } = search
  const inAll = fields === undefined || shape.searchFields.every((field) => fields.includes(field))
  return { plain: inAll ? [] : words.map((word) => beginsWordOf(source, fields, word)), memberships }
}

/** As a stretch of the index, which is read in half the time that `^@` takes: that one looks at each entry again. */
function beginsWith(column: RawBuilder<unknown>, word: string): Expression<SqlBool> {
  return sql<SqlBool>`${column} >= vn_fold(${word}) and ${column} < vn_fold(${word}) || ${lastCharacter}`
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
