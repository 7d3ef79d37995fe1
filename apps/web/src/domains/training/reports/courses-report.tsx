import { download } from '@nhansu/sdk'
import type { Data, Schemas } from '@nhansu/sdk/contract'
import { trainingGroupingLabels } from '@nhansu/sdk/domains/training'
import type { DataTableColumn } from '@nhansu/ui/data-table/column.ts'
import { DataTable } from '@nhansu/ui/data-table/data-table.tsx'
import { useLocalRows } from '@nhansu/ui/data-table/use-local-rows.ts'
import { DateField } from '@nhansu/ui/date-field/date-field.tsx'
import { EmptyState } from '@nhansu/ui/empty-state/empty-state.tsx'
import { formatNumber, formatPercent } from '@nhansu/ui/format/number.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Grid } from '@nhansu/ui/layout/grid.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Select } from '@nhansu/ui/select/select.tsx'
import { Stat } from '@nhansu/ui/stat/stat.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { OpeningFigure } from '#web/kit/figures/opening-figure.tsx'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { ReferencePicker } from '#web/kit/references/reference-picker.tsx'
import { UnitSelect } from '#web/kit/references/unit-select.tsx'
import { useAddress } from '#web/kit/screen/use-address.ts'
import { client } from '#web/session/client.ts'
import { keepRows, query } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { coursePath } from '../courses/course-paths.ts'
import { cutNote } from '../reports.ts'
import { CostWords } from './cost-words.tsx'
import { CourseGroups } from './course-groups.tsx'
import { askedOf, daysOf, noticeYearOf, readCoursesAddress, writeCoursesAddress } from './courses-address.ts'
import { FieldSelect } from './field-select.tsx'
import { ReportQuestions } from './report-questions.tsx'
import { type OpenFigure, RowsDialog } from './rows-dialog.tsx'

type Report = Data<'trainingReports.courses'>
type Course = Report['courses'][number]
type Grouping = Schemas['TrainingGrouping']

// Object.keys forgets the names of the table's keys.
const groupings = Object.keys(trainingGroupingLabels) as Grouping[]

/** Told of a figure whose rows are asked for. */
type OpenRows = (opened: OpenFigure) => void

/** The numbers of people of each course. */
const peopleColumns = [
  { id: 'registered', header: 'Đăng ký', kind: 'number', width: 100, sortable: true },
  { id: 'joined', header: 'Tham gia', kind: 'number', width: 100, sortable: true, priority: 2 },
  { id: 'passed', header: 'Đạt', kind: 'number', width: 80, sortable: true },
] as const

