import type { Input } from '@nhansu/sdk/contract'
import { fieldFacts } from '@nhansu/sdk/field-facts/trainings'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { PartDialog } from '#web/kit/parts/part-dialog.tsx'
import { withFacts } from '#web/kit/resource/field-facts.ts'
import { mutation } from '#web/session/queries.ts'
import { coursePath } from './course-paths.ts'
import type { Course } from './use-course.ts'

const fields = withFacts(fieldFacts, [
  { field: 'name', input: 'text' },
  { field: 'start_date', input: 'date', required: true },
  { field: 'end_date', input: 'date', required: true },
  { field: 'register_deadline', input: 'date' },
  { field: 'confirm_deadline', input: 'date' },
] as const)

/** Plans a course like this one on other days, and opens it. */
export default function CopyDialog({ course, onClose }: { course: Course; onClose: () => void }) {
  const [copying] = useState(() => mutation('trainings.copy'))
  const { mutateAsync: copy } = useMutation(copying)
  const navigate = useNavigate()
  return (
    <PartDialog
      title={`Sao chép khóa ${course.code}`}
      description="Môn học, giảng viên và chi phí dự kiến chung được chép sang; học viên, lịch học và tài liệu thì không."
      submitLabel="Sao chép"
      fields={fields}
      record={{ name: course.name }}
      done="Đã sao chép khóa đào tạo."
      about={course.name}
      onClose={onClose}
      save={async (values) => {
        // The contract's rules have passed each of them.
        const body = values as unknown as Input<'trainings.copy'>['body']
        const { training } = await copy({ path: { id: course.id }, body })
        await navigate(coursePath(training.id))
      }}
    />
  )
}
