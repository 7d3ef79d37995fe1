import { expect, test } from 'vitest'
import { type TemporaryWork, temporaryWorkWarnings } from './temporary-work-rule.ts'

const law = { temporary_work_days: 60, temporary_work_notice_days: 3 }
/** Told well before; from Monday 05-01-2026. */
const work = (to_date: string, change: Partial<TemporaryWork> = {}): TemporaryWork => ({
  from_date: '2026-01-05',
  to_date,
  told_on: '2025-12-01',
  has_consent: false,
  ...change,
})
const fields = (...asked: Parameters<typeof temporaryWorkWarnings>) =>
  temporaryWorkWarnings(...asked).map(({ field }) => field)

test.for<[last: string, found: string[]]>([
  // Ten weeks of six days.
  ['2026-03-13', []],
  ['2026-03-14', []],
  ['2026-03-15', []],
  ['2026-03-16', ['has_consent']],
])('60 working days from 05-01-2026, until %s', ([last, found]) => {
  expect(fields(work(last), [], law)).toEqual(found)
  expect(fields(work(last, { has_consent: true }), [], law)).toEqual([])
})

test('stretches of one year are added up, and each year has its own days', () => {
  const first = work('2026-03-13')
  const later = (from_date: string, to_date: string) => work(to_date, { from_date })
  // One working day is left of 2026.
  expect(fields(later('2026-06-01', '2026-06-01'), [first], law)).toEqual([])
  expect(temporaryWorkWarnings(later('2026-06-01', '2026-06-02'), [first], law)[0]?.text).toContain(
    'năm 2026: 59 + 2 = 61 ngày làm việc, tối đa 60',
  )
  expect(fields(later('2026-12-31', '2027-01-02'), [first], law)).toEqual([])
  // With consent a stretch counts, and is not complained of.
  expect(fields(later('2026-06-01', '2026-06-02'), [{ ...first, has_consent: true }], law)).toEqual([
    'has_consent',
  ])
})

test('a leap day counts, and an older value holds for its time', () => {
  const leap = (to_date: string) => work(to_date, { from_date: '2028-02-28', told_on: '2028-01-03' })
  const two = { ...law, temporary_work_days: 2 }
  expect(fields(leap('2028-02-29'), [], two)).toEqual([])
  expect(fields(leap('2028-03-01'), [], two)).toEqual(['has_consent'])
})

test.for<[told: string | null, found: string[]]>([
  // Monday 05-01-2026: Wednesday, Thursday and Friday lie between.
  ['2025-12-29', []],
  ['2025-12-30', []],
  ['2025-12-31', ['told_on']],
  ['2026-01-05', ['told_on']],
  [null, ['told_on']],
])('told on %s of what begins on 05-01-2026', ([told_on, found]) => {
  expect(fields(work('2026-01-10', { told_on }), [], law)).toEqual(found)
})
