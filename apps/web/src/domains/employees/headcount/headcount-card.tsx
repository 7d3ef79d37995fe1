import type { Schemas } from '@nhansu/sdk/contract'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Arrivals } from './arrivals.tsx'
import { DepartmentHeadcounts } from './department-headcounts.tsx'
import { HeadcountFigures } from './headcount-figures.tsx'
import { lists } from './headcount.css.ts'
import { recentList } from './recent-list.ts'

/** The company's people this morning: how many, who joined and left this month, and where they work. */
export function HeadcountCard({ content: headcount }: { content: Schemas['Headcount'] }) {
  return (
    <Stack>
      <HeadcountFigures headcount={headcount} />
      <div className={lists}>
        <Arrivals
          title="Mới vào gần đây"
          none="Không có ai vào trong tháng này và tháng trước."
          people={headcount.newcomers}
          total={sumOf(headcount.joined)}
          list={recentList('join_date', headcount.date)}
        />
        <Arrivals
          gone
          title="Nghỉ việc gần đây"
          none="Không có ai nghỉ việc trong tháng này và tháng trước."
          people={headcount.leavers}
          total={sumOf(headcount.left)}
          list={recentList('leave_date', headcount.date)}
        />
      </div>
      <DepartmentHeadcounts departments={headcount.units} />
    </Stack>
  )
}

const sumOf = ({ this_month, last_month }: Schemas['MonthlyTotals']) => this_month + last_month
