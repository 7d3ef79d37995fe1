import type { Schemas } from '@nhansu/sdk/contract'
import { trainingGroupingLabels } from '@nhansu/sdk/domains/training'
import { isDate } from '@nhansu/ui/format/date.ts'
import { idInAddress } from '#web/kit/screen/id-in-address.ts'

type Grouping = Schemas['TrainingGrouping']

/** The days between which courses begin; null for an end without a limit. */
export interface Days {
  from: string | null
  to: string | null
}

/** What the report on courses is asked, as the address says it: a link shows the same to whoever may see it. */
export interface CoursesAddress {
  /** Null for this year's, where the address says nothing of days. */
  days: Days | null
  unitId: number | null
  typeId: number | null
  fieldId: number | null
  /** By what the figures are told apart; null for each course alone. */
  by: Grouping | null
}

const dayKeys = { from: 'tu-ngay', to: 'den-ngay' } as const satisfies Record<keyof Days, string>

const keys = {
  unitId: 'don-vi',
  typeId: 'loai',
  fieldId: 'linh-vuc',
  by: 'xem-theo',
} as const satisfies Record<keyof Omit<CoursesAddress, 'days'>, string>

const isGrouping = (text: string | null): text is Grouping =>
  text !== null && Object.hasOwn(trainingGroupingLabels, text)
const dayIn = (text: string | null) => (text !== null && isDate(text) ? text : null)

/** The days of an address, of which an emptied one stands there as ''. */
function daysIn(search: URLSearchParams): Days | null {
  const words = Object.values(dayKeys).map((key) => search.get(key))
  if (!words.some((word) => word === '' || dayIn(word) !== null)) return null
  const [from = null, to = null] = words.map(dayIn)
  return { from, to }
}

/** Reads the address; what is unknown or wrong counts as absent. */
export function readCoursesAddress(search: URLSearchParams): CoursesAddress {
  const by = search.get(keys.by)
  return {
    days: daysIn(search),
    unitId: idInAddress(search.get(keys.unitId)),
    typeId: idInAddress(search.get(keys.typeId)),
    fieldId: idInAddress(search.get(keys.fieldId)),
    by: isGrouping(by) ? by : null,
  }
}

/** The address with these questions, which keeps what else stands in it. */
export function writeCoursesAddress(asked: CoursesAddress, before: URLSearchParams): URLSearchParams {
  const written = new URLSearchParams(before)
  const put = (key: string, value: string | number | null) =>
    value === null ? written.delete(key) : written.set(key, String(value))
  const { days } = asked
  put(dayKeys.from, days && (days.from ?? ''))
  put(dayKeys.to, days && (days.to ?? ''))
  put(keys.unitId, asked.unitId)
  put(keys.typeId, asked.typeId)
  put(keys.fieldId, asked.fieldId)
  put(keys.by, asked.by)
  return written
}

/** The days of the report: those of the address, or a year. */
export const daysOf = ({ days }: CoursesAddress, year: number): Days =>
  days ?? { from: `${year}-01-01`, to: `${year}-12-31` }

/** The year that the notice to the labour authority is about: that of the last day of the report, else of its first. */
export function noticeYearOf(address: CoursesAddress, year: number): number {
  const { from, to } = daysOf(address, year)
  const day = to ?? from
  return day === null ? year : Number(day.slice(0, 4))
}

/** What the call takes, out of what the address says; without days the courses of a year. */
export function askedOf(address: CoursesAddress, year: number) {
  const { from, to } = daysOf(address, year)
  const { unitId, typeId, fieldId, by } = address
  return {
    ...(from !== null && { from }),
    ...(to !== null && { to }),
    ...(unitId !== null && { department_id: unitId }),
    ...(typeId !== null && { type_id: typeId }),
    ...(fieldId !== null && { field_id: fieldId }),
    ...(by !== null && { by }),
  }
}
