import { parseTypedDate } from '#ui/format/date.ts'
import { formatDateTime } from '#ui/format/time.ts'
import type { Filter, FilterDefinition, FilterKind, FilterOperator, FilterScalar } from './filter-model.ts'
import { filterOperators } from './filter-operators.ts'

/** What the popover's fields hold before 'Lọc' is pressed. */
export interface FilterDraft {
  operator: FilterOperator
  /** The value, or the lower end of a range. Dates are `YYYY-MM-DD` also for instants. */
  first: string | number | null
  /** The upper end of a range. */
  second: string | number | null
  chosen: readonly FilterScalar[]
  /** What a field says about text that it cannot read; such a field holds the form back by itself. */
  unreadable: Readonly<Partial<Record<DraftEnd, string>>>
}

/** The two fields of a range; a single value stands in the first. */
export type DraftEnd = 'first' | 'second'

/** Why a draft cannot be applied: the range runs backwards. */
export type DraftProblem = 'reversed'

const VIETNAM = '+07:00'

/** Fills the popover's fields from the filter that is on, or empty ones with the kind's first operator. */
export function draftOf(kind: FilterKind, filter: Filter | undefined): FilterDraft {
  const empty: FilterDraft = {
    operator: filterOperators[kind].start,
    first: null,
    second: null,
    chosen: [],
    unreadable: {},
  }
  if (!filter) return empty
  const shown = (value: FilterScalar) => (kind === 'datetime' ? dayOf(String(value)) : value)
  if (filter.operator === 'in') return { ...empty, operator: 'in', chosen: filter.value }
  if (filter.operator === 'between')
    return { ...empty, operator: 'between', first: shown(filter.from), second: shown(filter.to) }
  if (filter.operator === 'equal') return { ...empty, operator: 'equal', chosen: [filter.value] }
  return { ...empty, operator: filter.operator, first: shown(filter.value) }
}

/**
 * Turns a draft into the filter to apply.
 *
 * @returns the filter, null when nothing is asked for (the column's filter goes off), or the problem to show
 */
export function filterOf(definition: FilterDefinition, draft: FilterDraft): Filter | null | DraftProblem {
  if (draft.operator === 'equal') {
    const [value] = draft.chosen
    return value === undefined ? null : { operator: 'equal', value }
  }
  if (draft.operator === 'in') return draft.chosen.length > 0 ? { operator: 'in', value: draft.chosen } : null
  return draft.operator === 'between' ? range(definition.kind, draft) : single(definition.kind, draft)
}

function single(kind: FilterKind, { operator, first }: FilterDraft): Filter | null {
  const value = typeof first === 'string' ? first.normalize('NFC').trim() : first
  if (value === null || value === '' || operator === 'between' || operator === 'in') return null
  return { operator, value: edge(kind, value, operator === 'lte' ? 'end' : 'start') }
}

/** A range with one open end is the one-sided comparison it means, so that its chip says so. */
function range(kind: FilterKind, draft: FilterDraft): Filter | null | DraftProblem {
  const { first, second } = draft
  if (second === null) return single(kind, { ...draft, operator: 'gte' })
  if (first === null) return single(kind, { ...draft, operator: 'lte', first: second })
  if (first > second) return 'reversed'
  return { operator: 'between', from: edge(kind, first, 'start'), to: edge(kind, second, 'end') }
}

const dayOf = (instant: string) => parseTypedDate(formatDateTime(instant).slice(0, 10))

/** A day stands for all its instants: a range ends with the day's last second. */
function edge(kind: FilterKind, value: FilterScalar, side: 'start' | 'end'): FilterScalar {
  if (kind !== 'datetime') return value
  return `${value}T${side === 'start' ? '00:00:00' : '23:59:59'}${VIETNAM}`
}
