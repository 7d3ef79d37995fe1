import { sql } from 'kysely'
import { childAge, inSeveralFiles, livingChildren } from '../living-children.ts'
import { ofWorking, type ReportList } from './report-list.ts'
import type { YearlyDay } from './yearly-day.ts'

/** Quà 1/6: whoever has not turned sixteen (Điều 1 Luật Trẻ em 2016). */
export const childrensDayGifts = childrenOf('Quà Tết Thiếu nhi 1/6', { month: 6, day: 1 }, 0, 15)
export const midAutumnGifts = childrenOf('Quà Trung thu', 'mid-autumn', 0, 15)
/** Học sinh giỏi: of an age to go to school when a school year ends. */
export const pupils = childrenOf('Con tuổi đi học (học sinh giỏi)', { month: 5, day: 31 }, 6, 18)

/** A line for each child of that age on the last of the days; whose age nobody knows is not in it. */
function childrenOf(title: string, yearly: YearlyDay, youngest: number, oldest: number): ReportList {
  const ages = youngest === 0 ? `chưa đủ ${oldest + 1} tuổi` : `từ ${youngest} đến ${oldest} tuổi`
  return {
    title,
    group: 'children',
    dayLabel: 'Ngày sinh của con',
    detailLabel: 'Con',
    period: { yearly },
    needs: ['employee_sensitive'],
    basis: `Con ${ages} của nhân viên đang làm việc, tuổi tròn năm vào ngày cuối của những ngày này, mỗi con một dòng; con của hai nhân viên được tính một lần, theo mẹ, kể cả khi mẹ ở đơn vị khác. Con chưa có ngày sinh hoặc năm sinh không có trong danh sách.`,
    rows: (context, { today, to, heads }) =>
      ofWorking(
        sql`child.child_birth`,
        sql`concat_ws(', ', child.child_name, child.child_gender, ${childAge(to)} || ' tuổi',
          case when child.child_birth is null then 'sinh năm ' || child.child_year end, ${inSeveralFiles})`,
        sql`join (${livingChildren(context, to, heads && today)}) child on child.id = counted.id
          where ${childAge(to)} between ${youngest}::integer and ${oldest}::integer`,
      ),
  }
}
