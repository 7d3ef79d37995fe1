import { formatDate } from '@nhansu/ui/format/date.ts'

/** What of a file tells since when somebody serves, in days YYYY-MM-DD. */
interface Service {
  join_date: string
  group_join_date?: string | null
  /** Days between two employments in the group, which are no service. */
  days_away?: number
}

/**
 * Since when somebody serves and for how long: 'vào công ty 14-03-2016 (10 năm 8 tháng)'; where he joined the group before,
 * or was away, the day from which it is counted and the days that are not.
 *
 * @param until the last day or today, YYYY-MM-DD
 */
export function serviceWords({ join_date, group_join_date, days_away = 0 }: Service, until: string): string {
  const joined = `vào công ty ${formatDate(join_date)}`
  const from = group_join_date ?? join_date
  const length = seniority(daysLater(from, days_away), until)
  if (from === join_date && days_away === 0) return joined + (length && ` (${length})`)
  const away = days_away > 0 ? `, không tính ${days_away} ngày nghỉ giữa hai lần làm việc` : ''
  return `${joined} · thâm niên ${length || 'dưới 1 tháng'} từ ngày vào tập đoàn ${formatDate(from)}${away}`
}

function daysLater(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}

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
