import { type CivilDay, dayAfter, spokenDay } from '../job/days.ts'
import { workingDaysBetween } from '../rewards/working-days-between.ts'

/** A stretch of other work, as the rule looks at it. */
export interface TemporaryWork {
  from_date: CivilDay
  to_date: CivilDay
  told_on: CivilDay | null
  has_consent: boolean
}

/** The numbers of the law on the day on which a stretch begins. */
export interface TemporaryWorkLaw {
  temporary_work_days: number
  temporary_work_notice_days: number
}

/** Something of a row that may be wrong, at its field. */
export interface RowWarning {
  field: string
  text: string
}

const article = 'Điều 29 Bộ luật Lao động'

/**
 * Rule L12 (khoản 1 and 2 of Điều 29): of one year 60 working days at most without written consent, all stretches together,
 * and each told three working days before. A warning of each, with the days as computed.
 * @param earlier the stretches that begin before this one
 */
export function temporaryWorkWarnings(
  work: TemporaryWork,
  earlier: readonly TemporaryWork[],
  law: TemporaryWorkLaw,
): RowWarning[] {
  return [...yearsOf(work).flatMap((year) => tooLong(work, earlier, law, year)), ...toldLate(work, law)]
}

function tooLong(
  work: TemporaryWork,
  earlier: readonly TemporaryWork[],
  { temporary_work_days: most }: TemporaryWorkLaw,
  year: number,
): RowWarning[] {
  if (work.has_consent) return []
  const before = earlier.reduce((sum, other) => sum + workingDaysOf(other, year), 0)
  const own = workingDaysOf(work, year)
  if (own === 0 || before + own <= most) return []
  const sum = `năm ${year}: ${before} + ${own} = ${before + own} ngày làm việc, tối đa ${most}`
  return [
    {
      field: 'has_consent',
      text: `Làm công việc khác quá số ngày mà không có đồng ý bằng văn bản (L12, ${article}); ${sum}.`,
    },
  ]
}

function toldLate(
  { told_on, from_date }: TemporaryWork,
  { temporary_work_notice_days: needed }: TemporaryWorkLaw,
): RowWarning[] {
  const given = told_on === null ? 0 : workingDaysBetween(told_on, from_date)
  if (given >= needed) return []
  const days =
    told_on === null
      ? `chưa có ngày báo, cần ${needed} ngày làm việc`
      : `${spokenDay(told_on)} đến ${spokenDay(from_date)} cách ${given} ngày làm việc, cần ${needed}`
  return [
    { field: 'told_on', text: `Báo trước cho người lao động ít hơn quy định (L12, ${article}); ${days}.` },
  ]
}

function yearsOf({ from_date, to_date }: TemporaryWork): number[] {
  const first = Number(from_date.slice(0, 4))
  return Array.from({ length: Number(to_date.slice(0, 4)) - first + 1 }, (_, index) => first + index)
}

/** Monday to Saturday of a stretch within a year: the longer count is on the safe side of the person. */
function workingDaysOf({ from_date, to_date }: TemporaryWork, year: number): number {
  const last = to_date < `${year}-12-31` ? to_date : `${year}-12-31`
  let count = 0
  for (
    let day = from_date > `${year}-01-01` ? from_date : `${year}-01-01`;
    day <= last;
    day = dayAfter(day)
  ) {
    if (new Date(`${day}T00:00:00Z`).getUTCDay() !== 0) count += 1
  }
  return count
}
