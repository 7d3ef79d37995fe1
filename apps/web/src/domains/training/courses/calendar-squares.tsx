import type { Data } from '@nhansu/sdk/contract'
import { Button } from '@nhansu/ui/button/button.tsx'
import { joinClasses } from '@nhansu/ui/dev/join-classes.ts'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { day as daySquare, emptyDay, otherMonth, week } from '#web/kit/days/day-columns.css.ts'
import { weekdayOf } from '#web/kit/days/week.ts'
import { coursePath } from './course-paths.ts'
import { lesson } from './calendar-squares.css.ts'

type Day = Data<'trainingDetails.calendar'>['days'][number]

interface CalendarSquaresProps {
  /** The days in their order, whole weeks from Monday on. */
  squares: readonly string[]
  /** The month that is shown; days outside it stay empty. Without one all days count. */
  month?: string
  days: readonly Day[]
  /** So many of a day show; the rest is behind a button. */
  most?: number
  /** Told of a day of which more is asked for. */
  onMore?: (date: string) => void
}

/** What is taught, in a square a day; where there is no room for a week beside each other, as a list of the days on which something is. */
export function CalendarSquares({ squares, month = '', days, most = 99, onMore }: CalendarSquaresProps) {
  const byDay = Map.groupBy(days, ({ date }) => date)
  return (
    <ol className={week}>
      {squares.map((date) => {
        const taught = byDay.get(date) ?? []
        const isOther = !date.startsWith(month)
        return (
          <li
            key={date}
            className={joinClasses(daySquare, taught.length === 0 && emptyDay, isOther && otherMonth)}
          >
            <Text size="label" weight="medium" tone={isOther ? 'hint' : 'ink'}>
              {`${weekdayOf(date)} ${formatDate(date).slice(0, 5)}`}
            </Text>
            {taught.slice(0, most).map((row) => (
              <Lesson key={row.id} row={row} />
            ))}
            {taught.length > most && (
              <Button size="small" onClick={() => onMore?.(date)}>
                {`Còn ${taught.length - most} buổi`}
              </Button>
            )}
          </li>
        )
      })}
    </ol>
  )
}

function Lesson({ row }: { row: Day }) {
  const { training_id: course, name, group_name: group, location_name: place, lecturer_name: lecturer } = row
  return (
    <div className={lesson}>
      <Text size="label" tone="soft" tabular>{`${row.from_time}–${row.to_time}`}</Text>
      <Link tone="quiet" href={`${coursePath(course)}?tab=lich-hoc`}>
        {group === null ? name : `${name}, lớp ${group}`}
      </Link>
      <Text size="label" tone="soft">
        {place ?? 'Chưa có địa điểm'}
      </Text>
      <Text size="label" tone="soft">
        {lecturer ?? 'Chưa có giảng viên'}
      </Text>
    </div>
  )
}
