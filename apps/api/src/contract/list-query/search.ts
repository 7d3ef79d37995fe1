import { type Expression, type SqlBool, sql } from 'kysely'
import type { CompanyTransaction } from '../../db/transaction.ts'
import type { ListShape } from './shape.ts'
import type { ListQuery, ListSource } from './source.ts'

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
 * The conditions of a `search` parameter: each word begins a word of the row, in any order and in any searched field.
 * The longest word drives and the others filter, since that is what few rows answer to.
 */
export function searchConditions(
  { search }: ListQuery,
  source: ListSource,
  shape: ListShape,
  { own }: CompanyTransaction,
): Expression<SqlBool>[] {
  if (search === undefined || source.words === undefined) return []
  const { table, words: wordTable } = source
  const words = searchWords(search.value)
  if (words.length === 0) return [sql<SqlBool>`false`]
  const found = words.map((word, index) => {
    const w = `w${index}`
    return sql<SqlBool>`${sql.ref(`${table}.id`)} in (
      select ${sql.ref(`${w}.${wordTable.key}`)} from ${sql.table(wordTable.table)} ${sql.table(w)}
      where ${own(w)} and ${sql.ref(`${w}.word`)} ^@ vn_fold(${word}))`
  })
  const { fields } = search
  if (fields === undefined || shape.searchFields.every((field) => fields.includes(field))) return found
  return [...found, ...words.map((word) => beginsWordOf(table, fields, word))]
}

/** Words stand together for all fields of a row, so a search in some of them looks again. */
function beginsWordOf(table: string, fields: readonly string[], word: string): Expression<SqlBool> {
  const texts = sql.join(fields.map((field) => sql.ref(`${table}.${field}`)))
  return sql<SqlBool>`exists (
    select from vn_words(concat_ws(' ', ${texts})) as word where word ^@ vn_fold(${word}))`
}
