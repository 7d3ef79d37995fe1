import { sql } from 'kysely'
import { countedOn } from '../population.ts'
import { bySex, type Report, shownDay, unknownRow } from '../report.ts'

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
  clauses: (context, { asked, to, heads }) => sql`${countedOn(context, to, heads, asked)}, highest as (
    select education.employee_id, min(array_position(${levels}::text[], education.education_level)) as place
    from employee_educations education
    where ${context.inThisCompany('education')}
      and (education.graduation_year is null or education.graduation_year <= extract(year from ${to}::date))
    group by education.employee_id
  ), facts as (
    select counted.*, coalesce((${levels}::text[])[highest.place], ${unknownRow.key}) as row_key, null as row_label,
      (${levels}::text[])[highest.place] as detail
    from counted left join highest on highest.employee_id = counted.id)`,
  columns: () => bySex,
  rows: () => Promise.resolve([...levels.map((level) => ({ key: level, label: level })), unknownRow]),
}
