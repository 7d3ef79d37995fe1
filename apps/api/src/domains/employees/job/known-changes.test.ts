import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { countingOn } from './change-rows.ts'
import { type CivilDay, dayAfter } from './days.ts'
import { foldJob } from './fold.ts'
import type { JobChange } from './job-facts.ts'
import { type ChangeLife, isTouchedAfter, stateKnownOn } from './known-changes.ts'

const start = '2026-01-01'
const days = 40
const end = dayAfter(start, days)

interface Kept extends ChangeLife {
  id: number
  place: string
}

const deeds = fc.array(
  fc.record({
    day: fc.integer({ min: 1, max: days }),
    what: fc.constantFrom('write', 'write', 'end'),
    ahead: fc.integer({ min: -10, max: 10 }),
    which: fc.nat(),
  }),
  { maxLength: 25 },
)

/** What counts of the rows, as the fold takes it. */
function counting(rows: readonly Kept[]): JobChange[] {
  return rows
    .filter(({ state }) => state === 'waiting' || state === 'in_effect')
    .map(({ id, effective_date, state, place }) => ({
      id,
      kind: id === 0 ? ('reception' as const) : ('appointment' as const),
      effective_date,
      day_order: id + 1,
      facts: { work_place: place },
      pay: {},
      waits: state === 'waiting',
    }))
}

const answerOn = (rows: readonly Kept[], day: CivilDay, today: CivilDay) =>
  foldJob(countingOn(counting(rows), day, today), day).versions

/** Lives through the days: people write changes and end them, and what is due takes effect. */
function live(plan: readonly { day: number; what: string; ahead: number; which: number }[]) {
  const joined: Kept = {
    id: 0,
    place: 'Đội Kho',
    effective_date: start,
    written_on: start,
    ended_on: null,
    state: 'in_effect',
  }
  const rows = [joined]
  const known = new Map<CivilDay, readonly Kept[]>()
  for (let number = 0; number <= days; number++) {
    const day = dayAfter(start, number)
    for (const row of rows) if (row.state === 'waiting' && row.effective_date <= day) row.state = 'in_effect'
    for (const { what, ahead, which } of plan.filter((deed) => deed.day === number)) {
      const row = rows[which % rows.length]
      if (what === 'write') {
        const effective_date = dayAfter(day, Math.max(ahead, 1 - number))
        const state = effective_date > day ? 'waiting' : 'in_effect'
        const id = rows.length
        rows.push({ id, place: `Kho ${id}`, effective_date, state, written_on: day, ended_on: null })
      } else if (row && row.id !== 0 && row.ended_on === null) {
        row.state = row.state === 'waiting' ? 'withdrawn' : 'corrected'
        row.ended_on = day
      }
    }
    known.set(
      day,
      rows.map((row) => ({ ...row })),
    )
  }
  return { rows, known }
}

const asKnown = (rows: readonly Kept[], day: CivilDay) =>
  rows.flatMap((row) => {
    const state = stateKnownOn(row, day)
    return state === undefined ? [] : [{ ...row, state }]
  })

test('what was known on any day is what stood there at the end of it', () => {
  fc.assert(
    fc.property(
      deeds,
      fc.integer({ min: 0, max: days }),
      fc.integer({ min: 0, max: 2 * days }),
      (plan, at, shown) => {
        const { rows, known } = live(plan)
        const [knownOn, day] = [dayAfter(start, at), dayAfter(start, shown)]
        const then = known.get(knownOn) ?? []
        expect(asKnown(rows, knownOn).map(({ id, state }) => [id, state])).toEqual(
          then.map(({ id, state }) => [id, state]),
        )
        expect(answerOn(asKnown(rows, knownOn), day, knownOn)).toEqual(answerOn(then, day, knownOn))
      },
    ),
  )
})

test('what is known now is the plain answer, and nothing came later', () => {
  fc.assert(
    fc.property(deeds, (plan) => {
      const { rows } = live(plan)
      expect(answerOn(asKnown(rows, end), end, end)).toEqual(answerOn(rows, end, end))
      expect(rows.filter((row) => isTouchedAfter(row, end))).toEqual([])
    }),
  )
})

test('before anything was written nothing is known', () => {
  fc.assert(
    fc.property(deeds, (plan) => {
      expect(asKnown(live(plan).rows, dayAfter(start, -1))).toEqual([])
    }),
  )
})
