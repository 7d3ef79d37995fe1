import type { Data } from '@nhansu/sdk/contract'
import { Button } from '@nhansu/ui/button/button.tsx'
import type { DataTableColumn } from '@nhansu/ui/data-table/column.ts'
import { DataTable } from '@nhansu/ui/data-table/data-table.tsx'
import { useLocalRows } from '@nhansu/ui/data-table/use-local-rows.ts'
import { EmptyState } from '@nhansu/ui/empty-state/empty-state.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Page } from '@nhansu/ui/layout/page.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { keepRows, query } from '#web/session/queries.ts'
import { monthShown, monthWords, nextMonth, spanOf, weekdayOf } from './calendar-month.ts'
import { coursePath, coursesPath } from './course-paths.ts'
import { CourseState } from './course-state.tsx'

type Day = Data<'trainingDetails.calendar'>['days'][number]

const columns: DataTableColumn<Day>[] = [
  {
    id: 'date',
    header: 'Ngày',
    width: 180,
    priority: 1,
    sortable: true,
    cell: ({ date }) => `${weekdayOf(date)}, ${formatDate(date)}`,
  },
  {
    id: 'from_time',
    header: 'Giờ',
    kind: 'code',
    width: 120,
    priority: 2,
    cell: ({ from_time: from, to_time: to }) => `${from}–${to}`,
  },
  {
    id: 'name',
    header: 'Khóa đào tạo',
    grow: true,
    width: 240,
    priority: 1,
    sortable: true,
    filter: { kind: 'text' },
    cell: ({ training_id: id, name }) => (
      <Link tone="quiet" href={`${coursePath(id)}?tab=lich-hoc`}>
        {name}
      </Link>
    ),
  },
  { id: 'subject_name', header: 'Môn học', width: 160, filter: { kind: 'text' } },
  {
    id: 'location_name',
    header: 'Địa điểm',
    width: 170,
    priority: 3,
    sortable: true,
    filter: { kind: 'text' },
  },
  {
    id: 'lecturer_name',
    header: 'Giảng viên',
    width: 170,
    priority: 4,
    sortable: true,
    filter: { kind: 'text' },
  },
  { id: 'group_name', header: 'Lớp nhỏ', width: 90, hidden: true },
  { id: 'people_total', header: 'Sĩ số', kind: 'number', width: 90 },
  { id: 'status', header: 'Trạng thái', width: 150, cell: ({ status }) => <CourseState status={status} /> },
]

/** What is taught on the days of a month, where and by whom, over all courses; the month is in the address. */
export default function CourseCalendar() {
  const [search, setSearch] = useSearchParams()
  const month = monthShown(search.get('thang'))
  const found = useQuery({
    ...query('trainingDetails.calendar', { query: spanOf(month) }),
    placeholderData: keepRows(),
  })
  const go = (by: number) =>
    setSearch((now) => {
      now.set('thang', nextMonth(month, by))
      return now
    })
  return (
    <Page title={`Lịch đào tạo ${monthWords(month)}`}>
      <Stack>
        <Inline>
          <Button icon={ChevronLeft} onClick={() => go(-1)}>
            Tháng trước
          </Button>
          <Button icon={ChevronRight} onClick={() => go(1)}>
            Tháng sau
          </Button>
          <Link href={coursesPath}>Danh sách khóa đào tạo</Link>
        </Inline>
        <Loaded query={found}>{(shown) => <Days {...shown} />}</Loaded>
      </Stack>
    </Page>
  )
}

function Days({ days, more }: Data<'trainingDetails.calendar'>) {
  const local = useLocalRows(days, columns)
  const last = days.at(-1)?.date
  return (
    <>
      {more && last !== undefined && (
        <Text as="p" tone="warn">
          {`Tháng này có nhiều hơn ${formatNumber(days.length)} buổi học; bảng chỉ có các buổi đến ngày ${formatDate(last)}. Các ngày sau hãy xem ở lịch học của từng khóa.`}
        </Text>
      )}
      <DataTable
        label="Lịch đào tạo"
        {...local}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ name, date }) => `${name}, ${formatDate(date)}`}
        searchLabel="Tìm khóa, địa điểm, giảng viên"
        height="natural"
        empty={<EmptyState title="Tháng này chưa có buổi học nào" level={2} />}
      />
    </>
  )
}
