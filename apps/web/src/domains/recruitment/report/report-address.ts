import type { Input, Schemas } from '@nhansu/sdk/contract'
import { isDate } from '@nhansu/ui/format/date.ts'

type Drill = Schemas['RecruitmentDrill']
/** A column that counts candidates, in the order of the road from applying to the first day. */
export type CountKey = Drill['column']

/** A figure whose candidates are open. */
export interface OpenCell {
  table: Drill['table']
  /** Null for all rows together. */
  row: string | null
  column: CountKey
  page: number
}

/** What the report shows, as the address says it: a link shows the same to whoever may see it. */
export interface ReportAddress {
  /** Days between which campaigns were opened; null for what stands without one. */
  from: string | null
  to: string | null
  unitId: number | null
  cell: OpenCell | null
}

/** Where the report on recruitment is read. */
export const reportPath = '/tuyen-dung/bao-cao'

const keys = {
  from: 'tu-ngay',
  to: 'den-ngay',
  unit: 'don-vi',
  table: 'bang',
  row: 'dong',
  column: 'cot',
  page: 'trang',
} as const

const tables: Readonly<Record<Drill['table'], string>> = { campaigns: 'dot', sources: 'nguon' }
const columns: Readonly<Record<CountKey, string>> = {
  received: 'ho-so-nhan',
  screened: 'dat-so-loai',
  interviewed: 'du-phong-van',
  passed: 'dat',
  hired: 'nhan-viec',
  refused: 'tu-choi',
}

const named = <Key extends string>(words: Readonly<Record<Key, string>>, word: string | null) =>
  // Object.keys forgets the names of the table's keys.
  (Object.keys(words) as Key[]).find((key) => words[key] === word)
const dayOf = (text: string | null) => (text !== null && isDate(text) ? text : null)
const numberOf = (text: string | null) =>
  Number.isSafeInteger(Number(text)) && Number(text) > 0 ? Number(text) : null

/** Reads the address; what is unknown or wrong counts as absent. */
export function readReportAddress(search: URLSearchParams): ReportAddress {
  const table = named(tables, search.get(keys.table))
  const column = named(columns, search.get(keys.column))
  return {
    from: dayOf(search.get(keys.from)),
    to: dayOf(search.get(keys.to)),
    unitId: numberOf(search.get(keys.unit)),
    cell:
      table === undefined || column === undefined
        ? null
        : { table, column, row: search.get(keys.row), page: numberOf(search.get(keys.page)) ?? 1 },
  }
}

/** Writes it; foreign keys (`mode=test`) stay. */
export function writeReportAddress(
  { from, to, unitId, cell }: ReportAddress,
  before = new URLSearchParams(),
): URLSearchParams {
  const search = new URLSearchParams(before)
  const words: Readonly<Record<(typeof keys)[keyof typeof keys], string | number | null>> = {
    [keys.from]: from,
    [keys.to]: to,
    [keys.unit]: unitId,
    [keys.table]: cell && tables[cell.table],
    [keys.row]: cell && cell.row,
    [keys.column]: cell && columns[cell.column],
    [keys.page]: cell === null || cell.page === 1 ? null : cell.page,
  }
  for (const [key, word] of Object.entries(words)) {
    if (word === null) search.delete(key)
    else search.set(key, String(word))
  }
  return search
}

/** What the calls of the report take, out of what the address says. */
export function askedOf({
  from,
  to,
  unitId,
}: ReportAddress): NonNullable<Input<'recruitmentReport.show'>['query']> {
  return { ...(from && { from }), ...(to && { to }), ...(unitId && { department_id: unitId }) }
}
