import type { Schemas } from '@nhansu/sdk/contract'
import { trainingGroupingLabels } from '@nhansu/sdk/domains/training'
import { isDate } from '@nhansu/ui/format/date.ts'
import { idInAddress } from '#web/kit/screen/id-in-address.ts'

type Grouping = Schemas['TrainingGrouping']

/** What the report on courses is asked, as the address says it: a link shows the same to whoever may see it. */
export interface CoursesAddress {
  /** The first and the last day of beginning; this year's without one. */
  from: string | null
  to: string | null
  unitId: number | null
  typeId: number | null
  fieldId: number | null
  /** By what the figures are told apart; null for each course alone. */
  by: Grouping | null
}

const keys = {
  from: 'tu-ngay',
  to: 'den-ngay',
  unitId: 'don-vi',
  typeId: 'loai',
  fieldId: 'linh-vuc',
  by: 'xem-theo',
} as const satisfies Record<keyof CoursesAddress, string>

const isGrouping = (text: string | null): text is Grouping =>
  text !== null && Object.hasOwn(trainingGroupingLabels, text)
const dayIn = (text: string | null) => (text !== null && isDate(text) ? text : null)

/** Reads the address; what is unknown or wrong counts as absent. */
export function readCoursesAddress(search: URLSearchParams): CoursesAddress {
  const by = search.get(keys.by)
  return {
    from: dayIn(search.get(keys.from)),
    to: dayIn(search.get(keys.to)),
    unitId: idInAddress(search.get(keys.unitId)),
    typeId: idInAddress(search.get(keys.typeId)),
    fieldId: idInAddress(search.get(keys.fieldId)),
    by: isGrouping(by) ? by : null,
  }
}

/** The address with these questions, which keeps what else stands in it. */
export function writeCoursesAddress(asked: CoursesAddress, before: URLSearchParams): URLSearchParams {
  const written = new URLSearchParams(before)
  for (const [field, key] of Object.entries(keys)) {
    // Every key of the table is a field of the address.
    const value = asked[field as keyof CoursesAddress]
    if (value === null) written.delete(key)
    else written.set(key, String(value))
  }
  return written
}

/** What the call takes, out of what the address says; without days the courses of a year. */
export function askedOf({ from, to, unitId, typeId, fieldId, by }: CoursesAddress, year: number) {
  return {
    from: from ?? `${year}-01-01`,
    to: to ?? `${year}-12-31`,
    ...(unitId !== null && { department_id: unitId }),
    ...(typeId !== null && { type_id: typeId }),
    ...(fieldId !== null && { field_id: fieldId }),
    ...(by !== null && { by }),
  }
}
