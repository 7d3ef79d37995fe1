import { formatDateTime } from '@nhansu/ui/format/time.ts'

/** Day (YYYY-MM-DD) and time (HH:mm:ss) of a moment on Viet Nam's clock. */
export function dayAndTime(moment: string): { day: string; time: string } {
  const [date = '', time = ''] = formatDateTime(moment).split(' ')
  return { day: date.split('-').toReversed().join('-'), time }
}

/** The moment of a day and a time on Viet Nam's clock, as the contract takes it. */
export function momentOf(day: unknown, time: unknown): string {
  return `${String(day)}T${String(time).slice(0, 5)}:00+07:00`
}
