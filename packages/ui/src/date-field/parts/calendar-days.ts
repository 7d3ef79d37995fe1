/** Vietnam keeps one offset all year: 7 hours in milliseconds. */
const VIETNAM_OFFSET = 7 * 3_600_000

/** The calendar grid counts in `Date`; noon keeps the day whatever the device's zone does at midnight. */
export function toDay(date: string): Date {
  const [year = 1970, month = 1, day = 1] = date.split('-').map(Number)
  return new Date(year, month - 1, day, 12)
}

/** The day of a grid's `Date` as `yyyy-MM-dd`. */
export function toDate(day: Date): string {
  const two = (count: number) => String(count).padStart(2, '0')
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}

/** Today in Vietnam, `yyyy-MM-dd`. */
export function todayInVietnam(now = Date.now()): string {
  return new Date(now + VIETNAM_OFFSET).toISOString().slice(0, 10)
}
