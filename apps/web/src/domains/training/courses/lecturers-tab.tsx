import type { Input, Schemas } from '@nhansu/sdk/contract'
import { fieldFacts } from '@nhansu/sdk/field-facts/training-lecturers'
import type { DataTableColumn } from '@nhansu/ui/data-table/column.ts'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { withFacts } from '#web/kit/resource/field-facts.ts'
import { mutation } from '#web/session/queries.ts'
import { bodyOf } from '#web/kit/parts/body-of.ts'
import { PartDialog } from '#web/kit/parts/part-dialog.tsx'
import { PartTable } from '#web/kit/parts/part-table.tsx'
import { lecturerWarnings } from './course-warnings.ts'
import type { Course } from './use-course.ts'

type Lecturer = Schemas['TrainingLecturer']
type Row = Input<'trainingLecturers.updateBulk'>['body']['lecturers'][number]

const fields = withFacts(fieldFacts, [
  {
    field: 'employee_id',
    input: { reference: 'employees', nameIn: 'full_name' },
    hint: 'Chọn nhân viên, hoặc để trống và nhập họ tên giảng viên bên ngoài.',
  },
  // The title 'Họ và tên' is that of the column, which names both kinds.
  { field: 'name', label: 'Họ và tên giảng viên bên ngoài', input: 'text' },
  { field: 'phone', input: 'text' },
  { field: 'organisation', input: 'text' },
  { field: 'title', input: 'text' },
  { field: 'fee_per_hour', input: 'money' },
  { field: 'certificate', input: 'text' },
  { field: 'certificate_end', input: 'date' },
] as const)

const columns: DataTableColumn<Lecturer>[] = [
  { id: 'full_name', header: 'Họ và tên', grow: true, priority: 1 },
  {
    id: 'employee_id',
    header: 'Nguồn',
    cell: ({ employee_id: id }) => (id === null ? 'Bên ngoài' : 'Nội bộ'),
    width: 110,
    priority: 2,
  },
  { id: 'organisation', header: 'Đơn vị công tác', width: 200 },
  { id: 'title', header: 'Chức danh', width: 130 },
  { id: 'phone', header: 'Điện thoại', kind: 'code', width: 130 },
  { id: 'fee_per_hour', header: 'Thù lao/giờ', kind: 'money', width: 130 },
  { id: 'certificate_end', header: 'Hết hạn chứng chỉ', kind: 'date', width: 160 },
]

/** Who teaches in a course. */
export default function LecturersTab({ course, canEdit }: { course: Course; canEdit: boolean }) {
  const [saving] = useState(() => mutation('trainingLecturers.updateBulk'))
  const { mutateAsync: save } = useMutation(saving)
  const path = { id: course.id }
  const send = (lecturers: Row[], removed: number[] = []) =>
    save({ path, body: { lecturers, removed_ids: removed } })
  return (
    <Stack>
      <PartTable
        label="Giảng viên"
        noun="giảng viên"
        rows={course.lecturers}
        columns={columns}
        nameOf={(lecturer) => lecturer.full_name}
        canEdit={canEdit}
        remove={({ id }) => send([], [id])}
        putBack={(lecturer) => send([bodyOf(fields, lecturer)])}
        renderDialog={(lecturer, onClose) => (
          <PartDialog
            title={lecturer ? 'Cập nhật giảng viên' : 'Thêm giảng viên'}
            fields={fields}
            record={lecturer}
            onClose={onClose}
            save={(values) => {
              const row = values as unknown as Row // the contract's rules have passed each of them
              return send([lecturer ? { ...row, id: lecturer.id, version: lecturer.version } : row])
            }}
          />
        )}
      />
      {lecturerWarnings(course).map(({ id, text }) => (
        <Text key={id} tone="warn">
          {text}
        </Text>
      ))}
    </Stack>
  )
}
