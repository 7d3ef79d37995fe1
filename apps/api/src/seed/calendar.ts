/** A day as the number of days since 1 January 1970, so that spans are plain sums. */
export type Day = number

const MILLISECONDS = 86_400_000

/** @param text yyyy-mm-dd */
export function dayOf(text: string): Day {
  const day = Date.parse(`${text}T00:00:00Z`) / MILLISECONDS
  if (!Number.isInteger(day)) throw new RangeError(`not a date: ${text}`)
  return day
}

const dateTexts = new Map<Day, string>()

/** The day as yyyy-mm-dd. */
export function dateText(day: Day): string {
  // Millions of rows share some twenty thousand days.
  const known = dateTexts.get(day)
  if (known !== undefined) return known
  const text = new Date(day * MILLISECONDS).toISOString().slice(0, 10)
  dateTexts.set(day, text)
  return text
}

/** The year that the day lies in. */
export function yearOf(day: Day): number {
  return new Date(day * MILLISECONDS).getUTCFullYear()
}

/** The same day of the year, `years` later; 29 February becomes 1 March in common years. */
export function yearsLater(day: Day, years: number): Day {
  const date = new Date(day * MILLISECONDS)
  return Date.UTC(date.getUTCFullYear() + years, date.getUTCMonth(), date.getUTCDate()) / MILLISECONDS
}

/** The same day of the month, in another month (1 to 12) of its year; days that this month lacks become its 28th. */
export function inMonth(day: Day, month: number): Day {
  const date = new Date(day * MILLISECONDS)
  return Date.UTC(date.getUTCFullYear(), month - 1, Math.min(date.getUTCDate(), 28)) / MILLISECONDS
}
