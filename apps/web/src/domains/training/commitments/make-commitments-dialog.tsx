import type { Input } from '@nhansu/sdk/contract'
import { trainingCommitmentReckoningLabels } from '@nhansu/sdk/domains/training'
import { fieldFacts } from '@nhansu/sdk/field-facts/training-commitments'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { PartDialog } from '#web/kit/parts/part-dialog.tsx'
import { withFacts } from '#web/kit/resource/field-facts.ts'
import { mutation } from '#web/session/queries.ts'
import type { Course } from '../courses/use-course.ts'
import { contractTerms } from './contract-terms.ts'

interface MakeCommitmentsDialogProps {
  course: Course
  /** Who has none yet, by id. */
  people: Readonly<Record<number, string>>
  onClose: () => void
}

/** Writes down the same promise for chosen people of a course. */
export default function MakeCommitmentsDialog({ course, people, onClose }: MakeCommitmentsDialogProps) {
  const [making] = useState(() => mutation('trainingCommitments.storeBulk'))
  const { mutateAsync: make } = useMutation(making)
  const fields = withFacts({ ...fieldFacts, takes: { store: fieldFacts.takes.storeBulk } }, [
    { field: 'employee_ids', input: { several: people }, initial: Object.keys(people).map(Number) },
    { field: 'months', input: 'number', ...(course.commit_months && { initial: course.commit_months }) },
    {
      field: 'reckoned_by',
      input: { labels: trainingCommitmentReckoningLabels },
      initial: 'month',
      required: true,
      hint: 'Cách tính phần chưa phục vụ, như hai bên thỏa thuận.',
    },
    { field: 'leave_counts', input: 'switch' },
    ...contractTerms,
  ] as const)
  return (
    <PartDialog
      title="Lập cam kết đào tạo"
      description="Mỗi người một bản nháp có số riêng; chi phí chia đến từng đồng từ các khoản chi Tính vào cam kết."
      submitLabel="Lập cam kết"
      fields={fields}
      save={(values) =>
        make({
          path: { id: course.id },
          // The contract's rules have passed each of them.
          body: values as unknown as Input<'trainingCommitments.storeBulk'>['body'],
        })
      }
      done="Đã lập cam kết."
      about={course.name}
      onClose={onClose}
    />
  )
}
