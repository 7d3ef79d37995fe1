/** A day of the calendar as the wire and the rows write it: `2026-11-22`. */
export type CivilDay = string

const millisecondsOfDay = 86_400_000

/** The day so many days after another; before it when the number is negative. */
export function dayAfter(day: CivilDay, days = 1): CivilDay {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * millisecondsOfDay).toISOString().slice(0, 10)
}

/** A day as sentences name it: `22-11-2026`. */
export function spokenDay(day: CivilDay): string {
  return day.split('-').toReversed().join('-')
}
