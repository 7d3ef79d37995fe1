import type { PermissionName } from '@nhansu/sdk/contract'
import type { Expression, RawBuilder, SqlBool } from 'kysely'
import type { DB } from '../../db/tables.gen.ts'
import type { ProductContext } from '../handlers.ts'
import type { RelatedRows } from './related-rows.ts'

/** A field that is no plain column of its table. */
export interface ListField {
  /** What a select filter's values are, where the rows of the list do not say so. */
  values?: 'integer' | 'string'
  /** What a select filter asks instead of comparing the column: another table, or a condition of its own. */
  matches?: (
    values: readonly (string | number)[],
    context: ProductContext,
  ) => RelatedRows | Expression<SqlBool>
  /** What a filter asks for words that it takes beside the values of the column. */
  words?: ReadonlyMap<unknown, Expression<SqlBool>>
  /** The rows whose values of the column are theirs by now: a filter for all but some values leaves none of the others out. */
  isTheirs?: Expression<SqlBool>
  /** What a number filter asks instead of comparing the column: that the field is at least, or at most, so much. */
  limits?: Readonly<
    Record<'atLeast' | 'atMost', (value: number, context: ProductContext) => Expression<SqlBool>>
  >
  /** What a filter by days asks where no column of the table holds the day: the condition, by what is asked of the day. */
  elsewhere?: (
    asked: (day: RawBuilder<unknown>) => Expression<SqlBool>,
    context: ProductContext,
  ) => Expression<SqlBool>
  /** The folded text that a text filter compares, where there is a cheaper way than folding the column anew. */
  folded?: Expression<string>
  /** The names of its ids, for a line that says what a list was filtered by. */
  names?: (ids: readonly unknown[], context: ProductContext) => Promise<ReadonlyMap<number, string>>
  /** Whether an index has this column behind the company and before the id, so that it names rows without reading them. */
  isIndexed?: boolean
  /** What it sorts by, instead of the column. */
  sortsBy?: Expression<unknown>
}

/** Where a list comes from. Names of tables and columns come from here and from the contract, never from a request. */
export interface ListSource {
  /** Its table; rows carry `company_id` and `id`. */
  table: keyof DB
  /**
   * A query whose rows are read under the table's name: the table as it was on another day. Such a list has a condition
   * of its own as well, since the total that is kept is the table's.
   */
  rows?: RawBuilder<unknown>
  /**
   * The table of the words that its rows are found by, and the column there that names the row. Where each word stands with
   * the others of its row (see words-together.ts), `together` says so, with the column of what the default order is made of where
   * there is one.
   */
  words?: { table: keyof DB; key: string; together?: { orderedBy?: string }; closed?: ClosedWords }
  /** Written as `sort` is: `-created_at,name`. */
  defaultSort: string
  fields?: Readonly<Record<string, ListField>>
  /**
   * Counts no further than this: for tables that only grow and whose total nobody keeps. A longer list pages through
   * so many rows, the first in its order, and says that it was cut off.
   */
  mostCounted?: number
}

/**
 * Words by which only holders of a right find a row, and only by the whole of one: a number whose beginnings would tell it
 * digit by digit. Others get the same answer, from the same statement, whatever they look for.
 */
export interface ClosedWords {
  /** A view of these words with the open ones, and its column that tells which are which. */
  table: keyof DB
  mark: string
  /** The rights that find by them, any of which is enough, on the rows that its own scope covers. */
  needs: readonly PermissionName[]
  /** Whether a word can be one of them at all; for others the view is not read. */
  mayBe: (word: string) => boolean
  /** What such a word is called wherever it is told what was looked for, so that the number itself stands nowhere. */
  called: string
}

/** A list's parameters, checked against the contract. */
export interface ListQuery {
  page?: number
  size?: number
  pagination?: boolean
  sort?: string
  search?: { value: string; fields?: readonly string[] }
  filter?: Readonly<Record<string, FilterValue>>
}

/** One entry of `filter`. It counts only with a `value` or a `from`. */
export interface FilterValue {
  operator: string
  value?: string | number | boolean | readonly (string | number)[]
  from?: string | number
  to?: string | number
}
