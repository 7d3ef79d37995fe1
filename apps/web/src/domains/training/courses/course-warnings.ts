import { formatDate } from '@nhansu/ui/format/date.ts'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import type { Course } from './use-course.ts'

const hoursOf = (hours: number) => formatNumber(hours, Number.isInteger(hours) ? 0 : 1)

/** What is said where the hours of the subjects are not those of the course; null where they are, or either has none. */
export function hoursWarning({ hours, subjects }: Pick<Course, 'hours' | 'subjects'>): string | null {
  const taught = subjects.reduce(
    (sum, { theory_hours: theory, practice_hours: practice }) => sum + theory + practice,
    0,
  )
  // Hours are written to a hundredth, which sums of floats miss by a hair.
  if (hours === null || taught === 0 || Math.abs(taught - hours) < 0.005) return null
  return `Tổng giờ các môn học là ${hoursOf(taught)}, khác số giờ của khóa là ${hoursOf(hours)}.`
}

type Taught = Pick<Course, 'is_safety_duty' | 'end_date' | 'lecturers'>

/** Which lecturers of a training in safety have no certificate that is good up to its end. */
export function lecturerWarnings({
  is_safety_duty: isSafety,
  end_date: end,
  lecturers,
}: Taught): { id: number; text: string }[] {
  if (!isSafety) return []
  return lecturers.flatMap(({ id, full_name: name, certificate, certificate_end: until }) => {
    if (!certificate) return [{ id, text: `${name} chưa được ghi chứng chỉ giảng dạy an toàn.` }]
    if (until === null || end === null || until >= end) return []
    return [{ id, text: `Chứng chỉ của ${name} hết hạn ngày ${formatDate(until)}, trước khi khóa kết thúc.` }]
  })
}
