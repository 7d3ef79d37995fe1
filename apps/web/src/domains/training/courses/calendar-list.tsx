import type { Data } from '@nhansu/sdk/contract'
import type { DataTableColumn } from '@nhansu/ui/data-table/column.ts'
import { DataTable } from '@nhansu/ui/data-table/data-table.tsx'
import { useLocalRows } from '@nhansu/ui/data-table/use-local-rows.ts'
import { EmptyState } from '@nhansu/ui/empty-state/empty-state.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Link } from '@nhansu/ui/link/link.tsx'
import { weekdayOf } from '#web/kit/days/week.ts'
import { coursePath } from './course-paths.ts'
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

/** What is taught, a line for each of its hours. */
export function CalendarList({ days }: { days: readonly Day[] }) {
  const local = useLocalRows(days, columns)
  return (
    <DataTable
      label="Lịch đào tạo"
      {...local}
      columns={columns}
      rowId={({ id }) => id}
      rowName={({ name, date }) => `${name}, ${formatDate(date)}`}
      searchLabel="Tìm khóa, địa điểm, giảng viên"
      height="natural"
      empty={<EmptyState title="Không có buổi học nào" level={3} />}
    />
  )
}
