import { type CivilDay, dayAfter } from '../job/days.ts'
import { isPublicHoliday, isWeekend } from './public-holidays.ts'

/** Monday to Friday after one day and before another: the shorter count is on the safe side of the person. */
export function workingDaysBetween(from: string, to: string): number {
  let count = 0
  for (let time = Date.parse(from) + 86_400_000; time < Date.parse(to); time += 86_400_000) {
    const day = new Date(time).getUTCDay()
    if (day !== 0 && day !== 6) count += 1
  }
  return count
}

/** The same without public holidays: how many days of work a notice leaves. */
export function noticeDaysBetween(from: CivilDay, to: CivilDay): number {
  let count = 0
  for (let day = dayAfter(from); day < to; day = dayAfter(day))
    if (!isWeekend(day) && !isPublicHoliday(day)) count += 1
  return count
}
