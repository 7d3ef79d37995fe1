import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { invalidInput } from '../failure.ts'
import type { ProductContext } from '../handlers.ts'
import { ofActiveCode } from './active-code.ts'
import { isRelated, isRelatedRows, type RelatedRows, type Narrowing, narrowing } from './related-rows.ts'
import type { Showing } from './showing.ts'
import type { FilterKind, ListShape } from './shape.ts'
import type { FilterValue, ListField, ListQuery, ListSource } from './source.ts'

type Condition = Expression<SqlBool>
type Compare = (column: RawBuilder<unknown>, value: RawBuilder<unknown>) => Condition
type SelectValues = readonly (string | number)[]

const atMost: Compare = (column, value) => sql<SqlBool>`${column} <= ${value}`
const atLeast: Compare = (column, value) => sql<SqlBool>`${column} >= ${value}`
const equal: Compare = (column, value) => sql<SqlBool>`${column} = ${value}`
const different: Compare = (column, value) => sql<SqlBool>`${column} is distinct from ${value}`
/** Not `like`: here every letter of the value is just a letter. */
const contains: Compare = (column, value) => sql<SqlBool>`strpos(${column}, ${value}) > 0`

const comparisons: Readonly<Record<string, Compare>> = {
  like: contains,
  lte: atMost,
  gte: atLeast,
  equal,
  is: equal,
  is_not: different,
}

/** The type a value is compared as, so that 3.5 against a whole number is a comparison and no error. */
const castOf: Readonly<Record<Exclude<FilterKind, 'SelectFilter' | 'TextFilter'>, string>> = {
  NumberFilter: 'numeric',
  DateFilter: 'date',
  DatetimeFilter: 'timestamptz',
  BooleanFilter: 'boolean',
  ActiveFilter: 'boolean',
}

/** What a `filter` parameter asks. */
export function filterNarrowing(
  { filter = {} }: ListQuery,
  source: ListSource,
  shape: ListShape,
  context: ProductContext,
  showing: Showing,
): Narrowing {
  const conditions = Object.entries(filter).flatMap(([field, filterValue]) => {
    const kind = shape.filters.get(field)
    // Where the field is not shown, the row answers to no value at all.
    const shown = showing(field)
    if (kind === undefined || shown === null)
      throw invalidInput({ [`filter.${field}`]: [`Không lọc được theo "${field}".`] })
    const asked = [filterCondition(field, kind, filterValue)].flat()
    return shown && asked.length > 0 ? [...asked, shown] : asked
  })
  const [only, ...others] = Object.keys(filter).filter((field) => !source.fields?.[field]?.matches)
  const isIndexed = only !== undefined && others.length === 0 && source.fields?.[only]?.isIndexed === true
  return { ...narrowing(conditions), isIndexed }

  function filterCondition(field: string, kind: FilterKind, filterValue: FilterValue) {
    const column = sql.ref(`${source.table}.${field}`)
    const isWord = kind === 'ActiveFilter' && typeof filterValue.value === 'string'
    if (kind === 'SelectFilter' || isWord) return selectCondition(field, filterValue, source, shape, context)
    if (kind === 'TextFilter') {
      const folded = source.fields?.[field]?.folded ?? sql`vn_fold(${column})`
      return compare(sql`${folded}`, filterValue, (value) => sql`vn_fold(${value})`)
    }
    const limits = source.fields?.[field]?.limits
    if (limits) return withinLimits(limits, filterValue, context)
    const type = sql.raw(castOf[kind])
    const asked = (value: RawBuilder<unknown>) =>
      compare(
        value,
        filterValue,
        (each) => sql`${kind === 'ActiveFilter' ? ofActiveCode(each) : each}::${type}`,
      )
    const elsewhere = source.fields?.[field]?.elsewhere
    if (elsewhere === undefined || asked(column).length === 0) return asked(column)
    return elsewhere((day) => sql<SqlBool>`(${sql.join(asked(day), sql` and `)})`, context)
  }
}

