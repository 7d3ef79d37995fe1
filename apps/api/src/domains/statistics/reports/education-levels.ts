import { sql } from 'kysely'
import type { ProductContext } from '../../../contract/handlers.ts'
import { type Clauses, countedOn } from '../population.ts'
import { bySex, type Frame, type Report, shownDay, unknownRow } from '../report.ts'

/** The thirteen levels, the highest first: whoever has several counts once, by the first of them. */
const levels = [
  'Cao học',
  'Đại học',
  'Cao đẳng',
  'Cao đẳng nghề',
  'Trung cấp chuyên nghiệp',
  'Trung học chuyên nghiệp',
  'Trung cấp',
  'Trung cấp nghề',
  'Nghề',
  'Sơ cấp nghề',
  'THPT',
  'THCS',
  'Tiểu học',
]

/** Trình độ: the highest level; a degree counts from its year of graduation, and one without a year always. */
export const educationLevels: Report = {
  key: 'education_levels',
  title: 'Trình độ học vấn',
  fileName: 'TrinhDo',
  isSensitive: true,
  basis: ({ to }) =>
    `Nhân viên đang làm việc ngày ${shownDay(to)}, mỗi người một lần theo trình độ cao nhất đã tốt nghiệp đến năm đó; bằng chưa ghi năm tốt nghiệp luôn được tính. Hồ sơ chưa có trình độ nào ở dòng Chưa cập nhật.`,
  clauses: (context, frame) => sql`${highestOf(context, frame)}, facts as (
    select counted.*, ${levelAt} as row_key, null as row_label, (${levels}::text[])[highest.place] as detail
    from counted left join highest on highest.employee_id = counted.id)`,
  summed: (context, frame) => sql`${highestOf(context, frame)}, alike as (
    select highest.place, counted.gender, count(*) as people
    from counted left join highest on highest.employee_id = counted.id group by highest.place, counted.gender
  ), facts as (select highest.*, ${levelAt} as row_key, null as row_label from alike highest)`,
  columns: () => bySex,
  rows: () => Promise.resolve([...levels.map((level) => ({ key: level, label: level })), unknownRow]),
}

/** The row of a place in the list. */
const levelAt = sql`coalesce((${levels}::text[])[highest.place], ${unknownRow.key})`

/** `counted`, and `highest`: the first place in the list that each has reached by the day. */
function highestOf(context: ProductContext, { asked, to, heads }: Frame): Clauses {
  return sql`${countedOn(context, to, heads, asked)}, highest as (
    select education.employee_id, min(array_position(${levels}::text[], education.education_level)) as place
    from employee_educations education
    where ${context.inThisCompany('education')}
      and (education.graduation_year is null or education.graduation_year <= extract(year from ${to}::date)::integer)
    group by education.employee_id)`
}
