import type { Input, Schemas } from '@nhansu/sdk/contract'
import { fieldFacts } from '@nhansu/sdk/field-facts/training-subjects'
import type { DataTableColumn } from '@nhansu/ui/data-table/column.ts'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useMutation } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { FormValues } from '#web/kit/forms/form-rules.ts'
import { withFacts } from '#web/kit/resource/field-facts.ts'
import { mutation } from '#web/session/queries.ts'
import { bodyOf } from '#web/kit/parts/body-of.ts'
import { PartDialog } from '#web/kit/parts/part-dialog.tsx'
import { PartTable } from '#web/kit/parts/part-table.tsx'
import { hoursWarning } from './course-warnings.ts'
import type { Course } from './use-course.ts'

type Subject = Schemas['TrainingSubject']
type Body = Input<'trainingSubjects.store'>['body']

/** What a course teaches. */
export default function SubjectsTab({ course, canEdit }: { course: Course; canEdit: boolean }) {
  const [calls] = useState(() => ({
    store: mutation('trainingSubjects.store'),
    update: mutation('trainingSubjects.update'),
    destroy: mutation('trainingSubjects.destroy'),
  }))
  const { mutateAsync: store } = useMutation(calls.store)
  const { mutateAsync: update } = useMutation(calls.update)
  const { mutateAsync: destroy } = useMutation(calls.destroy)
  const { lecturers } = course
  const names = useMemo(
    () => Object.fromEntries(lecturers.map(({ id, full_name }) => [id, full_name])),
    [lecturers],
  )
  const columns = useMemo(() => columnsWith(names), [names])
  const fields = withFacts(fieldFacts, [
    { field: 'name', input: 'text' },
    { field: 'place', input: 'number', initial: course.subjects.length + 1 },
    { field: 'theory_hours', input: 'decimal', initial: 0 },
    { field: 'practice_hours', input: 'decimal', initial: 0 },
    { field: 'weight', input: 'decimal', initial: 1 },
    { field: 'pass_score', input: 'decimal' },
    { field: 'lecturer_ids', input: { several: names } },
  ] as const)
  const add = (body: Body) => store({ path: { id: course.id }, body })
  const warning = hoursWarning(course)
  return (
    <Stack>
      <PartTable
        label="Môn học"
        noun="môn học"
        rows={course.subjects}
        columns={columns}
        nameOf={({ name }) => name}
        canEdit={canEdit}
        remove={({ id }) => destroy({ path: { id } })}
        putBack={(subject) => add(bodyOf(fields, subject))}
        renderDialog={(subject, onClose) => (
          <PartDialog
            title={subject ? 'Cập nhật môn học' : 'Thêm môn học'}
            fields={fields}
            record={subject}
            onClose={onClose}
            save={(values: FormValues) => {
              const body = values as unknown as Body // the contract's rules have passed each of them
              return subject
                ? update({ path: { id: subject.id }, body: { ...body, version: subject.version } })
                : add(body)
            }}
          />
        )}
      />
      {warning !== null && <Text tone="warn">{warning}</Text>}
    </Stack>
  )
}

function columnsWith(names: Readonly<Record<string, string>>): DataTableColumn<Subject>[] {
  return [
    { id: 'place', header: 'Thứ tự', kind: 'number', width: 90 },
    { id: 'name', header: 'Tên môn', grow: true, priority: 1 },
    { id: 'theory_hours', header: 'Giờ lý thuyết', kind: 'number', width: 130, priority: 3 },
    { id: 'practice_hours', header: 'Giờ thực hành', kind: 'number', width: 140, priority: 4 },
    { id: 'weight', header: 'Hệ số', kind: 'number', width: 90 },
    { id: 'pass_score', header: 'Điểm đạt', kind: 'number', width: 110 },
    {
      id: 'lecturer_ids',
      header: 'Giảng viên',
      cell: ({ lecturer_ids: ids }) => ids.map((id) => names[id]).join(', ') || '–',
      width: 200,
    },
  ]
}