function compare(
  column: RawBuilder<unknown>,
  { operator, value, from, to }: FilterValue,
  bind: (value: unknown) => RawBuilder<unknown>,
): Condition[] {
  if (operator === 'between') {
    if (from === undefined) return []
    return [atLeast(column, bind(from)), ...(to === undefined ? [] : [atMost(column, bind(to))])]
  }
  const comparison = comparisons[operator]
  return comparison === undefined || value === undefined ? [] : [comparison(column, bind(value))]
}

/** The same for a number that no column holds. */
function withinLimits(
  { atLeast: least, atMost: most }: NonNullable<ListField['limits']>,
  { operator, value, from, to }: FilterValue,
  context: ProductContext,
): Condition[] {
  const isBetween = operator === 'between'
  const lower = isBetween ? from : operator === 'lte' ? undefined : value
  const upper = isBetween ? to : operator === 'gte' ? undefined : value
  if (isBetween && from === undefined) return []
  return [
    ...(typeof lower === 'number' ? [least(lower, context)] : []),
    ...(typeof upper === 'number' ? [most(upper, context)] : []),
  ]
}

function selectCondition(
  field: string,
  { operator, value }: FilterValue,
  source: ListSource,
  shape: ListShape,
  context: ProductContext,
): Condition | RelatedRows {
  const { values: declaredType, matches, words = noWords, isTheirs } = source.fields?.[field] ?? {}
  const type = declaredType ?? (shape.fields.get(field)?.types.includes('integer') ? 'integer' : 'string')
  const values = selectValues(field, value, type)
  const isNot = operator === 'is_not'
  const asked =
    matches?.(values, context) ??
    isOneOf(sql.ref(`${source.table}.${field}`), values, type, words, isNot ? isTheirs : undefined)
  if (!isNot) return asked
  const condition = isRelatedRows(asked)
    ? isRelated(sql.ref(`${source.table}.id`), asked, context.inThisCompany)
    : asked
  return sql<SqlBool>`(${condition}) is not true`
}

const noWords: NonNullable<ListField['words']> = new Map()

/**
 * Whether a column holds one of the values, or what one of the words beside them asks is so.
 * @param isTheirs the rows alone of which the column counts
 */
function isOneOf(
  column: RawBuilder<unknown>,
  values: SelectValues,
  type: 'integer' | 'string',
  words: NonNullable<ListField['words']>,
  isTheirs: ListField['isTheirs'],
): Condition {
  const holds = (some: SelectValues) => {
    const held = holdsOneOf(column, some, type)
    return isTheirs ? sql<SqlBool>`(${held} and ${isTheirs})` : held
  }
  const spoken = values.flatMap((value) => words.get(value) ?? [])
  const held = values.filter((value) => !words.has(value))
  if (spoken.length === 0) return holds(held)
  const all = held.length === 0 ? spoken : [...spoken, holds(held)]
  return sql<SqlBool>`(${sql.join(all, sql` or `)})`
}

/** A single value is compared plainly, which an index serves in order. */
function holdsOneOf(
  column: RawBuilder<unknown>,
  values: SelectValues,
  type: 'integer' | 'string',
): Condition {
  if (values.length === 1) return sql<SqlBool>`${column} = ${values[0]}`
  return sql<SqlBool>`${column} = any(${values}::${sql.raw(type === 'integer' ? 'bigint[]' : 'text[]')})`
}

function selectValues(field: string, value: FilterValue['value'], type: 'integer' | 'string'): SelectValues {
  // The contract lets through a word, a number or a list of them.
  const values = [value].flat() as SelectValues
  const wanted = type === 'integer' ? 'number' : 'string'
  if (values.every((each) => typeof each === wanted)) return values
  throw invalidInput({ [`filter.${field}.value`]: ['Giá trị lọc không hợp lệ.'] })
}
