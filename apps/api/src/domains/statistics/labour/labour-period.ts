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

/** So many days before it is due a report is told of. */
const toldDaysBefore = 60

/** A report that is due soon. */
export interface LabourReportDue extends LabourPeriod {
  /** From today to the day before which it is to be there. */
  daysLeft: number
}

/**
 * The reports that are due within the next 60 days. Whether one has been handed in is not known here, so that none is
 * called late.
 * @param today civil date in Viet Nam
 */
export function reportsDue(today: string): LabourReportDue[] {
  const year = today.slice(0, 4)
  return [`${year}-H1`, year].flatMap((period) => {
    const report = labourPeriod(period, today)
    if (report === undefined) return []
    const daysLeft = (Date.parse(report.dueDate) - Date.parse(today)) / 86_400_000
    return daysLeft > 0 && daysLeft <= toldDaysBefore ? [{ ...report, daysLeft }] : []
  })
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)
}
