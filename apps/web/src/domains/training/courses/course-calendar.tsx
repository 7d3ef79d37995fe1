import type { Data } from '@nhansu/sdk/contract'
import { Button } from '@nhansu/ui/button/button.tsx'
import { EmptyState } from '@nhansu/ui/empty-state/empty-state.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Page } from '@nhansu/ui/layout/page.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Tab, TabList, TabPanel, Tabs } from '@nhansu/ui/tabs/tabs.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { weekOf } from '#web/kit/days/week.ts'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { useAddress } from '#web/kit/screen/use-address.ts'
import { todayInVietNam } from '#web/kit/today.ts'
import { keepRows, query } from '#web/session/queries.ts'
import {
  type CalendarAddress,
  type CalendarView,
  dayFurther,
  daysShown,
  readCalendarAddress,
  writeCalendarAddress,
} from './calendar-address.ts'
import { CalendarList } from './calendar-list.tsx'
import { monthWords, squaresOf } from './calendar-month.ts'
import { CalendarQuestions } from './calendar-questions.tsx'
import { CalendarSquares } from './calendar-squares.tsx'
import { coursesPath } from './course-paths.ts'

type Calendar = Data<'trainingDetails.calendar'>

/** So many hours of a day show in a month; the week shows all. */
const mostOfDay = 4

const views: Readonly<Record<CalendarView, string>> = {
  thang: 'Tháng',
  tuan: 'Tuần',
  'danh-sach': 'Danh sách',
}
// Object.keys forgets the names of the table's keys.
const viewKeys = Object.keys(views) as CalendarView[]

/** What is taught on the days of a month or a week, where and by whom, over all courses; what is shown is in the address. */
export default function CourseCalendar() {
  const [address, change] = useAddress(readCalendarAddress, writeCalendarAddress)
  const { view } = address
  const { from, to } = daysShown(address)
  const found = useQuery({
    ...query('trainingDetails.calendar', { query: askedOf(address) }),
    placeholderData: keepRows(),
  })
  const isWeek = view === 'tuan'
  const span = isWeek ? `tuần ${formatDate(from)} đến ${formatDate(to)}` : monthWords(from.slice(0, 7))
  const unit = isWeek ? 'Tuần' : 'Tháng'
  return (
    <Page title={`Lịch đào tạo ${span}`}>
      <Card>
        <Stack>
          <CalendarQuestions
            address={address}
            places={found.data?.places ?? []}
            lecturers={found.data?.lecturers ?? []}
            onChange={change}
          />
          <Inline>
            <Button icon={ChevronLeft} onClick={() => change({ at: dayFurther(address, -1) })}>
              {`${unit} trước`}
            </Button>
            <Button onClick={() => change({ at: todayInVietNam() })}>{`${unit} này`}</Button>
            <Button icon={ChevronRight} onClick={() => change({ at: dayFurther(address, 1) })}>
              {`${unit} sau`}
            </Button>
            <Link href={coursesPath}>Danh sách khóa đào tạo</Link>
          </Inline>
          <Tabs
            value={view}
            onValueChange={(key) => change({ view: viewKeys.find((each) => each === key) ?? view })}
          >
            <TabList label="Cách xem">
              {viewKeys.map((key) => (
                <Tab key={key} value={key}>
                  {views[key]}
                </Tab>
              ))}
            </TabList>
            <TabPanel value={view}>
              <Loaded query={found} level={2}>
                {(shown) => (
                  <Days {...shown} address={address} onWeek={(date) => change({ view: 'tuan', at: date })} />
                )}
              </Loaded>
            </TabPanel>
          </Tabs>
        </Stack>
      </Card>
    </Page>
  )
}

interface DaysProps extends Calendar {
  address: CalendarAddress
  /** Told of a day whose week is asked for. */
  onWeek: (date: string) => void
}

function Days({ days, more, address, onWeek }: DaysProps) {
  const { view } = address
  const { from } = daysShown(address)
  const last = days.at(-1)?.date
  if (days.length === 0) return <EmptyState title="Không có buổi học nào trong thời gian này" level={2} />
  return (
    <Stack>
      {more && last !== undefined && (
        <Text as="p" tone="warn">
          {`Có nhiều hơn ${formatNumber(days.length)} buổi học; ở đây chỉ có các buổi đến ngày ${formatDate(last)}. Hãy chọn địa điểm, giảng viên hoặc đơn vị để xem các ngày sau.`}
        </Text>
      )}
      {view === 'danh-sach' && <CalendarList days={days} />}
      {view === 'tuan' && <CalendarSquares squares={weekOf(from)} days={days} />}
      {view === 'thang' && (
        <CalendarSquares
          squares={squaresOf(from.slice(0, 7))}
          month={from.slice(0, 7)}
          days={days}
          most={mostOfDay}
          onMore={onWeek}
        />
      )}
    </Stack>
  )
}

/** What the call takes, out of what the address says. */
function askedOf(address: CalendarAddress) {
  const { unitId, placeId, lecturerId } = address
  return {
    ...daysShown(address),
    ...(unitId !== null && { department_id: unitId }),
    ...(placeId !== null && { location_id: placeId }),
    ...(lecturerId !== null && { lecturer_id: lecturerId }),
  }
}
