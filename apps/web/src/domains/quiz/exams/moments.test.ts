import { expect, test } from 'vitest'
import { dayAndTime, momentOf } from './moments.ts'

test('a moment goes into the form and comes back as it was, whatever its offset', () => {
  expect(dayAndTime('2026-12-01T01:30:00Z')).toEqual({ day: '2026-12-01', time: '08:30:00' })
  expect(dayAndTime('2026-11-30T18:00:00.000Z')).toEqual({ day: '2026-12-01', time: '01:00:00' })
  const { day, time } = dayAndTime('2026-12-01T08:00:00+07:00')
  expect(momentOf(day, time)).toBe('2026-12-01T08:00:00+07:00')
  expect(momentOf('2026-12-01', '08:00')).toBe('2026-12-01T08:00:00+07:00')
})
