import type { Schemas } from '@nhansu/sdk/contract'
import { shownDay } from '../report.ts'
import type { ListedPerson } from './read-lists.ts'

type Summary = Schemas['ReportListSummary']

/** The heads of a list's columns, as its workbook and its paper have them. */
export function titlesOf({ day_label: day, detail_label: detail }: Summary): string[] {
  return ['Mã nhân viên', 'Họ và tên', 'Chức vụ', 'Đơn vị', day, detail]
}

/** What stands below them of a person. */
export function cellsOf({
  nhansu_id,
  full_name,
  position_name,
  unit_name,
  day,
  detail,
}: ListedPerson): (string | null)[] {
  return [nhansu_id, full_name, position_name, unit_name, day && shownDay(day), detail]
}

/** Which days a list is about, in words; a list of a state is about the moment that it was made. */
export function daysOf({ from, to }: Summary, at: string): string {
  return from === null || to === null
    ? `Tính đến ngày ${shownDay(at.slice(0, 10))}`
    : `Từ ngày ${shownDay(from)} đến ngày ${shownDay(to)}`
}
