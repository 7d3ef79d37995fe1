import type { Data, Schemas } from '@nhansu/sdk/contract'
import { trainingGroupingLabels } from '@nhansu/sdk/domains/training'
import type { DataTableColumn } from '@nhansu/ui/data-table/column.ts'
import { DataTable } from '@nhansu/ui/data-table/data-table.tsx'
import { useLocalRows } from '@nhansu/ui/data-table/use-local-rows.ts'
import { EmptyState } from '@nhansu/ui/empty-state/empty-state.tsx'
import { formatNumber, formatPercent } from '@nhansu/ui/format/number.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'

type Group = Data<'trainingReports.courses'>['groups'][number]
type Grouping = Schemas['TrainingGrouping']

/** Of which groups one person may be counted in several, and costs are not told. */
const ofPeople: ReadonlySet<Grouping> = new Set(['unit', 'person'])
/** So many lines come at once. */
const mostShown = 2000

function columnsOf(by: Grouping): DataTableColumn<Group>[] {
  return [
    ...(by === 'person'
      ? [{ id: 'code', header: 'Mã NV', kind: 'code', width: 120, sortable: true } as const]
      : []),
    {
      id: 'name',
      header: trainingGroupingLabels[by],
      grow: true,
      width: 220,
      priority: 1,
      sortable: by !== 'month',
    },
    { id: 'courses', header: 'Số khóa', kind: 'number', width: 100, priority: 3, sortable: true },
    { id: 'registered', header: 'Đăng ký', kind: 'number', width: 100, sortable: true },
    { id: 'joined', header: 'Tham gia', kind: 'number', width: 100, priority: 2, sortable: true },
    { id: 'passed', header: 'Đạt', kind: 'number', width: 80, sortable: true },
    {
      id: 'pass_percent',
      header: 'Tỷ lệ đạt',
      kind: 'number',
      width: 110,
      priority: 4,
      cell: ({ pass_percent: percent }) => (percent === null ? '–' : formatPercent(percent)),
    },
    {
      id: 'hours',
      header: 'Giờ học',
      kind: 'number',
      width: 110,
      sortable: true,
      cell: ({ hours }) => formatNumber(hours, 1),
    },
    ...(ofPeople.has(by)
      ? []
      : ([
          { id: 'planned', header: 'Dự toán', kind: 'number', width: 140, sortable: true },
          { id: 'actual', header: 'Thực tế', kind: 'number', width: 140, priority: 5, sortable: true },
        ] as const)),
  ]
}

interface CourseGroupsProps {
  groups: readonly Group[]
  by: Grouping
}

/** The figures of the courses, told apart by what they or their people have in common. */
export function CourseGroups({ groups, by }: CourseGroupsProps) {
  const columns = columnsOf(by)
  const local = useLocalRows(groups, columns)
  const word = trainingGroupingLabels[by]
  const title = `Theo ${word.toLocaleLowerCase('vi')}`
  return (
    <Card title={title}>
      <DataTable
        label={title}
        {...local}
        columns={columns}
        rowId={({ id, name }) => id ?? name}
        rowName={({ name }) => name}
        searchLabel={`Tìm ${word.toLocaleLowerCase('vi')}`}
        height="natural"
        empty={<EmptyState title="Không có số liệu nào" level={3} />}
      />
      {groups.length >= mostShown && (
        <Text as="p" tone="hint">
          {`Bảng chỉ có ${formatNumber(mostShown)} dòng đầu. Hãy chọn đơn vị hoặc xuất Excel để xem phần còn lại.`}
        </Text>
      )}
      {by === 'unit' && (
        <Text as="p" tone="hint">
          Mỗi đơn vị tính cả người của các đơn vị trực thuộc.
        </Text>
      )}
    </Card>
  )
}
