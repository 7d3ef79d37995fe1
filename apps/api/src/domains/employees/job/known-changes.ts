import type { CivilDay } from './days.ts'

/** The state of a change, and the days on which it was written and ended. */
export interface ChangeLife {
  effective_date: CivilDay
  state: 'waiting' | 'in_effect' | 'withdrawn' | 'corrected' | 'revoked'
  written_on: CivilDay
  /** Null for what has not been withdrawn, corrected or revoked. */
  ended_on: CivilDay | null
}

/** How a change stood at the end of a day; undefined while it was not yet written. */
export function stateKnownOn(change: ChangeLife, day: CivilDay): ChangeLife['state'] | undefined {
  const { state, written_on, ended_on, effective_date } = change
  if (written_on > day) return undefined
  if (ended_on !== null && ended_on <= day) return state
  // Only what waits is ever withdrawn; what waits past its day was held up.
  if (state === 'waiting' || state === 'withdrawn' || effective_date > day) return 'waiting'
  return 'in_effect'
}

/** Whether somebody wrote or ended a change after a day. */
export function isTouchedAfter({ written_on, ended_on }: ChangeLife, day: CivilDay): boolean {
  return written_on > day || (ended_on !== null && ended_on > day)
}
