import type { Schemas } from '@nhansu/sdk/contract'
import { ErrorState } from '@nhansu/ui/error-state/error-state.tsx'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Grid } from '@nhansu/ui/layout/grid.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { useQuery } from '@tanstack/react-query'
import { query } from '#web/session/queries.ts'
import { Arrivals } from './arrivals.tsx'
import { HeadcountFigures } from './headcount-figures.tsx'
import { recentList } from './recent-list.ts'
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
  return (
    <Stack>
      <HeadcountFigures headcount={headcount} />
      {headcount && (
        <>
          <Grid tile="large">
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
          </Grid>
          <UnitHeadcounts units={headcount.units} />
        </>
      )}
    </Stack>
  )
}

const sumOf = ({ this_month, last_month }: Schemas['MonthlyTotals']) => this_month + last_month