/** The columns of a course, whose numbers of people open them. */
const columnsWith = (onOpen: OpenRows): DataTableColumn<Course>[] => [
  {
    id: 'name',
    header: 'Tên khóa',
    grow: true,
    width: 240,
    priority: 1,
    sortable: true,
    cell: ({ id, name }) => (
      <Link tone="quiet" href={coursePath(id)}>
        {name}
      </Link>
    ),
  },
  { id: 'code', header: 'Mã khóa', kind: 'code', width: 130, sortable: true, hidden: true },
  { id: 'type_name', header: 'Loại', width: 160, filter: { kind: 'text' } },
  { id: 'formality_name', header: 'Hình thức', width: 140, filter: { kind: 'text' }, hidden: true },
  { id: 'start_date', header: 'Bắt đầu', kind: 'date', width: 110, priority: 3, sortable: true },
  { id: 'end_date', header: 'Kết thúc', kind: 'date', width: 110, hidden: true },
  { id: 'hours', header: 'Số giờ', kind: 'number', width: 90 },
  ...peopleColumns.map((column) => ({
    ...column,
    cell: (course: Course) => (
      <OpeningFigure
        value={course[column.id]}
        name={`${course.name}, ${column.header}`}
        onOpen={() => onOpen({ figure: column.id, courseId: course.id, of: course.name })}
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
  { id: 'planned', header: 'Dự toán', kind: 'number', width: 140, hidden: true },
  { id: 'actual', header: 'Thực tế', kind: 'number', width: 140, priority: 5, sortable: true },
  { id: 'cost_per_person', header: 'Chi phí/người', kind: 'number', width: 140, hidden: true },
  { id: 'empty_seats', header: 'Số ghế trống', kind: 'number', width: 120, hidden: true },
  { id: 'empty_cost', header: 'Chi phí ghế trống', kind: 'number', width: 150, hidden: true },
]

/** What was taught within a time, to how many, with what result and for how much; by groups where it is asked. */
export default function CoursesReport() {
  const [address, change] = useAddress(readCoursesAddress, writeCoursesAddress)
  const [year] = useState(() => new Date().getFullYear())
  const maySeeUnits = usePermission('department_access')
  // The law asks a company for it as a whole.
  const mayNotify = usePermission('training_report:company')
  const { unitId, typeId, fieldId, by } = address
  const [opened, setOpened] = useState<OpenFigure>()
  const days = daysOf(address, year)
  const asked = askedOf(address, year)
  const noticeYear = noticeYearOf(address, year)
  const found = useQuery({
    ...query('trainingReports.courses', { query: asked }),
    placeholderData: keepRows(),
  })
  return (
    <>
      <ReportQuestions
        chosen={[unitId, typeId, fieldId, by].filter((each) => each !== null).length}
        fetchWorkbook={() => download(client, 'trainingReports.coursesExport', { query: asked })}
        fetchPaper={() => download(client, 'trainingReports.coursesPrint', { query: asked })}
        {...(mayNotify && {
          notice: {
            label: `In thông báo kết quả năm ${noticeYear}`,
            fetchPaper: () => download(client, 'trainingReports.yearNotice', { query: { year: noticeYear } }),
          },
        })}
      >
        <DateField
          label="Khai giảng từ ngày"
          hint="Để trống là không giới hạn."
          value={days.from}
          onValueChange={(day) => change({ days: { ...days, from: day } })}
        />
        <DateField
          label="Đến ngày"
          hint="Để trống là không giới hạn."
          value={days.to}
          onValueChange={(day) => change({ days: { ...days, to: day } })}
        />
        {maySeeUnits && <UnitSelect value={unitId} onValueChange={(id) => change({ unitId: id })} />}
        <ReferencePicker
          reference="trainingTypes"
          label="Loại đào tạo"
          placeholder="Tất cả loại đào tạo"
          value={typeId}
          onValueChange={(id) => change({ typeId: id })}
        />
        <FieldSelect value={fieldId} onValueChange={(id) => change({ fieldId: id })} />
        <Select
          label="Xem theo"
          placeholder="Từng khóa"
          options={groupings.map((value) => ({ value, label: trainingGroupingLabels[value] }))}
          value={by}
          onValueChange={(value) => change({ by: value })}
          onClear={() => change({ by: null })}
        />
      </ReportQuestions>
      <Loaded query={found} title="Không lấy được số liệu" level={2}>
        {(report) => <Figures report={report} by={by} onOpen={setOpened} />}
      </Loaded>
      {opened && <RowsDialog opened={opened} asked={asked} onClose={() => setOpened(undefined)} />}
    </>
  )
}

/** The figures of all courses that open what they count. */
const openingTiles = [
  { figure: 'courses', label: 'Số khóa' },
  { figure: 'joined', label: 'Lượt tham gia' },
  { figure: 'passed', label: 'Lượt đạt' },
] as const

interface FiguresProps {
  report: Report
  by: Grouping | null
  onOpen: OpenRows
}

function Figures({ report: { total, groups, courses }, by, onOpen }: FiguresProps) {
  const columns = columnsWith(onOpen)
  const local = useLocalRows(courses, columns)
  const cut = cutNote(courses.length, total.courses, 'chọn khoảng thời gian ngắn hơn')
  return (
    <Stack>
      <Grid tile="small">
        {openingTiles.map(({ figure, label }) => (
          <Stat
            key={figure}
            label={label}
            value={
              <OpeningFigure
                value={total[figure]}
                name={label}
                onOpen={() => onOpen({ figure, of: 'Tất cả khóa' })}
              />
            }
          />
        ))}
        <Stat
          label="Giờ đào tạo bình quân/người"
          value={total.hours_per_person === null ? '–' : formatNumber(total.hours_per_person, 1)}
        />
        <Stat
          label="Chi phí thực tế"
          value={formatNumber(total.actual)}
          note={`Dự toán ${formatNumber(total.planned)}`}
        />
        <Stat label="Chi phí/người" value={formatNumber(total.cost_per_person) || '–'} />
        <Stat
          label="Chi phí ghế trống"
          value={formatNumber(total.empty_cost) || '–'}
          note={total.empty_seats === null ? undefined : `${formatNumber(total.empty_seats)} ghế trống`}
        />
      </Grid>
      {by !== null && <CourseGroups key={by} groups={groups} by={by} onOpen={onOpen} />}
      <Card title="Từng khóa">
        <DataTable
          label="Khóa đào tạo"
          {...local}
          columns={columns}
          rowId={({ id }) => id}
          rowName={({ name }) => name}
          searchLabel="Tìm theo tên, mã khóa"
          height="natural"
          empty={<EmptyState title="Không có khóa đào tạo nào trong thời gian này" level={3} />}
        />
        {cut !== null && (
          <Text as="p" tone="hint">
            {cut}
          </Text>
        )}
      </Card>
      <CostWords />
    </Stack>
  )
}
