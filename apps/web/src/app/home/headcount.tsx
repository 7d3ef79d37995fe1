import { ErrorState } from '@nhansu/ui/error-state/error-state.tsx'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Columns } from '@nhansu/ui/layout/columns.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { useQuery } from '@tanstack/react-query'
import { query } from '#web/session/queries.ts'
import { Arrivals } from './arrivals.tsx'
import { HeadcountFigures } from './headcount-figures.tsx'
import { monthOf } from './month.ts'
import { UnitHeadcounts } from './unit-headcounts.tsx'

/** The company's people this morning: how many, who joined and left this month, and where they work. */
export function Headcount() {
  const { data, error, refetch, isFetching } = useQuery(query('employees.headcount'))
  if (error && !data)
    return (
      <Card title="Tình hình nhân sự">
        <ErrorState
          level={3}
          text={error.message}
          requestId={error.requestId}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      </Card>
    )
  const headcount = data?.headcount
  const month = headcount && monthOf(headcount.date)
  return (
    <Stack>
      <HeadcountFigures headcount={headcount} />
      {headcount && month && (
        <>
          <Columns count={2} gap="lg">
            <Arrivals
              title="Mới vào trong tháng"
              none="Chưa có ai vào trong tháng này."
              people={headcount.newcomers}
              total={headcount.joined.this_month}
              list={month.listOf('join_date')}
            />
            <Arrivals
              title="Nghỉ việc trong tháng"
              none="Chưa có ai nghỉ việc trong tháng này."
              people={headcount.leavers}
              total={headcount.left.this_month}
              list={month.listOf('leave_date')}
            />
          </Columns>
          <UnitHeadcounts units={headcount.units} />
        </>
      )}
    </Stack>
  )
}
