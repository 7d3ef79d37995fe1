import { dayAfter, type CivilDay } from '../job/days.ts'
import { dayOfLunar } from './lunar-days.ts'

const holidays = new Map<number, ReadonlySet<CivilDay>>()

/**
 * Whether a day may be one of Điều 112 of the Labour Code, or the day off in place of one that fell on a weekend (khoản 3
 * Điều 111). Where a company chooses among days, as around Tết and 2 September, each that may be chosen counts: whoever is
 * invited then has more time, never less.
 */
export function isPublicHoliday(day: CivilDay): boolean {
  const year = Number(day.slice(0, 4))
  const ofYear = holidays.get(year) ?? holidaysOf(year)
  holidays.set(year, ofYear)
  return ofYear.has(day)
}

function holidaysOf(year: number): ReadonlySet<CivilDay> {
  const tet = dayOfLunar(year, 1, 1)
  const days = [
    `${year}-01-01`,
    // One day before and four after, or two and three.
    ...[-2, -1, 0, 1, 2, 3].map((distance) => dayAfter(tet, distance)),
    dayOfLunar(year, 3, 10),
    `${year}-04-30`,
    `${year}-05-01`,
    // With the day before it or the day after.
    `${year}-09-01`,
    `${year}-09-02`,
    `${year}-09-03`,
    // Ngày Văn hóa Việt Nam (Nghị quyết 80-NQ/TW).
    ...(year >= 2026 ? [`${year}-11-24`] : []),
  ]
  const off = new Set(days)
  for (const day of days) {
    if (!isWeekend(day)) continue
    let instead = dayAfter(day)
    while (isWeekend(instead) || off.has(instead)) instead = dayAfter(instead)
    off.add(instead)
  }
  return off
}

/** Saturday or Sunday. */
export function isWeekend(day: CivilDay): boolean {
  const place = new Date(`${day}T00:00:00Z`).getUTCDay()
  return place === 0 || place === 6
}
