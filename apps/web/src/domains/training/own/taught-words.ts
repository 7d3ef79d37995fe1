import type { Data } from '@nhansu/sdk/contract'
import { formatDate } from '@nhansu/ui/format/date.ts'

/** A course that the reader teaches. */
export type TaughtCourse = Data<'trainingInvitations.mine'>['taught'][number]

type Day = TaughtCourse['days'][number]

/** '02-11-2026, 07:30–11:30 · Lý thuyết · Hội trường A'. */
export function wordsOfDay({
  date,
  from_time: from,
  to_time: to,
  subject_name: subject,
  location_name: place,
}: Day) {
  return [`${formatDate(date)}, ${from}–${to}`, subject, place].filter((word) => word !== null).join(' · ')
}

/** The first of one's days that is not over on a day; none where all are. */
export function nextDay(days: readonly Day[], today: string): Day | undefined {
  return days.find(({ date }) => date >= today)
}

/** What is said of one's own days in a course: the next one, or how many there were. */
export function wordsOfDays(days: readonly Day[], today: string): string {
  if (days.length === 0) return 'Chưa có buổi học nào ghi tên bạn.'
  const next = nextDay(days, today)
  return next === undefined ? `Đã dạy ${days.length} buổi.` : `Buổi tới: ${wordsOfDay(next)}`
}
