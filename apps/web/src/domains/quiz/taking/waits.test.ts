import { expect, test } from 'vitest'
import { clockWords, timeSaid, waitAfter, waits, waitWords, withChance } from './waits.ts'

test('a choice is out within a second and a text within three, chance included', () => {
  expect(withChance(waits.choice, 1)).toBeLessThanOrEqual(1000)
  expect(withChance(waits.text, 1)).toBeLessThanOrEqual(3000)
  expect(withChance(waits.choice, 0)).toBe(waits.choice)
})

test('tries come less and less often, and not before the server asked for', () => {
  expect([1, 2, 3, 9].map((failures) => waitAfter(failures, undefined))).toEqual([1000, 2000, 4000, 30_000])
  expect(waitAfter(1, 7)).toBe(7000)
  expect(waitAfter(1, 9999)).toBe(60_000)
})

test('shows what is left', () => {
  expect([3_909_000, 309_000, 100, -5].map(clockWords)).toEqual(['1:05:09', '05:09', '00:01', '00:00'])
})

test('says each moment once, and the nearest one after a sleep', () => {
  const whole = 3_600_000
  expect(timeSaid(600_500, 599_500, whole)).toBe('Còn 10 phút.')
  expect(timeSaid(599_500, 598_500, whole)).toBeUndefined()
  expect(timeSaid(1_900_000, 50_000, whole)).toBe('Còn 1 phút.')
  expect(timeSaid(1_800_500, 1_799_500, whole)).toBe('Đã hết nửa thời gian làm bài.')
  expect(timeSaid(300_001, 299_000, 300_000)).toBeUndefined()
})

test('a long wait is told in days', () => {
  expect(waitWords(86_400_000 * 3 + 5)).toBe('3 ngày')
  expect(waitWords(3_661_000)).toBe('1:01:01')
})
