import {
  type DataTableState,
  initialTableState as untouched,
  pageSizes,
  type SortEntry,
} from '@nhansu/ui/data-table/table-state.ts'
import { isDate } from '@nhansu/ui/format/date.ts'
import type {
  Filter,
  FilterKind,
  FilterOperator,
  FilterScalar,
} from '@nhansu/ui/filter-popover/filter-model.ts'
import { isOffered } from '@nhansu/ui/filter-popover/filter-operators.ts'
import { BETWEEN, FILTER, filterText } from './filter-text.ts'

/** What an address may say about a list; everything else in it is dropped. */
export interface ListShape {
  /** Columns with a filter; `choices` are the values a select may have, when they are known beforehand. */
  filters: Readonly<Record<string, { kind: FilterKind; choices?: readonly FilterScalar[] }>>
  /** Columns the server can order by. */
  sortable: readonly string[]
  /** Keys that may hold identity or phone numbers: they go to `history.state`, never into the address. */
  hidden?: readonly string[]
  /** Keys of free words, of which only what may be such a number goes to `history.state`. */
  hiddenNumbers?: readonly string[]
  /** Columns that views may know by former ids: `{old: new}`. */
  renamed?: Readonly<Record<string, string>>
}

/** A list's state as it is kept in a history entry. */
export interface ListAddress {
  /** The query, with foreign keys (`mode=test`) as they were. */
  search: URLSearchParams
  /** The values of the shape's hidden keys, for `history.state`. */
  hidden: Readonly<Record<string, string>>
}

/** Long enough to be an identity number or a good part of one, whatever stands between its digits. */
const mayBeNumber = (words: string) => /\d{6,}/.test(words.replaceAll(/[^\p{L}\p{N}]/gu, ''))

const ours = ['p', 's', 'q', 'sort']

/** Reads a list's state from its address; what is unknown or invalid counts as absent. */
export function readList(shape: ListShape, { search, hidden }: ListAddress): DataTableState {
  const shared = (key: string) => (shape.hidden?.includes(key) ? undefined : search.get(key))
  const kept = (key: string) =>
    shape.hidden?.includes(key) || shape.hiddenNumbers?.includes(key) ? hidden[key] : undefined
  const read = (key: string) => kept(key) ?? shared(key) ?? ''
  const size = Number(read('s'))
  const columns = Object.keys(shape.filters)
  return {
    page: /^[1-9]\d{0,5}$/.test(read('p')) ? Number(read('p')) : untouched.page,
    size: pageSizes.some((one) => one === size) ? size : untouched.size,
    search: read('q').slice(0, 200),
    sort: readSort(read('sort'), shape.sortable),
    filters: Object.fromEntries(
      columns.flatMap((column) => {
        const filter = readFilter(shape.filters[column], read(FILTER + column))
        return filter ? [[column, filter]] : []
      }),
    ),
  }
}

/**
 * Writes a list's state into an address: defaults are left out, keys of others stay.
 *
 * @param before the query to write into; it is not changed
 */
export function writeList(shape: ListShape, state: DataTableState, before: URLSearchParams): ListAddress {
  const search = new URLSearchParams(before)
  for (const key of before.keys()) if (ours.includes(key) || key.startsWith(FILTER)) search.delete(key)
  const hidden: Record<string, string> = {}
  for (const [key, value] of entriesOf(state)) {
    const isHidden = shape.hidden?.includes(key) || (shape.hiddenNumbers?.includes(key) && mayBeNumber(value))
    if (isHidden) hidden[key] = value
    else search.set(key, value)
  }
  return { search, hidden }
}

/** The order in the contract's words: '-created_at,name'. */
export function sortText(sort: readonly SortEntry[]): string {
  return sort.map(({ field, descending }) => `${descending ? '-' : ''}${field}`).join(',')
}

function entriesOf(state: DataTableState): (readonly [string, string])[] {
  const all = [
    ['p', state.page === untouched.page ? '' : String(state.page)],
    ['s', state.size === untouched.size ? '' : String(state.size)],
    ['q', state.search],
    ['sort', sortText(state.sort)],
    ...Object.entries(state.filters).map(
      ([column, filter]) => [FILTER + column, filterText(filter)] as const,
    ),
  ] as const
  return all.filter(([, value]) => value !== '')
}

function readSort(text: string, sortable: readonly string[]): SortEntry[] {
  const keys = text
    .split(',')
    .map((key) => ({ field: key.replace(/^-/, ''), descending: key.startsWith('-') }))
  return keys.filter(
    ({ field }, place) =>
      sortable.includes(field) && keys.findIndex((other) => other.field === field) === place,
  )
}

function readFilter(column: ListShape['filters'][string] | undefined, text: string): Filter | undefined {
  const [, word = '', rest = ''] = /^([a-z]+):([^]+)$/.exec(text) ?? []
  const operator = operators.find((one) => one === word)
  if (!column || !operator || !isOffered(column.kind, operator)) return undefined
  if (operator === 'like') return { operator, value: rest.slice(0, 200) }
  const values = rest.split(BETWEEN).map((part) => readValue(column, part))
  const [value, to] = values
  if (value === undefined || values.includes(undefined)) return undefined
  if (operator === 'in') return { operator, value: values.filter((one) => one !== undefined) }
  if (operator !== 'between') return values.length === 1 ? { operator, value } : undefined
  return values.length === 2 && to !== undefined && value <= to ? { operator, from: value, to } : undefined
}

const operators: readonly FilterOperator[] = ['like', 'lte', 'gte', 'between', 'equal', 'in']

function readValue({ kind, choices }: ListShape['filters'][string], text: string): FilterScalar | undefined {
  if (kind === 'number') return text !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined
  if (kind === 'date') return isDate(text) ? text : undefined
  if (kind === 'datetime')
    return isDate(text.slice(0, 10)) && !Number.isNaN(Date.parse(text)) ? text : undefined
  // Ids are numbers on the wire, codes of a list are words; no list has words made of digits.
  const value = /^\d{1,15}$/.test(text) ? Number(text) : text
  return text !== '' && (choices?.includes(value) ?? true) ? value : undefined
}
