import type { Schemas } from '@nhansu/sdk/contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'

type Column = Schemas['RecruitmentColumn']
/** The columns that count candidates. */
export type CountKey = Schemas['RecruitmentDrill']['column']
/** The two tables of the report. */
export type TableKey = Schemas['RecruitmentDrill']['table']

/** Which candidates each figure counts. */
export const counted: Readonly<Record<CountKey, { label: string; where: RawBuilder<SqlBool> }>> = {
  received: { label: 'Hồ sơ nhận', where: sql<SqlBool>`true` },
  screened: { label: 'Đạt sơ loại', where: sql<SqlBool>`facts.is_screened` },
  interviewed: { label: 'Dự phỏng vấn', where: sql<SqlBool>`facts.is_interviewed` },
  passed: { label: 'Đạt', where: sql<SqlBool>`facts.is_passed` },
  hired: { label: 'Nhận việc', where: sql<SqlBool>`facts.is_hired` },
  refused: { label: 'Từ chối', where: sql<SqlBool>`facts.is_refused` },
}

// Object.keys forgets the names of the table's keys.
export const countKeys = Object.keys(counted) as CountKey[]

const counts: readonly Column[] = countKeys.map((key) => ({
  key,
  label: counted[key].label,
  kind: 'count',
}))

/** The columns of each table in their order. */
export const columnsOf: Readonly<Record<TableKey, readonly Column[]>> = {
  campaigns: [
    { key: 'wanted', label: 'Số lượng cần', kind: 'plan' },
    ...counts,
    { key: 'filled_rate', label: 'Tỷ lệ đáp ứng (%)', kind: 'rate' },
    { key: 'days', label: 'Số ngày tuyển', kind: 'days' },
    { key: 'cost', label: 'Chi phí', kind: 'money' },
    { key: 'cost_per_hire', label: 'Chi phí/người', kind: 'money' },
  ],
  sources: [...counts, { key: 'hired_rate', label: 'Tỷ lệ nhận việc (%)', kind: 'rate' }],
}

/** The column of a candidate's line that says in which row of a table he is counted. */
export const rowOf: Readonly<Record<TableKey, RawBuilder<string>>> = {
  campaigns: sql<string>`facts.recruitment_id::text`,
  sources: sql<string>`facts.source`,
}
