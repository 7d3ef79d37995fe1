import { withDescendants } from '#ui/filter-popover/filter-choices.ts'
import type { Filter, Filters, FilterScalar } from '#ui/filter-popover/filter-model.ts'
import { saysSomething } from '#ui/filter-popover/filter-operators.ts'
import { foldVietnamese, matchesFolded } from '#ui/format/fold-vietnamese.ts'
import { type DataTableColumn, valueOf } from './column.ts'
import { renderValue } from './parts/cell-value.ts'
import { type DataTableState, pageCount, type SortEntry } from './table-state.ts'

/** One page of a plain array, and how many rows the filters leave. */
export interface LocalPage<Row> {
  rows: readonly Row[]
  total: number
}

const collator = new Intl.Collator('vi', { numeric: true })

/**
 * Does to a plain array what a server does to its rows: search, filters, sort, page. A page past the end is the last
 * one, so that a row that goes away never leaves an empty table behind.
 */
export function localPage<Row>(
  rows: readonly Row[],
  columns: readonly DataTableColumn<Row>[],
  state: DataTableState,
): LocalPage<Row> {
  const asked = { ...state, filters: withBranches(columns, state.filters) }
  const kept = rows.filter((row) => matchesAll(row, columns, asked))
  const sorted = state.sort.length > 0 ? kept.toSorted(comparison(columns, state.sort)) : kept
  const page = Math.min(state.page, pageCount(kept.length, state.size))
  return { rows: sorted.slice((page - 1) * state.size, page * state.size), total: kept.length }
}

/** On a tree, a chosen node stands for its whole branch. */
function withBranches<Row>(columns: readonly DataTableColumn<Row>[], filters: Filters): Filters {
  return Object.fromEntries(
    Object.entries(filters).map(([id, filter]) => {
      const definition = columns.find((column) => column.id === id)?.filter
      if (definition?.kind !== 'tree' || filter.operator !== 'in') return [id, filter]
      return [id, { ...filter, value: withDescendants(definition.nodes, new Set(filter.value)) }]
    }),
  )
}

function matchesAll<Row>(row: Row, columns: readonly DataTableColumn<Row>[], state: DataTableState): boolean {
  const { search, filters } = state
  if (search !== '' && !matchesFolded(foldVietnamese(wordsOf(row, columns)), search)) return false
  return columns.every((column) => {
    const filter = filters[column.id]
    return !filter || !saysSomething(filter) || matches(valueOf(column, row), filter)
  })
}

/** What a row says in all its columns, as values and as they show: 31-12-2026 is found by its day. */
function wordsOf<Row>(row: Row, columns: readonly DataTableColumn<Row>[]): string {
  return columns.map((column) => `${textOf(valueOf(column, row))} ${renderValue(column, row)}`).join(' ')
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

function matches(value: unknown, filter: Filter): boolean {
  switch (filter.operator) {
    case 'like':
      return matchesFolded(foldVietnamese(textOf(value)), String(filter.value))
    case 'equal':
      return value === filter.value
    case 'in':
      return filter.value.some((one) => one === value)
    case 'lte':
      return isScalar(value) && compare(value, filter.value) <= 0
    case 'gte':
      return isScalar(value) && compare(value, filter.value) >= 0
    case 'between':
      return isScalar(value) && compare(value, filter.from) >= 0 && compare(value, filter.to) <= 0
    default:
      return filter satisfies never
  }
}

const isScalar = (value: unknown): value is FilterScalar =>
  typeof value === 'number' || (typeof value === 'string' && value !== '')

/** Dates and instants of one offset are in order as text; everything else as Vietnamese sorts it. */
function compare(first: FilterScalar, second: FilterScalar): number {
  if (typeof first === 'number' && typeof second === 'number') return first - second
  return collator.compare(String(first), String(second))
}

function comparison<Row>(columns: readonly DataTableColumn<Row>[], sort: readonly SortEntry[]) {
  const steps = sort.flatMap(({ field, descending }) => {
    const column = columns.find((one) => one.id === field)
    return column ? [{ column, sign: descending ? -1 : 1 }] : []
  })
  return (first: Row, second: Row): number => {
    for (const { column, sign } of steps) {
      const order = compareKnown(valueOf(column, first), valueOf(column, second), sign)
      if (order !== 0) return order
    }
    return 0
  }
}

/** What is unknown stands last in either direction. */
function compareKnown(first: unknown, second: unknown, sign: number): number {
  if (isScalar(first) && isScalar(second)) return sign * compare(first, second)
  return Number(isScalar(second)) - Number(isScalar(first))
}
