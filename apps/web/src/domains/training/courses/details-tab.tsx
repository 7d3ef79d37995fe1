import type { Input, Schemas } from '@nhansu/sdk/contract'
import { fieldFacts } from '@nhansu/sdk/field-facts/training-details'
import { Button } from '@nhansu/ui/button/button.tsx'
import type { DataTableColumn } from '@nhansu/ui/data-table/column.ts'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { useMutation } from '@tanstack/react-query'
import { CalendarRange } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { withFacts } from '#web/kit/resource/field-facts.ts'
import { mutation } from '#web/session/queries.ts'
import { bodyOf } from '#web/kit/parts/body-of.ts'
import { PartDialog } from '#web/kit/parts/part-dialog.tsx'
import { PartTable } from '#web/kit/parts/part-table.tsx'
import type { Course } from './use-course.ts'

// Its code comes when it is opened.
const WeeklyDialog = lazy(() => import('./weekly-dialog.tsx'))

type Detail = Schemas['TrainingDetail']
type Row = Input<'trainingDetails.updateBulk'>['body']['details'][number]

const columns: DataTableColumn<Detail>[] = [
  { id: 'date', header: 'Ngày', kind: 'date', width: 120, priority: 1 },
  {
    id: 'from_time',
    header: 'Giờ',
    kind: 'code',
    cell: ({ from_time: from, to_time: to }) => `${from}–${to}`,
    width: 120,
    priority: 2,
  },
  { id: 'subject_name', header: 'Môn học', grow: true, priority: 3 },
  { id: 'lecturer_name', header: 'Giảng viên', width: 170, priority: 4 },
  { id: 'location_name', header: 'Địa điểm', width: 160, priority: 5 },
  { id: 'group_name', header: 'Lớp nhỏ', width: 100 },
]

/** The days of a course. */
export default function DetailsTab({ course, canEdit }: { course: Course; canEdit: boolean }) {
  const [saving] = useState(() => mutation('trainingDetails.updateBulk'))
  const { mutateAsync: save } = useMutation(saving)
  const send = (details: Row[], removed: number[] = []) =>
    save({ path: { id: course.id }, body: { details, removed_ids: removed } })
  const [repeats, setRepeats] = useState(false)
  const each = withFacts(fieldFacts, [
    { field: 'group_name', input: 'text' },
    { field: 'from_time', input: 'time', initial: '07:30' },
    { field: 'to_time', input: 'time', initial: '11:30' },
    {
      field: 'subject_id',
      input: { labels: Object.fromEntries(course.subjects.map(({ id, name }) => [id, name])) },
    },
    {
      field: 'lecturer_id',
      input: { labels: Object.fromEntries(course.lecturers.map(({ id, full_name }) => [id, full_name])) },
    },
    {
      field: 'location_id',
      input: { reference: 'trainingLocations', nameIn: 'location_name' },
      initial: course.location_id,
    },
  ] as const)
  const fields = [
    ...withFacts(fieldFacts, [{ field: 'date', input: 'date', initial: nextDay(course) }] as const),
    ...each,
  ]
  return (
    <Stack>
      {canEdit && (
        <Inline>
          <Button icon={CalendarRange} onClick={() => setRepeats(true)}>
            Thêm theo tuần
          </Button>
        </Inline>
      )}
      <PartTable
        label="Lịch học"
        noun="buổi học"
        rows={course.details}
        columns={columns}
        nameOf={({ date, from_time: from }) => `ngày ${formatDate(date)} lúc ${from}`}
        canEdit={canEdit}
        remove={({ id }) => send([], [id])}
        putBack={(detail) => send([bodyOf(fields, detail)])}
        renderDialog={(detail, onClose) => (
          <PartDialog
            title={detail ? 'Cập nhật buổi học' : 'Thêm buổi học'}
            fields={fields}
            record={detail}
            onClose={onClose}
            save={(values) => {
              const row = values as unknown as Row // the contract's rules have passed each of them
              return send([detail ? { ...row, id: detail.id, version: detail.version } : row])
            }}
          />
        )}
      />
      <Suspense>
        {repeats && <WeeklyDialog course={course} fields={each} onClose={() => setRepeats(false)} />}
      </Suspense>
    </Stack>
  )
}

/** Days come one after the other: a new one begins on the day of the last one, the first one with the course. */
function nextDay({ details, start_date: start }: Course): string | null {
  return details.at(-1)?.date ?? start
}
