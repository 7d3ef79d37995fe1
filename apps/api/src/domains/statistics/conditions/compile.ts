import type { Schemas } from '@nhansu/sdk/contract'
import {
  conditionListOf,
  type ConditionList,
  type ConditionOperator,
  conditionOperators,
  type ConditionSubject,
  conditionSubjects,
} from '@nhansu/sdk/domains/conditions'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { invalidInput } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { conditionSources, rowsOfList } from './fields.ts'

type ConditionField = Schemas['ConditionField']
type Test = RawBuilder<SqlBool>

/** One condition, or a group of them; what the contract lets through at any depth. */
export type ConditionPart = Omit<Schemas['ConditionOrGroup'], 'conditions'> & {
  conditions?: readonly ConditionPart[]
}

/** A condition that was found to be in order. */
export interface CheckedCondition {
  field: ConditionField
  subject: ConditionSubject
  operator: ConditionOperator
  /** One value, or those that are compared with; of `between` the two ends. */
  values: readonly Value[]
}

/** A group that was found to be in order. */
export interface CheckedGroup {
  match: 'and' | 'or'
  of?: ConditionList
  parts: readonly (CheckedCondition | CheckedGroup)[]
}

type Value = string | number | boolean

/** So many conditions at most, those inside of groups included. */
export const mostConditions = 30

const dayPattern = /^\d{4}-\d{2}-\d{2}$/

/**
 * What was asked for, held against the table of fields.
 * @param mayAsk whether the reader may ask for a field
 * @throws ApiFailure 400 that names each condition by its place
 */
export function checkedQuery(
  { match = 'and', conditions }: Pick<Schemas['ConditionQuery'], 'match' | 'conditions'>,
  mayAsk: (field: ConditionField) => boolean,
): CheckedGroup {
  const errors: Record<string, string[]> = {}
  let total = 0
  const query: CheckedGroup = { match, parts: partsOf(conditions, 'conditions', undefined) }
  if (total > mostConditions) errors['conditions'] = [`Chọn nhiều nhất ${mostConditions} điều kiện.`]
  if (Object.keys(errors).length > 0) throw invalidInput(errors)
  return query

  function partsOf(asked: readonly ConditionPart[], place: string, list: ConditionList | undefined) {
    return asked.flatMap((part, index): (CheckedCondition | CheckedGroup)[] => {
      const here = `${place}.${index}`
      const { conditions: inner, match: how = 'and', of } = part
      if (inner !== undefined) {
        if (part.field !== undefined || part.operator !== undefined)
          return refuse(here, 'Mỗi dòng là một điều kiện hoặc một nhóm, không phải cả hai.')
        if (list !== undefined && of !== undefined && of !== list)
          return refuse(`${here}.of`, 'Nhóm bên trong phải nói về cùng một danh sách với nhóm bên ngoài.')
        const about = of ?? list
        return [
          { match: how, ...(about && { of: about }), parts: partsOf(inner, `${here}.conditions`, about) },
        ]
      }
      total += 1
      return conditionOf(part, here, list)
    })
  }

  function conditionOf(
    part: ConditionPart,
    here: string,
    list: ConditionList | undefined,
  ): CheckedCondition[] {
    const { field, operator } = part
    if (field === undefined || operator === undefined)
      return refuse(here, 'Chọn thông tin và phép so sánh của điều kiện.')
    const subject = conditionSubjects[field]
    if (!mayAsk(field)) return refuse(`${here}.field`, `Bạn không có quyền xem "${subject.label}".`)
    if (list !== undefined && conditionListOf(field) !== list)
      return refuse(`${here}.field`, `"${subject.label}" không thuộc danh sách của nhóm này.`)
    if (!conditionOperators[subject.kind].includes(operator))
      return refuse(`${here}.operator`, `"${subject.label}" không có phép so sánh này.`)
    const values = valuesOf(subject, operator, part)
    if (typeof values === 'string') return refuse(`${here}.value`, values)
    return [{ field, subject, operator, values }]
  }

  function refuse(place: string, sentence: string): [] {
    errors[place] = [sentence]
    return []
  }
}

/** @returns the values by which is compared, or the sentence that says what is wrong with them */
function valuesOf(
  subject: ConditionSubject,
  operator: ConditionOperator,
  { value, from, to }: Pick<ConditionPart, 'value' | 'from' | 'to'>,
): Value[] | string {
  if (operator === 'all') return []
  if (operator === 'between') {
    if (from === undefined || to === undefined) return 'Nhập cả hai đầu của khoảng.'
    const [low, high] = [
      valuesOf(subject, 'equal', { value: from }),
      valuesOf(subject, 'equal', { value: to }),
    ]
    if (typeof low === 'string') return low
    if (typeof high === 'string') return high
    return low[0] !== undefined && high[0] !== undefined && low[0] <= high[0]
      ? [...low, ...high]
      : 'Đầu khoảng phải nhỏ hơn hoặc bằng cuối khoảng.'
  }
  if (value === undefined) return 'Nhập giá trị để so sánh.'
  if (operator === 'with_month')
    return isWhole(value) && value >= 1 && value <= 12 ? [value] : 'Tháng là một số từ 1 đến 12.'
  if (operator === 'with_year')
    return isWhole(value) && value >= 1900 && value <= 2200 ? [value] : 'Năm là một số từ 1900 đến 2200.'
  return comparedBy[subject.kind](value, subject)
}

