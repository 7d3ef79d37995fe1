import type { Schemas } from '@nhansu/sdk/contract'
import { weekdayLabels } from '@nhansu/sdk/domains/recruitment'
import { formatDate } from '@nhansu/ui/format/date.ts'

type Times = Schemas['InterviewerTimes']

/** When somebody takes interviews, in one line; undefined where it is any time. */
export function timesWords({ weekly, exceptions }: Times): string | undefined {
  const week = weekly.map(({ weekday, from_time: from, to_time: to }) => `${labelOf(weekday)} ${from}–${to}`)
  const days = exceptions.map(({ date, is_free: isFree, from_time: from, to_time: to }) => {
    const hours = from === null ? 'cả ngày' : `${from}–${to}`
    return `${isFree ? 'thêm' : 'trừ'} ${formatDate(date)} ${hours}`
  })
  const all = [...(week.length === 0 && days.length > 0 ? ['mọi giờ'] : week), ...days]
  return all.length === 0 ? undefined : all.join('; ')
}

function labelOf(weekday: number): string {
  // The contract knows no other day.
  return weekdayLabels[weekday as keyof typeof weekdayLabels]
}
