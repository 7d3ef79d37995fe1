import { formatDate } from '@nhansu/ui/format/date.ts'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import type { OwnCourse } from './own-groups.ts'

type Facts = Pick<OwnCourse, 'code' | 'start_date' | 'end_date' | 'hours' | 'location_name'>

/** 'ĐT-2026-015 · 02-11-2026 – 04-11-2026 · 24 giờ · Hội trường A'. */
export function factsOf({ code, start_date: start, end_date: end, hours, location_name: place }: Facts) {
  const days =
    start && (end && end !== start ? `${formatDate(start)} – ${formatDate(end)}` : formatDate(start))
  const length = hours !== null && `${formatNumber(hours, Number.isInteger(hours) ? 0 : 1)} giờ`
  return [code, days, length, place].filter(Boolean).join(' · ')
}
