const ISO = /^(\d{4})-(\d{2})-(\d{2})$/
const TYPED = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/
const BARE = /^(\d{2})(\d{2})(\d{4})$/

/**
 * Shows a calendar date.
 *
 * @param date `YYYY-MM-DD`; a plain string and never a `Date`, so that no time zone can move it
 * @returns `DD-MM-YYYY`; empty for nothing, the text itself when it is no date
 */
export function formatDate(date: string | null | undefined): string {
  return date == null ? '' : date.replace(ISO, '$3-$2-$1')
}

/**
 * A date as it stands in a field that is typed into.
 *
 * @param date `YYYY-MM-DD`
 * @returns `dd/MM/yyyy`; empty for nothing, the text itself when it is no date
 */
export function formatTypedDate(date: string | null | undefined): string {
  return date == null ? '' : date.replace(ISO, '$3/$2/$1')
}

/**
 * Understands a typed date: `31/12/2026`, `1/2/2026`, `31-12-2026`, `31.12.2026` or `31122026`.
 *
 * @returns `YYYY-MM-DD`, or null when the text is no day of the calendar
 */
export function parseTypedDate(text: string): string | null {
  const found = TYPED.exec(text.trim()) ?? BARE.exec(text.trim())
  if (!found) return null
  const [, day = '', month = '', year = ''] = found
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDate(date) ? date : null
}

/** True for a `YYYY-MM-DD` that stands in the calendar (no 30 February), from the year 1000 on. */
export function isDate(date: string): boolean {
  const found = ISO.exec(date)
  if (!found) return false
  const [year, month, day] = found.slice(1).map(Number) as [number, number, number]
  return year >= 1000 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
}

/** Number of days of a month. @param month 1 to 12 */
function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

function isLeap(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
}
