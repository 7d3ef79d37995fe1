import { describe, expect, test } from 'vitest'
import { dayOfLunar } from './lunar-days.ts'
import { isPublicHoliday } from './public-holidays.ts'
import { noticeDaysBetween } from './working-days-between.ts'

describe('the lunar calendar of Việt Nam', () => {
  test.each([
    [2023, '2023-01-22', '2023-04-29'],
    [2024, '2024-02-10', '2024-04-18'],
    [2025, '2025-01-29', '2025-04-07'],
    [2026, '2026-02-17', '2026-04-26'],
    [2027, '2027-02-06', '2027-04-16'],
    // A day before that of China.
    [2030, '2030-02-02', '2030-04-12'],
  ])('has Tết and Giỗ Tổ of %s on their days', (year, tet, ancestors) => {
    expect([dayOfLunar(year, 1, 1), dayOfLunar(year, 3, 10)]).toEqual([tet, ancestors])
  })
})

describe('public holidays', () => {
  test('are the days of Điều 112, all that a company may choose around Tết and 2 September', () => {
    const days = [
      '2026-01-01',
      '2026-02-15',
      '2026-02-20',
      '2026-04-30',
      '2026-05-01',
      '2026-09-01',
      '2026-09-03',
      '2026-11-24',
    ]
    expect(days.filter((day) => !isPublicHoliday(day))).toEqual([])
    expect(
      ['2026-02-14', '2026-02-24', '2026-08-31', '2026-12-25', '2025-11-24'].filter(isPublicHoliday),
    ).toEqual([])
  })

  test('that fall on a weekend give the next working day off', () => {
    // Giỗ Tổ of 2026 is a Sunday.
    expect([isPublicHoliday('2026-04-26'), isPublicHoliday('2026-04-27')]).toEqual([true, true])
    expect(isPublicHoliday('2026-04-28')).toBe(false)
  })
})

test('an invitation counts working days without weekends and holidays', () => {
  // Friday 24-04-2026 to Friday 08-05-2026: of nine working days between them 27 and 30 April and 1 May are off.
  expect(noticeDaysBetween('2026-04-24', '2026-05-08')).toBe(6)
  expect(noticeDaysBetween('2026-03-02', '2026-03-10')).toBe(5)
})
