import { isDate } from '@nhansu/ui/format/date.ts'
import { addDays, mondayOf } from '#web/kit/days/week.ts'
import { idInAddress } from '#web/kit/screen/id-in-address.ts'
import { todayInVietNam } from '#web/kit/today.ts'
import { monthShown, nextMonth, spanOf } from './calendar-month.ts'

/** How the days are shown: in the squares of a month, in those of a week, or as a list of the month. */
export type CalendarView = 'thang' | 'tuan' | 'danh-sach'

/** Which days of courses are shown and how, as the address says it. */
export interface CalendarAddress {
  view: CalendarView
  /** `YYYY-MM-DD`: a day within the month or the week that is shown. */
  at: string
  unitId: number | null
  placeId: number | null
  lecturerId: number | null
}

const isView = (text: string | null): text is CalendarView => text === 'tuan' || text === 'danh-sach'

/** Reads the address; what is unknown or wrong counts as absent. */
export function readCalendarAddress(search: URLSearchParams): CalendarAddress {
  const view = search.get('xem')
  const day = search.get('ngay')
  const month = search.get('thang')
  return {
    view: isView(view) ? view : 'thang',
    at: day !== null && isDate(day) ? day : dayOfMonth(monthShown(month)),
    unitId: idInAddress(search.get('don-vi')),
    placeId: idInAddress(search.get('dia-diem')),
    lecturerId: idInAddress(search.get('giang-vien')),
  }
}

/** Writes it; what is not the calendar's own stays in it. */
export function writeCalendarAddress(
  { view, at, unitId, placeId, lecturerId }: CalendarAddress,
  before: URLSearchParams,
): URLSearchParams {
  const search = new URLSearchParams(before)
  const words: Record<string, string | number | null> = {
    xem: view === 'thang' ? null : view,
    thang: view === 'tuan' ? null : at.slice(0, 7),
    ngay: view === 'tuan' ? mondayOf(at) : null,
    'don-vi': unitId,
    'dia-diem': placeId,
    'giang-vien': lecturerId,
  }
  for (const [key, value] of Object.entries(words)) {
    if (value === null) search.delete(key)
    else search.set(key, String(value))
  }
  return search
}

/** The first and the last day that are shown. */
export function daysShown({ view, at }: CalendarAddress): { from: string; to: string } {
  if (view !== 'tuan') return spanOf(at.slice(0, 7))
  return { from: mondayOf(at), to: addDays(mondayOf(at), 6) }
}

/** A day of the month or the week so many further. */
export function dayFurther({ view, at }: CalendarAddress, by: number): string {
  return view === 'tuan' ? addDays(at, by * 7) : dayOfMonth(nextMonth(at.slice(0, 7), by))
}

/** A day that stands for a month: today in the present one, so that its week is the one that opens; else the first. */
function dayOfMonth(month: string): string {
  const today = todayInVietNam()
  return today.startsWith(month) ? today : `${month}-01`
}
