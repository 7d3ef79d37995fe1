import type { PermissionName, Schemas } from '@nhansu/sdk/contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ProductContext } from '../../contract/handlers.ts'
import type { Clauses, Population } from './population.ts'

export type ReportKey = Schemas['ReportKey']
export type ColumnKind = Schemas['StatisticsColumn']['kind']

/** What is asked of a report, in the address of a call or with a drill. */
export interface Asked extends Population {
  as_of?: string
  from?: string
  to?: string
  by?: string
  scheme?: string
  province_id?: number
}

/** Where a report stands: the day or the days, and the units it is about. */
export interface Frame {
  asked: Asked
  from: string
  to: string
  heads: readonly number[] | undefined
}

/** A column of figures. */
export interface ReportColumn {
  key: string
  label: string
  kind: ColumnKind
  /** Which facts of a row it counts; for `count` alone. */
  where?: RawBuilder<SqlBool>
  /** What of a fact is added up instead of counting: `share` and `plan` have their own. */
  of?: string
}

/** A row of the report that is there whether or not somebody falls into it. */
export interface ReportRow {
  key: string
  label: string
  plan?: number | null
}

/**
 * A report as data. Its `clauses` end in `facts`: one line for each thing that is counted, with the employee's columns of
 * `counted`, `row_key`, `row_label` and `detail`; so a figure and the list behind it come from the same lines.
 */
export interface Report {
  key: ReportKey
  title: string
  /** The name of the downloaded file: ThongKe_DoTuoi_20261121.xlsx. */
  fileName: string
  /** Groups so small that people can be told apart are kept back from whoever may not open the files. */
  isSensitive?: boolean
  /** A right that the reader needs over everybody who is counted, beside that to the files, to see who stands behind a figure. */
  needs?: PermissionName
  basis: (frame: Frame) => string
  clauses: (context: ProductContext, frame: Frame) => Clauses
  /**
   * The same facts for the figures alone, where adding them up beforehand is much cheaper: a line has `people`, how many
   * lines of `clauses` it stands for, and of their columns what rows and columns ask for.
   */
  summed?: (context: ProductContext, frame: Frame) => Clauses
  columns: (frame: Frame) => readonly ReportColumn[]
  /** The rows in their order; without it they come from the facts, the largest first and 'Chưa cập nhật' last. */
  rows?: (context: ProductContext, frame: Frame) => Promise<readonly ReportRow[]>
  mean?: Mean
  notes?: (context: ProductContext, frame: Frame) => Promise<readonly string[]>
}

/** A note with the mean of years since a day of the facts, one of each person, to one place; none where nobody has such a day. */
export interface Mean {
  since: RawBuilder<unknown>
  sentence: (years: string) => string
}

/** The row of those whose file does not say. */
export const unknownRow: ReportRow = { key: 'unknown', label: 'Chưa cập nhật' }

/** Nam, Nữ, Tổng and the share of the total. */
export const bySex: readonly ReportColumn[] = [
  { key: 'male', label: 'Nam', kind: 'count', where: sql<SqlBool>`facts.gender = 'Nam'` },
  { key: 'female', label: 'Nữ', kind: 'count', where: sql<SqlBool>`facts.gender = 'Nữ'` },
  { key: 'all', label: 'Tổng', kind: 'count', where: sql<SqlBool>`true` },
  { key: 'share', label: 'Tỷ lệ (%)', kind: 'share', of: 'all' },
]

/** One band of full years: from `from` until before `until`. */
export interface Band extends ReportRow {
  from: number
  until: number
}

/** The row of a band into which full years fall: the bands follow each other without a gap, and the years are reckoned once. */
export function bandOf(years: RawBuilder<unknown>, bands: readonly Band[]): RawBuilder<string> {
  const limits = [...bands.map(({ from }) => from), bands.at(-1)?.until ?? 0]
  return sql`coalesce((${bands.map(({ key }) => key)}::text[])[width_bucket(${years}, ${limits}::integer[])], ${unknownRow.key}::text)`
}

/** The facts of a report by bands of years since a day of `counted`, added up for each day and sex first. */
export function summedBands(
  day: 'date_of_birth' | 'since',
  years: (since: RawBuilder<unknown>) => RawBuilder<unknown>,
  bands: readonly Band[],
): Clauses {
  const since = sql.ref(day)
  return sql`dated as (select ${since}, gender, count(*) as people from counted group by ${since}, gender), facts as (
    select dated.*, ${bandOf(years(sql`dated.${since}`), bands)} as row_key, null as row_label from dated)`
}

/** The day on which somebody of `counted` joined, and for how long he was away since. */
export const servedSince = sql<string>`(to_char(counted.joined_on, 'DD-MM-YYYY') || case when counted.since > counted.joined_on
  then ', trừ ' || (counted.since - counted.joined_on) || ' ngày nghỉ giữa hai lần làm việc' else '' end)`

/** '2026-10-01' as '01-10-2026'. */
export const shownDay = (day: string): string => day.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3-$2-$1')

/** How many of a hundred a part is, to one place; null of nothing. */
export function percent(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 1000) / 10
}
