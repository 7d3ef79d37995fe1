import { addDays, mondayOf, weekOf } from '#web/kit/days/week.ts'

/** The month that the address asks for, `YYYY-MM`, else the present one in Viet Nam. */
export function monthShown(asked: string | null, now = Date.now()): string {
  if (asked !== null && /^\d{4}-(0[1-9]|1[0-2])$/u.test(asked)) return asked
  return new Date(now + 7 * 3_600_000).toISOString().slice(0, 7)
}

/** A month so many after another one. */
export function nextMonth(month: string, by: number): string {
  const at = new Date(`${month}-01T00:00:00Z`)
  at.setUTCMonth(at.getUTCMonth() + by)
  return at.toISOString().slice(0, 7)
}

/** The first and the last day of a month. */
export function spanOf(month: string): { from: string; to: string } {
  const last = new Date(Date.parse(`${nextMonth(month, 1)}-01`) - 86_400_000)
  return { from: `${month}-01`, to: last.toISOString().slice(0, 10) }
}

/** 'tháng 03-2027'. */
export function monthWords(month: string): string {
  return `tháng ${month.split('-').toReversed().join('-')}`
}

/** The weeks of a month from Monday to Sunday, with the days before and after it that fill them. */
export function squaresOf(month: string): string[] {
  const { from, to } = spanOf(month)
  const days: string[] = []
  for (let monday = mondayOf(from); monday <= to; monday = addDays(monday, 7)) days.push(...weekOf(monday))
  return days
}
