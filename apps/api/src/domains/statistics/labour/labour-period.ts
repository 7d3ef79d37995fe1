/** Which report it is, and its days. */
export interface LabourPeriod {
  period: string
  /** 'Kỳ 6 tháng đầu năm 2026', 'Năm 2026'. */
  title: string
  /** It is to be there before this day. */
  dueDate: string
  /** The day whose people it counts: the last one before it is due, or today. */
  asOf: string
}

/** Month and day before which employers report (khoản 2 Điều 4 Nghị định 145/2020/NĐ-CP). */
const dueDays = { half: '06-05', year: '12-05' }

/**
 * The days of a period.
 * @param period '2026', or '2026-H1' for its first half
 * @param today civil date in Viet Nam
 * @returns nothing for a period that has not begun
 */
export function labourPeriod(period: string, today: string): LabourPeriod | undefined {
  const year = period.slice(0, 4)
  const isHalf = period.endsWith('-H1')
  if (today < `${year}-01-01`) return undefined
  const dueDate = `${year}-${isHalf ? dueDays.half : dueDays.year}`
  const last = dayBefore(dueDate)
  return {
    period,
    title: isHalf ? `6 tháng đầu năm ${year}` : `Năm ${year}`,
    dueDate,
    asOf: last < today ? last : today,
  }
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)
}
