import type { CivilDay } from './days.ts'
import { changedFacts, foldJob, inOrder } from './fold.ts'
import { type JobChange, type JobFacts, noPay, type PayFacts } from './job-facts.ts'

/** One fact that became another on a day, and the change that made it so. */
export interface FactStep<Facts> {
  fact: keyof Facts
  day: CivilDay
  change_id: number
  /** It has not come yet. */
  waits: boolean
  /** A leave that the change had begun came to its end. */
  by_itself: boolean
  /** Null before joining. */
  before: Facts | null
  after: Facts
}

/** The steps by which a person's facts came to what they are, in their order. */
export interface FactSteps {
  job: readonly FactStep<JobFacts>[]
  pay: readonly FactStep<PayFacts>[]
}

/** What counts of a person's facts on a day, those before joining among them: there are none. */
export interface FactState {
  facts: JobFacts | null
  pay: PayFacts
  /** Since when, and by which change. */
  since: CivilDay
  change_id: number
}

const nothing: FactState = { facts: null, pay: noPay, since: '', change_id: 0 }
// The keys of an object of one type are that type's own.
const payKeys = Object.keys(noPay) as (keyof PayFacts)[]

/**
 * Tells what each change made of a person's facts, up to and with a day: the fold before it beside the fold with it, so
 * that nothing is a reason but what the fold itself counts. A change that sets what was so already is no step.
 */
export function factSteps(changes: readonly JobChange[], until: CivilDay): FactSteps {
  const ordered = inOrder(changes).filter(({ effective_date }) => effective_date <= until)
  const job: FactStep<JobFacts>[] = []
  const pay: FactStep<PayFacts>[] = []
  const step = (
    before: FactState,
    after: FactState,
    by: Pick<FactStep<JobFacts>, 'day' | 'change_id' | 'waits' | 'by_itself'>,
  ) => {
    const { facts } = after
    if (facts === null) return
    for (const fact of changedFacts(before.facts, facts)) {
      if (before.facts === null && isNothing(facts[fact])) continue
      job.push({ ...by, fact, before: before.facts, after: facts })
    }
    for (const fact of payKeys.filter((key) => before.pay[key] !== after.pay[key])) {
      pay.push({ ...by, fact, before: before.facts && before.pay, after: after.pay })
    }
  }
  let last = nothing
  for (const [index, { id, effective_date: day, waits }] of ordered.entries()) {
    const eve = stateOn(ordered.slice(0, index), day)
    step(last, eve, { day: eve.since, change_id: eve.change_id, waits: false, by_itself: true })
    const after = stateOn(ordered.slice(0, index + 1), day)
    step(eve, after, { day, change_id: id, waits, by_itself: false })
    last = after
  }
  const end = stateOn(ordered, until)
  step(last, end, { day: end.since, change_id: end.change_id, waits: false, by_itself: true })
  return { job, pay }
}

/** The state of a day by what counts. */
export function stateOn(changes: readonly JobChange[], day: CivilDay): FactState {
  // Folded up to a day, what has no end yet is the state of that day.
  const { versions, pays } = foldJob(changes, day)
  const version = versions.at(-1)
  if (version === undefined) return nothing
  const { facts, valid_from: since, change_id } = version
  const pay = pays.findLast(({ valid_to }) => valid_to === null)?.facts ?? noPay
  return { facts, pay, since, change_id }
}

function isNothing(value: JobFacts[keyof JobFacts]): boolean {
  return value === null || (Array.isArray(value) && value.length === 0)
}
