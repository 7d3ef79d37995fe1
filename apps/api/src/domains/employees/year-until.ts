/**
 * The first day of the twelve months that end with a day: the one after the same day a year before, or after the last of that
 * month where there is no such day.
 *
 * @param day 'yyyy-mm-dd', as is what comes back
 */
export function yearUntil(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year - 1, month, 0)).getUTCDate()
  return new Date(Date.UTC(year - 1, month - 1, Math.min(date, last) + 1)).toISOString().slice(0, 10)
}
