import type { WorkState } from '@nhansu/sdk/domains/employees'
import { type Day, inMonth, yearsLater } from './calendar.ts'
import { type Random, weighted } from './random.ts'

/** An employee's time in the company. */
export interface Tenure {
  groupJoin: Day
  join: Day
  official: Day | null
  leave: Day | null
  state: WorkState
}

/** For whom a tenure is drawn. */
export interface TenureFor {
  /** The day that counts as today. */
  reference: Day
  birth: Day
  /** Heads and deputies: long enough here, still here. */
  leads: boolean
  woman: boolean
  positionLevel: number
}

const MONTH = 30
const YEAR = 365
const ORDINARY_STAFF = 13
const WORKING_AGE = 18

/** Days that people have been here, and how often; the long ones more often than they remain, for many are too young. */
const spans: readonly (readonly [span: readonly [from: number, to: number], share: number])[] = [
  [[3, 2 * MONTH], 8],
  [[2 * MONTH + 1, YEAR], 12],
  [[YEAR, 3 * YEAR], 22],
  [[3 * YEAR, 5 * YEAR], 17],
  [[5 * YEAR, 10 * YEAR], 24],
  [[10 * YEAR, 22 * YEAR], 26],
]
const anySpan = weighted(spans)
const leaderSpan = weighted(spans.slice(2))

const LEAVERS = 0.1
const hiringPeaks = [3, 9] as const
const leavingPeaks = [2, 3] as const

/** A believable tenure: hires peak in March and September, leavers after Tết, trial times end after one or two months. */
export function drawTenure(random: Random, who: TenureFor): Tenure {
  const { reference, leads } = who
  const adult = yearsLater(who.birth, WORKING_AGE)
  const join = drawJoin(random, who, adult)
  const groupJoin = random.chance(0.06) ? Math.max(adult, join - random.integer(MONTH, 8 * YEAR)) : join
  const stayed = { groupJoin, join, leave: null }
  const trial = who.positionLevel === ORDINARY_STAFF ? MONTH : 2 * MONTH
  const days = reference - join
  if (days <= trial)
    return { ...stayed, official: null, state: random.chance(0.15) ? 'training' : 'probation' }
  if (!leads && random.chance(LEAVERS)) {
    const leave = drawLeave(random, join, reference)
    return { groupJoin, join, leave, official: leave < join + trial ? null : join + trial, state: 'left' }
  }
  if (days <= YEAR && who.positionLevel === ORDINARY_STAFF && random.chance(0.16)) {
    return { ...stayed, official: null, state: 'seasonal' }
  }
  return { ...stayed, official: join + trial, state: stateOfStaying(random, who) }
}

function drawJoin(random: Random, { reference, leads }: TenureFor, adult: Day): Day {
  const drawSpan = leads ? leaderSpan : anySpan
  for (let attempt = 0; attempt < 4; attempt += 1) {
    const [from, to] = drawSpan(random)
    const drawn = reference - random.integer(from, to)
    const peak = random.chance(0.3) ? inMonth(drawn, random.pick(hiringPeaks)) : drawn
    const join = peak > reference - from ? drawn : peak
    if (join >= adult) return join
  }
  return adult + random.integer(0, Math.min(YEAR, reference - adult))
}

function drawLeave(random: Random, join: Day, reference: Day): Day {
  const drawn = reference - random.integer(0, Math.min(2 * YEAR, reference - join))
  const peak = random.chance(0.4) ? inMonth(drawn, random.pick(leavingPeaks)) : drawn
  return peak < join || peak > reference ? drawn : peak
}

function stateOfStaying(random: Random, { woman, birth, leads, reference }: TenureFor): WorkState {
  const age = (reference - birth) / 365.25
  if (woman && age > 21 && age < 41 && random.chance(0.04)) return 'maternity_leave'
  return !leads && random.chance(0.005) ? 'unpaid_leave' : 'official'
}