const comparedBy: Readonly<
  Record<
    ConditionSubject['kind'],
    (value: NonNullable<ConditionPart['value']>, subject: ConditionSubject) => Value[] | string
  >
> = {
  text: (value) => (typeof value === 'string' && value.trim() !== '' ? [value] : 'Nhập chữ để so sánh.'),
  number: (value) => (typeof value === 'number' ? [value] : 'Nhập một số để so sánh.'),
  date: (value) =>
    typeof value === 'string' && isDay(value) ? [value] : 'Nhập một ngày có thật để so sánh.',
  boolean: (value) => (typeof value === 'boolean' ? [value] : 'Chọn Có hoặc Không.'),
  choice: (value, { choices = {}, isNumbered }) => {
    const asked = typeof value === 'object' ? [...value] : [value]
    const known = asked.every(
      (each) => typeof each === (isNumbered ? 'number' : 'string') && Object.hasOwn(choices, String(each)),
    )
    return known ? asked : 'Chọn giá trị trong danh sách.'
  },
}

const isWhole = (value: unknown): value is number => Number.isInteger(value)

function isDay(value: string): boolean {
  if (!dayPattern.test(value)) return false
  const moment = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(value)
}

/**
 * The conditions as SQL over `person`; every value is a parameter, every name comes from the table of fields.
 * @param day the day of which lists with days of their own are read
 */
export function testOf(context: ProductContext, query: CheckedGroup, day: string): Test {
  return groupTest(query, undefined)

  function groupTest({ match, of, parts }: CheckedGroup, list: ConditionList | undefined): Test {
    const about = of ?? list
    const tests = parts.map((part) =>
      'parts' in part ? groupTest(part, about) : conditionTest(part, about !== undefined),
    )
    if (tests.length === 0) return sql<SqlBool>`true`
    const joined = sql<SqlBool>`(${sql.join(tests, match === 'or' ? sql` or ` : sql` and `)})`
    // Only the outermost group about a list looks for a row; those inside speak of the same one.
    return of !== undefined && list === undefined
      ? sql<SqlBool>`exists (select ${rowsOfList(context, of, day)} and ${joined})`
      : joined
  }

  function conditionTest(condition: CheckedCondition, isOfRow: boolean): Test {
    const test = comparison(context, condition)
    const list = conditionListOf(condition.field)
    if (list === undefined || isOfRow || condition.operator === 'all') return test
    return sql<SqlBool>`exists (select ${rowsOfList(context, list, day)} and ${test})`
  }
}

function comparison(context: ProductContext, { field, subject, operator, values }: CheckedCondition): Test {
  const column = conditionSources[field].column(context)
  const [value, other] = values
  if (subject.kind === 'text' && operator !== 'all') return textTest(column, operator, String(value))
  switch (operator) {
    case 'all':
      return sql<SqlBool>`true`
    case 'is':
    case 'is_not': {
      const type = subject.kind === 'boolean' ? 'boolean[]' : subject.isNumbered ? 'integer[]' : 'text[]'
      const isOne = sql<SqlBool>`${column} = any(${values}::${sql.raw(type)})`
      return operator === 'is' ? isOne : sql<SqlBool>`(${isOne}) is not true`
    }
    case 'with_month':
      return sql<SqlBool>`extract(month from ${column}) = ${value}`
    case 'with_year':
      return sql<SqlBool>`extract(year from ${column}) = ${value}`
    case 'less_than_or_equal':
      return sql<SqlBool>`${column} <= ${bound(subject, value)}`
    case 'more_than_or_equal':
      return sql<SqlBool>`${column} >= ${bound(subject, value)}`
    case 'between':
      return sql<SqlBool>`${column} between ${bound(subject, value)} and ${bound(subject, other)}`
    default:
      return sql<SqlBool>`${column} = ${bound(subject, value)}`
  }
}

const bound = ({ kind }: ConditionSubject, value: Value | undefined): RawBuilder<unknown> =>
  kind === 'date' ? sql`${value}::date` : sql`${value}::numeric`

/** Text without accents and case; `%` and `_` are letters. */
function textTest(column: RawBuilder<unknown>, operator: ConditionOperator, value: string): Test {
  const folded = sql`vn_fold(${column})`
  const contains = sql<SqlBool>`strpos(${folded}, vn_fold(${value})) > 0`
  switch (operator) {
    case 'contain':
      return contains
    case 'not_contain':
      return sql<SqlBool>`(${contains}) is not true`
    case 'many_word': {
      const words = value.trim().split(/\s+/)
      return sql<SqlBool>`(${sql.join(
        words.map((word) => sql<SqlBool>`strpos(${folded}, vn_fold(${word})) > 0`),
        sql` or `,
      )})`
    }
    case 'is_not':
      return sql<SqlBool>`${folded} is distinct from vn_fold(${value})`
    default:
      return sql<SqlBool>`${folded} = vn_fold(${value})`
  }
}
