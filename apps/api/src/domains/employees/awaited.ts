import { awaitedLabel } from '@nhansu/sdk/domains/employees'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ListField, ListQuery } from '../../contract/list-query/source.ts'

// Whoever is taken in on a day to come works nowhere yet: he stands in the list of today, and not among those who work.

const isAwaited = sql<SqlBool>`(employees.active and employees.join_date > current_date)`
export const hasJoined = sql<SqlBool>`employees.join_date <= current_date`
export const isNotAwaited = sql<SqlBool>`(not employees.active or employees.join_date <= current_date)`

const awaitedToday: ListField = { words: new Map([['awaited', isAwaited]]) }
const awaitedOnDay: ListField = { words: new Map([['awaited', sql<SqlBool>`false`]]) }

/** The filters that ask for him, of today's list. */
export const awaitedFilters = {
  active: awaitedToday,
  // He is in no state of work yet, so that whoever asks for all but some states finds him.
  work_state: { ...awaitedToday, isTheirs: isNotAwaited },
}

/** The same of another day, on which nobody stands who has not joined by then. */
export const awaitedFiltersOnDay = { active: awaitedOnDay, work_state: awaitedOnDay }

/** The states of work that a list asks for, none where it asks for all but some. */
export function statesAsked({ filter = {} }: Pick<ListQuery, 'filter'>): readonly unknown[] {
  const { work_state: state } = filter
  return state?.value === undefined || state.operator === 'is_not' ? [] : [state.value].flat()
}

/** Columns of a file of today that call him by his own word, beside those that say what he begins with. */
export const calledAwaited: Readonly<Record<string, RawBuilder<unknown>>> = {
  active: sql`case when ${isAwaited} then ${awaitedLabel} else employees.active::text end as active`,
  work_state: sql`case when ${isAwaited} then ${awaitedLabel} else employees.work_state end as work_state`,
}
