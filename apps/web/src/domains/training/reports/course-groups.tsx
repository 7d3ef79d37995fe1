import type { Data, Schemas } from '@nhansu/sdk/contract'
import { trainingGroupingLabels } from '@nhansu/sdk/domains/training'
import type { DataTableColumn } from '@nhansu/ui/data-table/column.ts'
import { DataTable } from '@nhansu/ui/data-table/data-table.tsx'
import { useLocalRows } from '@nhansu/ui/data-table/use-local-rows.ts'
import { EmptyState } from '@nhansu/ui/empty-state/empty-state.tsx'
import { formatNumber, formatPercent } from '@nhansu/ui/format/number.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { OpeningFigure } from '#web/kit/figures/opening-figure.tsx'
import type { OpenFigure } from './rows-dialog.tsx'

type Group = Data<'trainingReports.courses'>['groups'][number]
type Grouping = Schemas['TrainingGrouping']

/** Of which groups one person may be counted in several, and costs are their shares. */
const ofPeople: ReadonlySet<Grouping> = new Set(['unit', 'person'])
/** So many lines come at once. */
const mostShown = 2000

/** Told of a figure whose rows are asked for. */
type OpenRows = (opened: OpenFigure) => void

/** What the courses of a group, or the people of it, cost. */
const courseCosts = [
  { id: 'planned', header: 'Dự toán', kind: 'number', width: 140, sortable: true },
  { id: 'actual', header: 'Thực tế', kind: 'number', width: 140, priority: 5, sortable: true },
  { id: 'empty_seats', header: 'Ghế trống', kind: 'number', width: 110, sortable: true },
  { id: 'empty_cost', header: 'Chi phí ghế trống', kind: 'number', width: 160, sortable: true },
] as const
const shareOfCosts = [
  { id: 'shared_cost', header: 'Chi phí phân bổ', kind: 'number', width: 150, priority: 5, sortable: true },
] as const

/** The figures that open what they count. */
const opening = [
  { id: 'courses', header: 'Số khóa', width: 100, priority: 3 },
  { id: 'registered', header: 'Đăng ký', width: 100 },
  { id: 'joined', header: 'Tham gia', width: 100, priority: 2 },
  { id: 'passed', header: 'Đạt', width: 80 },
] as const

function columnsOf(by: Grouping, onOpen: OpenRows): DataTableColumn<Group>[] {
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
    ...opening.map((column): DataTableColumn<Group> => ({
      ...column,
      kind: 'number',
      sortable: true,
      cell: (group) => (
        <OpeningFigure
          value={group[column.id]}
          name={`${group.name}, ${column.header}`}
          onOpen={() => onOpen({ figure: column.id, row: group.key, of: group.name })}
        />
      ),
    })),
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
    ...(ofPeople.has(by) ? shareOfCosts : courseCosts),
  ]
}

interface CourseGroupsProps {
  groups: readonly Group[]
  by: Grouping
  onOpen: OpenRows
}

/** The figures of the courses, told apart by what they or their people have in common. */
export function CourseGroups({ groups, by, onOpen }: CourseGroupsProps) {
  const columns = columnsOf(by, onOpen)
  const local = useLocalRows(groups, columns)
  const word = trainingGroupingLabels[by]
  const title = `Theo ${word.toLocaleLowerCase('vi')}`
  return (
    <Card title={title}>
      <DataTable
        label={title}
        {...local}
        columns={columns}
        rowId={({ key }) => key}
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
