import type { Schemas } from '@nhansu/sdk/contract'
import { workStateLabels } from '@nhansu/sdk/domains/employees'
import { rowsOfContractsLabels, rowsOfPeopleLabels } from '@nhansu/sdk/domains/statistics'
import { isDate } from '@nhansu/ui/format/date.ts'
import { idInAddress } from '#web/kit/screen/id-in-address.ts'

export type ReportKey = Schemas['ReportKey']
/** What the rows of a report may be told apart by. */
export type RowsBy = Schemas['RowsOfPeople'] | Schemas['RowsOfContracts']

/** States of work in which somebody counts. */
export type WorkState = Schemas['CountedState']

/** Which report is shown and for whom, as the address says it: a link shows the same to whoever may see it. */
export interface ReportAddress {
  report: ReportKey
  /** The day that is counted; null for today. */
  asOf: string | null
  unitId: number | null
  natureOfWork: number | null
  positionLevel: number | null
  workState: WorkState | null
  gender: 'Nam' | 'Nữ' | null
  by: RowsBy | null
  scheme: 'old' | null
  /** Months of a report of flow; without them this year up to now. */
  from: string | null
  to: string | null
}

/** The reports in the order in which they are offered. */
export const reportNames: Readonly<Record<ReportKey, string>> = {
  employees: 'Tổng quan nhân sự',
  volatility: 'Biến động nhân sự',
  ages: 'Độ tuổi',
  seniority: 'Thâm niên',
  education_levels: 'Trình độ học vấn',
  contracts: 'Hợp đồng lao động',
  addresses: 'Địa bàn cư trú',
  children: 'Con của nhân viên',
}

/** The states of people who count, by their words. */
export const countedStates: Readonly<Record<WorkState, string>> = {
  official: workStateLabels.official,
  probation: workStateLabels.probation,
  training: workStateLabels.training,
  seasonal: workStateLabels.seasonal,
  maternity_leave: workStateLabels.maternity_leave,
  unpaid_leave: workStateLabels.unpaid_leave,
}

const keys = {
  report: 'bao-cao',
  asOf: 'ngay',
  unitId: 'don-vi',
  natureOfWork: 'tinh-chat',
  positionLevel: 'cap-chuc-vu',
  workState: 'trang-thai',
  gender: 'gioi-tinh',
  by: 'xem-theo',
  scheme: 'dia-gioi',
  from: 'tu-thang',
  to: 'den-thang',
} as const satisfies Record<keyof ReportAddress, string>

const isReport = (text: string | null): text is ReportKey => text !== null && Object.hasOwn(reportNames, text)
const isRows = (text: string | null): text is RowsBy =>
  text !== null && (Object.hasOwn(rowsOfPeopleLabels, text) || Object.hasOwn(rowsOfContractsLabels, text))
const isCounted = (text: string | null): text is WorkState =>
  text !== null && Object.hasOwn(countedStates, text)
const monthOf = (text: string | null) => (text !== null && /^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? text : null)

/** Reads the address; what is unknown or wrong counts as absent. */
export function readReportAddress(search: URLSearchParams): ReportAddress {
  const report = search.get(keys.report)
  const day = search.get(keys.asOf)
  const gender = search.get(keys.gender)
  const by = search.get(keys.by)
  const state = search.get(keys.workState)
  return {
    report: isReport(report) ? report : 'employees',
    asOf: day !== null && isDate(day) ? day : null,
    unitId: idInAddress(search.get(keys.unitId)),
    natureOfWork: idInAddress(search.get(keys.natureOfWork)),
    positionLevel: idInAddress(search.get(keys.positionLevel)),
    workState: isCounted(state) ? state : null,
    gender: gender === 'Nam' || gender === 'Nữ' ? gender : null,
    by: isRows(by) ? by : null,
    scheme: search.get(keys.scheme) === 'old' ? 'old' : null,
    from: monthOf(search.get(keys.from)),
    to: monthOf(search.get(keys.to)),
  }
}

/** Writes it; foreign keys (`mode=test`) stay. */
export function writeReportAddress(address: ReportAddress, before: URLSearchParams): URLSearchParams {
  const search = new URLSearchParams(before)
  for (const [field, key] of Object.entries(keys)) {
    // Every key of the table is a field of the address.
    const value = address[field as keyof ReportAddress]
    if (value === null || (field === 'report' && value === 'employees')) search.delete(key)
    else search.set(key, String(value))
  }
  return search
}

/** What the call of a report takes, out of what the address says. */
export function askedOf(address: ReportAddress) {
  const { report, asOf, unitId, natureOfWork, positionLevel, workState, gender, by, scheme, from, to } =
    address
  const days =
    report === 'volatility'
      ? { ...(from && { from }), ...(to && { to }) }
      : { ...(asOf && { as_of: asOf }), ...(by && { by }), ...(scheme && { scheme }) }
  return {
    ...days,
    ...(unitId !== null && { department_id: unitId }),
    ...(natureOfWork && { nature_of_work: natureOfWork }),
    ...(positionLevel && { position_level: positionLevel }),
    ...(workState && { work_state: workState }),
    ...(gender && { gender }),
  }
}
