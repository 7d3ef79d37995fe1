import { expect, test } from 'vitest'
import { hoursOf, inVietNam } from './viet-nam-hours.ts'

test('hours are those of Viet Nam, midnight is the day that begins', () => {
  expect(inVietNam('2026-11-21T17:00:00Z')).toEqual({ date: '2026-11-22', time: '00:00' })
  expect(hoursOf({ starts_at: '2026-11-22T02:00:00Z', ends_at: '2026-11-22T02:30:00Z' })).toBe('09:00–09:30')
})
