import type { JobChangeDeed } from '@nhansu/sdk/domains/job-changes'
import { isDeepStrictEqual } from 'node:util'
import { changeOf } from './change-rows.ts'
import type { CivilDay } from './days.ts'
import { type FactState, stateOn } from './fact-steps.ts'
import { type JobChange, type JobFacts, noPay, type PayFacts } from './job-facts.ts'
import type { ToldChange } from './job-view.ts'

/** What somebody did with a job change at one moment, and what it made of the person's facts. */
export interface ChangeDeed {
  row: ToldChange
  deed: JobChangeDeed
  /** It ended the change, at the moment and by the hand that the change keeps for that. */
  isEnd: boolean
  steps: readonly DeedStep[]
}

/** One fact that became another from a day on. */
export interface DeedStep {
  day: CivilDay
  fact: keyof JobFacts | keyof PayFacts
  /** The facts on that day as they stood without the deed and with it; null before joining. */
  before: Readonly<Partial<JobFacts & PayFacts>> | null
  after: Readonly<Partial<JobFacts & PayFacts>> | null
}

/**
 * Tells what was done with somebody's job changes, in the order in which it was done. Each deed is compared on its own
 * day with what counted before it, as it was known at that moment: an old value is the one that the writer replaced. A
 * correction is one deed, compared on the day of the change that it corrects too.
 */
export function changeDeeds(rows: readonly ToldChange[], today: CivilDay): ChangeDeed[] {
  const corrected = new Map(rows.map((row) => [row.id, row]))
  const written = rows.map((row) => {
    const old = row.corrects_id === null ? undefined : corrected.get(row.corrects_id)
    return {
      at: Date.parse(row.written_at),
      row,
      old,
      deed: old ? ('corrected' as const) : ('written' as const),
    }
  })
  const ended = rows.flatMap((row) =>
    row.ended_at === null || (row.state !== 'withdrawn' && row.state !== 'revoked')
      ? []
      : [{ at: Date.parse(row.ended_at), row, old: row, deed: row.state }],
  )
  const inTime = [...written, ...ended].toSorted(
    (one, other) => one.at - other.at || one.row.id - other.row.id,
  )
  let counting: readonly JobChange[] = []
  return inTime.map(({ row, old, deed }) => {
    const without = counting.filter(({ id }) => id !== old?.id)
    const isEnd = old === row
    const after = isEnd ? without : [...without, changeOf(row)]
    const days = [...new Set([row.effective_date, ...(old ? [old.effective_date] : [])])].toSorted()
    const steps = days.flatMap((day) => differences(day, stateOn(counting, day), stateOn(after, day)))
    // What was held up on its day counts for nothing that was written afterwards.
    counting = row.waits && row.effective_date <= today ? without : after
    return { row, deed, isEnd, steps: onceEach(steps) }
  })
}

function differences(day: CivilDay, before: FactState, after: FactState): DeedStep[] {
  return [
    ...between(day, before.facts, after.facts),
    ...between(day, before.facts && before.pay, after.facts && after.pay),
  ]
}

function between<Facts extends JobFacts | PayFacts>(
  day: CivilDay,
  before: Facts | null,
  after: Facts | null,
): DeedStep[] {
  // The keys of an object of one type are that type's own.
  const facts = Object.keys(after ?? before ?? noPay) as (keyof Facts & DeedStep['fact'])[]
  return facts
    .filter((fact) => !isDeepStrictEqual(filled(before?.[fact]), filled(after?.[fact])))
    .map((fact) => ({ day, fact, before, after }))
}

/** Nothing there is the same whether nobody has joined yet or nothing was given; of heavy work 'none' is nothing. */
function filled(value: unknown): unknown {
  return value === undefined || value === 'none' || (Array.isArray(value) && value.length === 0)
    ? null
    : value
}

/** A correction that changes a fact in the same way on both days says so once. */
function onceEach(steps: readonly DeedStep[]): DeedStep[] {
  return steps.filter(
    (step, place) =>
      !steps
        .slice(0, place)
        .some(
          (earlier) =>
            earlier.fact === step.fact &&
            isDeepStrictEqual(earlier.before?.[step.fact], step.before?.[step.fact]) &&
            isDeepStrictEqual(earlier.after?.[step.fact], step.after?.[step.fact]),
        ),
  )
}
