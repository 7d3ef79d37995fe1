import { sql } from 'kysely'
import type { ProductContext } from '../../../contract/handlers.ts'
import { childAge, countedChildren, inSeveralFiles, livingChildren } from '../living-children.ts'
import { type Clauses, countedOn, isNarrowed } from '../population.ts'
import {
  type Band,
  bandOf,
  type Frame,
  type Report,
  type ReportColumn,
  shownDay,
  unknownRow,
} from '../report.ts'

const bands: readonly Band[] = [
  { key: '0-2', label: 'Dưới 3 tuổi', from: 0, until: 3 },
  { key: '3-5', label: '3 đến dưới 6 tuổi', from: 3, until: 6 },
  { key: '6-10', label: '6 đến dưới 11 tuổi', from: 6, until: 11 },
  { key: '11-14', label: '11 đến dưới 15 tuổi', from: 11, until: 15 },
  { key: '15-17', label: '15 đến dưới 18 tuổi', from: 15, until: 18 },
  { key: '18-', label: 'Từ 18 tuổi', from: 18, until: 200 },
]

const columns: readonly ReportColumn[] = [
  { key: 'boys', label: 'Trai', kind: 'count', where: sql`facts.child_gender = 'Nam'` },
  { key: 'girls', label: 'Gái', kind: 'count', where: sql`facts.child_gender = 'Nữ'` },
  { key: 'unsaid', label: 'Chưa ghi', kind: 'count', where: sql`facts.child_gender is null` },
  { key: 'all', label: 'Tổng', kind: 'count', where: sql`true` },
]

/** Whether the children of everybody in the company are asked for. */
const isOfAll = ({ asked, heads }: Frame) => heads === undefined && !isNarrowed(asked)

function clauses(context: ProductContext, frame: Frame): Clauses {
  const { asked, to, heads } = frame
  return sql`${countedOn(context, to, heads, asked)}, child as (${livingChildren(context, to, isOfAll(frame) ? undefined : to)}), facts as (
    select child.*, 1 as people, ${bandOf(childAge(to), bands)} as row_key, null as row_label,
        concat_ws(', ', coalesce('Con sinh ngày ' || to_char(child.child_birth, 'DD-MM-YYYY'), 'Con sinh năm ' || child.child_year),
          ${inSeveralFiles}) as detail
      from child)`
}

/**
 * Con em: living children by age. A child of two employees of the company is counted once, with the mother; children
 * without a number look the same by name and day of birth.
 */
export const children: Report = {
  key: 'children',
  title: 'Con của nhân viên',
  fileName: 'ConEm',
  isSensitive: true,
  needs: 'employee_sensitive',
  basis: ({ to }) =>
    `Con của nhân viên đang làm việc ngày ${shownDay(to)}, tuổi tròn năm vào ngày đó, theo thân nhân đang ghi trong hồ sơ hôm nay. Con của hai nhân viên được tính một lần, theo mẹ, kể cả khi mẹ ở đơn vị khác; con chưa ghi số định danh được coi là một khi trùng họ tên và ngày sinh. Con chưa có ngày sinh hoặc năm sinh ở dòng Chưa cập nhật.`,
  clauses,
  summed: (context, frame) =>
    isOfAll(frame)
      ? sql`child as (${countedChildren(context, frame.to)}), facts as (
          select child.*, 1 as people, ${bandOf(childAge(frame.to), bands)} as row_key, null as row_label from child)`
      : clauses(context, frame),
  columns: () => columns,
  rows: () => Promise.resolve([...bands, unknownRow]),
}
