/**
 * How long somebody has been there, in words: '10 năm 8 tháng'.
 *
 * @param from the first day, YYYY-MM-DD
 * @param until the last day or today, YYYY-MM-DD
 * @returns an empty text before a month is full
 */
export function seniority(from: string, until: string): string {
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number)
  const [lastYear = 0, lastMonth = 0, lastDay = 0] = until.split('-').map(Number)
  const months = (lastYear - year) * 12 + lastMonth - month - (lastDay < day && !isMonthEnd(until) ? 1 : 0)
  if (months <= 0) return ''
  const [years, rest] = [Math.floor(months / 12), months % 12]
  return [years > 0 && `${years} năm`, rest > 0 && `${rest} tháng`].filter(Boolean).join(' ')
}

/** Who came on the 31st has a full month at the end of a shorter one. */
function isMonthEnd(date: string): boolean {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).getUTCDate() === day
}
