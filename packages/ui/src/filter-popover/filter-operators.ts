import type { Filter, FilterDefinition, FilterKind, FilterOperator } from './filter-model.ts'

interface OperatorsOfKind {
  /** Offered in the popover, in this order; one alone is not asked for. */
  offered: readonly [FilterOperator, ...FilterOperator[]]
  /** Chosen when the popover opens on a column without a filter, and always sent. */
  start: FilterOperator
  /** What the specification's server assumes of a filter that names no operator. */
  unsaid: 'like' | 'lte'
}

const ordered = ['lte', 'gte', 'between'] as const

/**
 * The operators of each kind of column. Rows whose `start` differs from `unsaid` are why the operator is always
 * sent: 'less than or equal' to an option means nothing to a reader, so a select says 'là' and sends `equal`.
 */
export const filterOperators: Readonly<Record<FilterKind, OperatorsOfKind>> = {
  text: { offered: ['like'], start: 'like', unsaid: 'like' },
  number: { offered: ordered, start: 'lte', unsaid: 'lte' },
  date: { offered: ordered, start: 'lte', unsaid: 'lte' },
  datetime: { offered: ordered, start: 'lte', unsaid: 'lte' },
  select: { offered: ['equal'], start: 'equal', unsaid: 'lte' },
  'multi-select': { offered: ['in'], start: 'in', unsaid: 'lte' },
  search: { offered: ['in'], start: 'in', unsaid: 'lte' },
  tree: { offered: ['in'], start: 'in', unsaid: 'lte' },
}

/** True when the filter could have been made by a popover of this kind: a guard for state that comes from a URL. */
export function isOffered(kind: FilterKind, operator: FilterOperator): boolean {
  return filterOperators[kind].offered.includes(operator)
}

/** The specification's rule: a filter counts only with a value or a from. An empty one neither filters nor shows. */
export function saysSomething(filter: Filter): boolean {
  if (filter.operator === 'between') return filter.from !== ''
  return filter.operator === 'in' ? filter.value.length > 0 : filter.value !== ''
}

/** The filter of a column that counts: one that its popover could have made. An address may name others. */
export function filterThatCounts(
  definition: FilterDefinition | undefined,
  filter: Filter | undefined,
): Filter | undefined {
  if (!definition || !filter) return undefined
  return isOffered(definition.kind, filter.operator) && saysSomething(filter) ? filter : undefined
}
