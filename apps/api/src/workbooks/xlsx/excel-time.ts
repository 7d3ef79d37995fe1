const dayInMs = 86_400_000
/** Day 0 of Excel's count, as it is from 1 March 1900 on: before that Excel knows a 29 February that never was. */
const dayZero = Date.UTC(1899, 11, 30)
const firstExactDay = '1900-03-01'

/** A civil day 'YYYY-MM-DD' in Excel's count of days; undefined for one that Excel does not have or counts wrongly. */
export function serialOfDate(date: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d/.test(date) || date < firstExactDay) return undefined
  const midnight = Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10)))
  return (midnight - dayZero) / dayInMs
}

/**
 * An instant in Excel's count, as the clock of its own offset shows it: Excel knows no time zones, and the database
 * speaks in Vietnam's.
 */
export function serialOfInstant(instant: string): number | undefined {
  const day = serialOfDate(instant)
  if (day === undefined || !/^T\d\d:\d\d:\d\d/.test(instant.slice(10))) return undefined
  const [hours = 0, minutes = 0, seconds = 0] = instant.slice(11, 19).split(':').map(Number)
  return day + (hours * 3600 + minutes * 60 + seconds) / 86_400
}

/** The civil day that a date cell of a workbook shows, which readers give as midnight in UTC. */
export function dateOfCell(cell: Date): string {
  return cell.toISOString().slice(0, 10)
}
