import { type CivilDay, dayAfter } from './days.ts'
import {
  type ChangedFacts,
  factsAtJoining,
  type JobChange,
  type JobFacts,
  noPay,
  type PayFacts,
  type PositionHeld,
} from './job-facts.ts'
import { isOnLeave, kinds, refusalOf } from './kinds.ts'

/** A state that held from one day until before another; the last one has no end. */
export interface Version<Facts> {
  valid_from: CivilDay
  valid_to: CivilDay | null
  /** The last change that made it so. */
  change_id: number
  facts: Facts
}

/** A change that cannot come where it stands, and why. */
export interface Fault {
  change_id: number
  text: string
}

/** What a person's changes come to. */
export interface Timeline {
  versions: readonly Version<JobFacts>[]
  pays: readonly Version<PayFacts>[]
  faults: readonly Fault[]
}

interface Standing {
  facts: JobFacts
  /** The state to which a leave goes back. */
  resumed: JobFacts['work_state']
}

/** A day beyond all days. */
export const forever: CivilDay = '9999-12-31'

/**
 * Folds what was written of a person into states, up to and with a day: each day from joining on has exactly one, and a
 * fact holds until the next change of the same fact. The order in which changes are handed in does not matter; one that
 * cannot come where it stands is left out and told.
 */
export function foldJob(changes: readonly JobChange[], until: CivilDay): Timeline {
  const versions: Version<JobFacts>[] = []
  const pays: Version<PayFacts>[] = []
  const faults: Fault[] = []
  let standing: Standing | undefined
  const endLeave = (before: CivilDay) => {
    const back = standing && endOfLeave(standing)
    if (!standing || back === undefined || back > before) return
    const facts = { ...standing.facts, work_state: standing.resumed, absent_until: null }
    standing = { ...standing, facts }
    add(versions, back, facts, versions.at(-1)?.change_id ?? 0)
  }
  for (const change of inOrder(changes)) {
    const { effective_date: day, id } = change
    if (day > until) break
    endLeave(day)
    const next = applied(standing, change)
    const { absent_until } = next.facts
    const refusal =
      refusalOf(change.kind, standing?.facts.work_state ?? 'unknown') ??
      (absent_until !== null && absent_until < day ? 'Ngày nghỉ cuối cùng trước ngày hiệu lực.' : undefined)
    if (refusal !== undefined) {
      faults.push({ change_id: id, text: refusal })
      continue
    }
    standing = next
    add(versions, day, standing.facts, id)
    if (Object.keys(change.pay).length > 0) {
      const last = pays.at(-1)
      add(pays, day, { ...(last?.valid_to === null ? last.facts : noPay), ...change.pay }, id)
    }
    if (standing.facts.work_state === 'left') end(pays, day)
  }
  endLeave(until)
  return { versions, pays, faults }
}

/** The state of a day. */
export function onDay<Facts>(versions: readonly Version<Facts>[], day: CivilDay): Version<Facts> | undefined {
  return versions.findLast(({ valid_from, valid_to }) => valid_from <= day && (valid_to ?? forever) > day)
}

/** Changes in the order in which they take effect. */
export function inOrder(changes: readonly JobChange[]): JobChange[] {
  return changes.toSorted(
    (one, other) =>
      one.effective_date.localeCompare(other.effective_date) ||
      one.day_order - other.day_order ||
      one.id - other.id,
  )
}

/** The first day on which somebody is back whose leave has an end. */
function endOfLeave({ facts }: Standing): CivilDay | undefined {
  return isOnLeave(facts.work_state) && facts.absent_until !== null ? dayAfter(facts.absent_until) : undefined
}

function applied(standing: Standing | undefined, { kind, effective_date, facts }: JobChange): Standing {
  const before = standing?.facts
  const joins = before === undefined || (kind === 'rehire' && before.work_state === 'left')
  const start = before ?? factsAtJoining(effective_date)
  const known = { state: before?.work_state, resumed: standing?.resumed ?? 'official' }
  const implied = kinds[kind].sets(effective_date, known, facts)
  const after = settled({
    ...start,
    ...implied,
    ...facts,
    join_date: joins ? effective_date : start.join_date,
  })
  const wasAtWork = before !== undefined && !isOnLeave(before.work_state) && before.work_state !== 'left'
  const resumed = wasAtWork ? before.work_state : (standing?.resumed ?? 'official')
  return { facts: after, resumed }
}

/** Who has left holds nothing; nobody is away until a day who is not on leave; no position is held twice. */
function settled(facts: JobFacts): JobFacts {
  if (facts.work_state === 'left') {
    return {
      ...facts,
      main_position: null,
      further_positions: [],
      direct_manager_id: null,
      absent_until: null,
    }
  }
  return {
    ...facts,
    further_positions: facts.further_positions
      .filter((each, index, all) => {
        const isFirst = all.findIndex((other) => isSamePosition(each, other)) === index
        return isFirst && !isSamePosition(each, facts.main_position)
      })
      .toSorted(
        (one, other) => one.position_id - other.position_id || one.department_id - other.department_id,
      ),
    absent_until: isOnLeave(facts.work_state) ? facts.absent_until : null,
  }
}

export function isSamePosition(one: PositionHeld | null, other: PositionHeld | null): boolean {
  return one?.position_id === other?.position_id && one?.department_id === other?.department_id
}

/** The last state of a day stands for it; what changes nothing makes no state. */
function add<Facts>(versions: Version<Facts>[], day: CivilDay, facts: Facts, changeId: number): void {
  const last = versions.at(-1)
  if (last?.valid_from === day) versions.pop()
  const before = versions.at(-1)
  if (before && before.valid_to === null && isSame(before.facts, facts)) return
  if (before && (before.valid_to === null || before.valid_to === day) && isSame(before.facts, facts)) {
    before.valid_to = null
    return
  }
  end(versions, day)
  versions.push({ valid_from: day, valid_to: null, change_id: changeId, facts })
}

function end<Facts>(versions: Version<Facts>[], day: CivilDay): void {
  const last = versions.at(-1)
  if (last?.valid_from === day) versions.pop()
  else if (last && last.valid_to === null) last.valid_to = day
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** What of the facts is no longer the same. */
export function changedFacts(before: JobFacts | null, after: JobFacts): (keyof ChangedFacts | 'join_date')[] {
  // The keys of an object of one type are that type's own.
  const keys = Object.keys(after) as (keyof JobFacts)[]
  return keys.filter((key) => before === null || !isSame(before[key], after[key]))
}
