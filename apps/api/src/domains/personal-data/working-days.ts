const DAY = 86_400_000
const sunday = 0

/**
 * The last of so many working days after a day, which itself does not count. Monday to Saturday are working days: where
 * a company works five days a week or has a holiday in between, the day is early, which is never against the law.
 */
export function workingDaysAfter(day: string, days: number): string {
  let time = Date.parse(day)
  for (let left = days; left > 0;) {
    time += DAY
    if (new Date(time).getUTCDay() !== sunday) left -= 1
  }
  return new Date(time).toISOString().slice(0, 10)
}
