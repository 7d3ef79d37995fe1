/** Days of a week as people count them: Monday is 2, Sunday is 8. */
export const weekdayLabels = {
  2: 'Thứ Hai',
  3: 'Thứ Ba',
  4: 'Thứ Tư',
  5: 'Thứ Năm',
  6: 'Thứ Sáu',
  7: 'Thứ Bảy',
  8: 'Chủ nhật',
} as const satisfies Record<number, string>

/** Holidays that fall on the same day of every year (Điều 112 BLLĐ); those of the lunar calendar are left out by hand. */
const holidays: ReadonlySet<string> = new Set(['01-01', '04-30', '05-01', '09-02'])

/** What a weekly pattern says. */
export interface WeeklyPattern {
  /** `YYYY-MM-DD`. */
  from: string
  to: string
  weekdays: readonly number[]
}

/** At which hours of a day which part of a course is taught. */
interface Hours {
  from_time: string
  to_time: string
  group_name?: string | null
}

/** Days of a weekly pattern, and those of them on which the course is taught at these hours already. */
export interface PatternDays {
  added: string[]
  taken: string[]
}

/** The days of a weekly pattern in their order, holidays left out. */
export function daysOfPattern({ from, to, weekdays }: WeeklyPattern): string[] {
  const days: string[] = []
  const end = Date.parse(to)
  for (let at = Date.parse(from); at <= end; at += 86_400_000) {
    const day = new Date(at)
    const weekday = day.getUTCDay() === 0 ? 8 : day.getUTCDay() + 1
    const iso = day.toISOString().slice(0, 10)
    if (weekdays.includes(weekday) && !holidays.has(iso.slice(5))) days.push(iso)
  }
  return days
}

/** Keeps apart the days on which the same people are taught at overlapping hours already. */
export function withoutTaken(
  days: readonly string[],
  hours: Hours,
  details: readonly (Hours & { date: string })[],
): PatternDays {
  const taken = new Set(details.flatMap((there) => (overlap(there, hours) ? [there.date] : [])))
  return { added: days.filter((day) => !taken.has(day)), taken: days.filter((day) => taken.has(day)) }
}

function overlap(one: Hours, other: Hours): boolean {
  const isSameGroup = (one.group_name ?? null) === (other.group_name ?? null)
  return isSameGroup && one.from_time < other.to_time && other.from_time < one.to_time
}

/** Why so many days cannot be added at once; undefined where they can. */
export function tooMany(total: number, most: number): string | undefined {
  if (total <= most) return undefined
  return `Có ${total} buổi học, mỗi lần chỉ thêm được ${most} nên còn thừa ${total - most} buổi. Hãy chọn ngày kết thúc sớm hơn rồi thêm phần còn lại ở lần sau.`
}
