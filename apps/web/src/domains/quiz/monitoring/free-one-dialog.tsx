import { fieldFacts } from '@nhansu/sdk/field-facts/quiz-exams'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { PartDialog } from '#web/kit/parts/part-dialog.tsx'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { mutation, query } from '#web/session/queries.ts'
import type { Exam } from '../exams/exam-page.tsx'
import { reason } from './part-dialogs.tsx'

/** The pause of a room. */
export interface RoomPause {
  id: number
  room: string
}

interface FreeOneDialogProps {
  exam: Exam
  /** That of a room that stands still. */
  pause: RoomPause
  onClose: () => void
}

/** Lets one of those whom the pause of a room holds go on, while the others still wait. */
export function FreeOneDialog({ exam, pause: { id: pauseId, room }, onClose }: FreeOneDialogProps) {
  const asked = useQuery(query('quizExams.people', { path: { id: exam.id } }))
  const [resuming] = useState(() => mutation('quizExams.resume'))
  const { mutateAsync: resume } = useMutation(resuming)
  return (
    <Loaded query={asked}>
      {({ people }) => {
        const held = people.filter(({ pause_id: heldBy }) => heldBy === pauseId)
        const names = held.map(({ employee_id: id, full_name: name, nhansu_id: number }) => [
          `${id}`,
          `${name} (${number})`,
        ])
        const taker: AnyField = {
          field: 'employee_id',
          label: 'Thí sinh',
          input: { labels: Object.fromEntries(names) },
          required: true,
          fact: fieldFacts.takes.resume.fields.employee_id,
        }
        return (
          <PartDialog
            title={`Cho một thí sinh của ${room} tiếp tục`}
            description="Người này được cộng lại đúng thời gian đã dừng; những người khác vẫn dừng."
            submitLabel="Tiếp tục"
            fields={[taker, reason]}
            done="Đã cho tiếp tục."
            about={exam.code}
            save={({ reason: why, employee_id: id }) =>
              resume({ path: { id: exam.id }, body: { reason: String(why), employee_id: Number(id) } })
            }
            onClose={onClose}
          />
        )
      }}
    </Loaded>
  )
}
