/** A day as the wire and the database have it, `YYYY-MM-DD`; such texts sort as their days do. */
export type Day = string

/** The day so many months later; of a month that is too short its last day. */
export function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const first = new Date(0)
  first.setUTCFullYear(year, month - 1 + months, 1)
  const last = new Date(0)
  last.setUTCFullYear(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)
  first.setUTCDate(Math.min(date, last.getUTCDate()))
  return first.toISOString().slice(0, 10)
}

/** `2026-11-22` as it is read: 22/11/2026. */
export function spokenDay(day: Day): string {
  return day.split('-').toReversed().join('/')
}
