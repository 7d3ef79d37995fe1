import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CivilDay, dayAfter } from './days.ts'
import { foldJob, forever, onDay, type Version } from './fold.ts'
import type { ChangedFacts, ChangeKind, JobChange, JobFacts } from './job-facts.ts'
import { kinds } from './kinds.ts'
import { heldRows } from './write-timelines.ts'

const start = '2024-02-27'
const kindNames = Object.keys(kinds) as ChangeKind[]

const facts: fc.Arbitrary<ChangedFacts> = fc.record(
  {
    main_position: fc.record({
      position_id: fc.integer({ min: 1, max: 3 }),
      department_id: fc.integer({ min: 1, max: 3 }),
    }),
    further_positions: fc.array(
      fc.record({
        position_id: fc.integer({ min: 1, max: 3 }),
        department_id: fc.integer({ min: 1, max: 3 }),
      }),
      { maxLength: 2 },
    ),
    work_place: fc.constantFrom('Kho Đông Anh', 'Kho Sóng Thần', null),
    absent_until: fc.integer({ min: 0, max: 60 }).map((days) => dayAfter(start, days)),
  },
  { requiredKeys: [] },
)

/** A person's changes of sixty days around a 29 February, the first of them a reception. */
const histories = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...kindNames.filter((kind) => kind !== 'opening' && kind !== 'reception')),
      effective_date: fc.integer({ min: -3, max: 60 }).map((days) => dayAfter(start, days)),
      facts,
      pay: fc.record({ base_salary: fc.integer({ min: 1, max: 9 }) }, { requiredKeys: [] }),
    }),
    { maxLength: 12 },
  )
  .map((drawn): JobChange[] => [
    { id: 1, kind: 'reception', effective_date: start, day_order: 1, facts: {}, pay: {}, waits: false },
    ...drawn.map((change, index) => ({ ...change, id: index + 2, day_order: index + 2, waits: false })),
  ])

const daysFrom = (first: CivilDay) => Array.from({ length: 70 }, (_, index) => dayAfter(first, index))

describe('the fold of job changes', () => {
  test('gives the same whatever the order of typing', () => {
    fc.assert(
      fc.property(histories, fc.infiniteStream(fc.double()), (changes, numbers) => {
        const shuffled = changes
          .map((change) => ({ change, place: numbers.next().value ?? 0 }))
          .toSorted((one, other) => one.place - other.place)
        expect(
          foldJob(
            shuffled.map(({ change }) => change),
            forever,
          ),
        ).toEqual(foldJob(changes, forever))
      }),
    )
  })

  test('has exactly one state for each day from joining on, and none before', () => {
    fc.assert(
      fc.property(histories, (changes) => {
        const { versions } = foldJob(changes, forever)
        expect(versions[0]?.valid_from).toBe(start)
        for (const day of daysFrom(dayAfter(start, -2))) {
          const there = versions.filter(
            ({ valid_from, valid_to }) => valid_from <= day && day < (valid_to ?? forever),
          )
          expect(there).toHaveLength(day < start ? 0 : 1)
        }
        expect(versions.filter(({ valid_to }) => valid_to === null)).toHaveLength(1)
      }),
    )
  })

  test('holds a fact until the next change of the same fact', () => {
    fc.assert(
      fc.property(histories, (changes) => {
        const { versions, faults } = foldJob(changes, forever)
        const counted = changes.filter(({ id }) => !faults.some(({ change_id }) => change_id === id))
        for (const day of daysFrom(start)) {
          const last = counted
            .toSorted((one, other) => one.effective_date.localeCompare(other.effective_date))
            .findLast(({ effective_date, facts: set }) => effective_date <= day && 'work_place' in set)
          expect(onDay(versions, day)?.facts.work_place).toBe(last?.facts.work_place ?? null)
        }
      }),
    )
  })

  test('ends at a day as it stood on that day', () => {
    fc.assert(
      fc.property(histories, fc.integer({ min: 0, max: 60 }), (changes, days) => {
        const today = dayAfter(start, days)
        const whole = foldJob(changes, forever)
        expect(onDay(foldJob(changes, today).versions, today)?.facts).toEqual(
          onDay(whole.versions, today)?.facts,
        )
      }),
    )
  })

  test('keeps positions without gaps, one main one a day, none of a leaver', () => {
    fc.assert(
      fc.property(histories, (changes) => {
        const { versions } = foldJob(changes, forever)
        const held = heldRows(1, { versions })
        for (const day of daysFrom(start)) {
          const now = held.filter(({ from_date, to_date }) => from_date <= day && day <= (to_date ?? forever))
          const { main_position, further_positions, work_state } = factsOn(versions, day)
          expect(now.filter(({ is_main }) => is_main)).toHaveLength(main_position ? 1 : 0)
          expect(now.filter(({ is_main }) => !is_main)).toHaveLength(further_positions.length)
          if (work_state === 'left') expect(now).toEqual([])
        }
      }),
    )
  })
})

