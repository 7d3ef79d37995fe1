/** A day that comes every year: by the sun, or rằm tháng Tám by the moon. */
export type YearlyDay = { month: number; day: number } | 'mid-autumn'

const oneDay = 86_400_000
/** From one rằm tháng Tám to the next there are thirteen moons at most. */
const longestYear = 385
const moon = new Intl.DateTimeFormat('en-u-ca-chinese', { timeZone: 'UTC', month: 'numeric', day: 'numeric' })

/**
 * The first such day from today on. Hanoi and the calendar of the moon that is reckoned here are an hour apart, so that a
 * month may begin a day later in rare years; whoever asks may choose the day himself.
 */
export function nextYearly(yearly: YearlyDay, today: string): string {
  for (let ahead = 0; ahead < longestYear; ahead += 1) {
    const moment = new Date(Date.parse(today) + ahead * oneDay)
    if (isDay(yearly, moment)) return moment.toISOString().slice(0, 10)
  }
  throw new Error('A day that comes every year did not come.')
}

function isDay(yearly: YearlyDay, moment: Date): boolean {
  // A leap month is written '8bis', and is no eighth month.
  if (yearly === 'mid-autumn') return moon.format(moment) === '8/15'
  return moment.getUTCMonth() + 1 === yearly.month && moment.getUTCDate() === yearly.day
}
