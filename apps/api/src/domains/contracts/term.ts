/** A civil day, `YYYY-MM-DD`; days of contracts know no hours and no time zones. */
export type Day = string

/** How long a type of contract runs; both null where it has no end. */
export interface Term {
  months: number | null
  days: number | null
}

const DAY = 86_400_000

/**
 * The last day of a term that begins on `start`: so many months on, less a day, so 01/03/2026 and 12 months end on
 * 28/02/2027. Where the month has no such day, its last day is the end (Điều 148 BLDS): 31/08 and 6 months end on 28/02.
 */
export function endOfTerm(start: Day, { months, days }: Term): Day | null {
  if (days !== null) return plusDays(start, days - 1)
  if (months === null) return null
  const [year, month, day] = partsOf(start)
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0))
  return day > lastOfMonth.getUTCDate()
    ? textOf(lastOfMonth.getTime())
    : textOf(Date.UTC(year, month - 1 + months, day) - DAY)
}

/** A day so many days later, or earlier. */
export function plusDays(day: Day, days: number): Day {
  return textOf(timeOf(day) + days * DAY)
}

/** Days from the first to the last of a stretch, both counted. */
export function daysIn(from: Day, to: Day): number {
  return Math.round((timeOf(to) - timeOf(from)) / DAY) + 1
}

/** Monday to Saturday of a stretch, both ends counted: who works five days a week has the longer stretch. */
export function workingDaysIn(from: Day, to: Day): number {
  return Array.from(
    { length: Math.max(0, daysIn(from, to)) },
    (_, index) => timeOf(from) + index * DAY,
  ).filter((time) => new Date(time).getUTCDay() !== 0).length
}

/** The last of so many working days after a day, Monday to Saturday. */
export function plusWorkingDays(day: Day, count: number): Day {
  let last = day
  for (let left = count; left > 0;) {
    last = plusDays(last, 1)
    left -= workingDaysIn(last, last)
  }
  return last
}

/** The day on which somebody reaches an age; of a leap day the first of March where the year has none (Điều 148 BLDS). */
export function dayOfAge(born: Day, months: number): Day {
  const last = endOfTerm(born, { months, days: null })
  return last === null ? born : plusDays(last, 1)
}

/** Whole months from one day to another; none where the second is the earlier. */
export function monthsBetween(from: Day, to: Day): number {
  const [startYear, startMonth, startDay] = partsOf(from)
  const [year, month, day] = partsOf(to)
  return Math.max(0, (year - startYear) * 12 + month - startMonth - (day < startDay ? 1 : 0))
}

/** A day as people write it: 28-02-2027. */
export function shownDay(day: Day): string {
  return day.split('-').toReversed().join('-')
}

function partsOf(day: Day): [year: number, month: number, day: number] {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return [year, month, date]
}

function timeOf(day: Day): number {
  const [year, month, date] = partsOf(day)
  return Date.UTC(year, month - 1, date)
}

function textOf(time: number): Day {
  return new Date(time).toISOString().slice(0, 10)
}
