import type { Schemas } from '@nhansu/sdk/contract'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Stat } from '@nhansu/ui/stat/stat.tsx'
import { filteredList } from '#web/kit/list/filter-text.ts'
import { figures, place } from './headcount.css.ts'
import { listOfThisMonth } from './recent-list.ts'

const workingList = filteredList('/nhan-vien', 'active', { operator: 'equal', value: 'true' })

interface HeadcountFiguresProps {
  headcount: Schemas['Headcount']
}

/** How many work here, and how that has changed; each figure opens its people. */
export function HeadcountFigures({ headcount }: HeadcountFiguresProps) {
  return (
    <div className={place}>
      <div className={figures}>
        <Card>
          <Stat
            label="Nhân viên đang làm việc"
            value={
              <Link tone="quiet" href={workingList}>
                {formatNumber(headcount.working_total)}
              </Link>
            }
            note={changeOf(headcount)}
          />
        </Card>
        <Card>
          <Stat
            label="Mới vào tháng này"
            value={
              <Link tone="quiet" href={listOfThisMonth('join_date', headcount.date)}>
                {formatNumber(headcount.joined.this_month)}
              </Link>
            }
            note={lastMonth(headcount.joined)}
          />
        </Card>
        <Card>
          <Stat
            label="Nghỉ việc tháng này"
            value={
              <Link tone="quiet" href={listOfThisMonth('leave_date', headcount.date)}>
                {formatNumber(headcount.left.this_month)}
              </Link>
            }
            note={lastMonth(headcount.left)}
          />
        </Card>
      </div>
    </div>
  )
}

function changeOf({ joined, left }: Schemas['Headcount']): string {
  const change = joined.this_month - left.this_month
  if (change === 0) return 'Không đổi so với đầu tháng'
  return `${change > 0 ? 'Tăng' : 'Giảm'} ${formatNumber(Math.abs(change))} so với đầu tháng`
}

const lastMonth = ({ last_month }: Schemas['MonthlyTotals']) => `Tháng trước: ${formatNumber(last_month)}`
