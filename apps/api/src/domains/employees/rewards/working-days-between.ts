/** Monday to Friday after one day and before another: the shorter count is on the safe side of the person. */
export function workingDaysBetween(from: string, to: string): number {
  let count = 0
  for (let time = Date.parse(from) + 86_400_000; time < Date.parse(to); time += 86_400_000) {
    const day = new Date(time).getUTCDay()
    if (day !== 0 && day !== 6) count += 1
  }
  return count
}