function factsOn(versions: readonly Version<JobFacts>[], day: CivilDay): JobFacts {
  const found = onDay(versions, day)
  if (!found) throw new Error(`no state on ${day}`)
  return found.facts
}

function written(id: number, kind: ChangeKind, effective_date: CivilDay, set: ChangedFacts = {}): JobChange {
  return { id, kind, effective_date, day_order: 1, facts: set, pay: {}, waits: false }
}

const joined = written(1, 'reception', '2023-01-02', { work_state: 'official' })
const states = (changes: readonly JobChange[], until = forever) =>
  foldJob(changes, until).versions.map(({ valid_from, facts: { work_state } }) => [valid_from, work_state])

describe('a leave', () => {
  test('goes back to the state before it by itself, on the day after its last', () => {
    const leave = written(2, 'maternity_leave', '2024-02-01', { absent_until: '2024-02-29' })
    expect(states([joined, leave])).toEqual([
      ['2023-01-02', 'official'],
      ['2024-02-01', 'maternity_leave'],
      ['2024-03-01', 'official'],
    ])
    expect(states([joined, leave], '2024-02-29')).toHaveLength(2)
  })

  test('ends earlier when its person comes back', () => {
    const probation = written(1, 'reception', '2023-01-02')
    const leave = written(2, 'unpaid_leave', '2023-01-10', { absent_until: '2023-03-31' })
    expect(states([probation, leave, written(3, 'rehire', '2023-02-01')])).toEqual([
      ['2023-01-02', 'probation'],
      ['2023-01-10', 'unpaid_leave'],
      ['2023-02-01', 'probation'],
    ])
  })
})

describe('leaving', () => {
  const left = written(2, 'termination', '2026-01-01', { leave_reason: 'Hết hạn hợp đồng' })

  test('begins on the day after the last working day', () => {
    const last = foldJob([joined, left], forever).versions.at(-1)
    expect(last).toMatchObject({
      valid_from: '2026-01-01',
      facts: { work_state: 'left', leave_date: '2025-12-31', main_position: null },
    })
  })

  test('lets nothing follow but coming back, which is a new employment', () => {
    const late = written(3, 'transfer', '2026-02-01')
    const back = written(4, 'rehire', '2026-03-01')
    const { faults, versions } = foldJob([joined, left, late, back], forever)
    expect(faults).toEqual([{ change_id: 3, text: 'Nhân viên đã nghỉ việc vào ngày này.' }])
    expect(versions.at(-1)?.facts).toMatchObject({
      work_state: 'official',
      join_date: '2026-03-01',
      leave_date: null,
      leave_reason: null,
    })
  })
})

test('a change before joining is refused', () => {
  expect(foldJob([joined, written(2, 'transfer', '2022-12-31')], forever).faults).toEqual([
    { change_id: 2, text: 'Ngày hiệu lực trước ngày vào công ty.' },
  ])
})

test('pay has its own days and ends with the employment', () => {
  const raise = (id: number, day: CivilDay, base_salary: number): JobChange => ({
    ...written(id, 'pay', day),
    pay: { base_salary },
  })
  const { pays, versions } = foldJob(
    [
      joined,
      raise(2, '2023-02-01', 7_000_000),
      raise(3, '2024-02-01', 8_000_000),
      written(4, 'termination', '2025-01-01'),
    ],
    forever,
  )
  expect(pays.map(({ valid_from, valid_to, facts: pay }) => [valid_from, valid_to, pay.base_salary])).toEqual(
    [
      ['2023-02-01', '2024-02-01', 7_000_000],
      ['2024-02-01', '2025-01-01', 8_000_000],
    ],
  )
  expect(versions).toHaveLength(2)
})
