import { fieldFacts } from '@nhansu/sdk/field-facts/quiz-exams'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { PartDialog } from '#web/kit/parts/part-dialog.tsx'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { mutation } from '#web/session/queries.ts'

const room: AnyField = {
  field: 'room',
  label: 'Phòng thi',
  input: 'text',
  fact: fieldFacts.takes.seatEmployees.fields.room,
  hint: 'Để trống nếu không xếp phòng.',
}

interface Seated {
  employee_id: number
  full_name: string
  room: string | null
  paused_at: string | null
}

interface SeatDialogProps {
  examId: number
  /** Who is seated; at least one. */
  people: readonly Seated[]
  onSeated: () => void
  onClose: () => void
}

/** Seats takers of an exam in one room, or in none. */
export function SeatDialog({ examId, people, onSeated, onClose }: SeatDialogProps) {
  const [seating] = useState(() => mutation('quizExams.seatEmployees'))
  const { mutateAsync: seat } = useMutation(seating)
  const [first] = people
  const whom = people.length === 1 && first ? first.full_name : `${people.length} thí sinh`
  const isHeld = people.some(({ paused_at: at }) => at !== null)
  return (
    <PartDialog
      title={`Xếp phòng thi cho ${whom}`}
      description={
        isHeld ? 'Ai đang được tạm dừng vẫn dừng ở phòng mới, cho đến khi được cho tiếp tục.' : undefined
      }
      fields={[room]}
      record={{ room: people.length === 1 ? first?.room : null }}
      done="Đã xếp phòng thi."
      about={whom}
      save={async ({ room: name }) => {
        const seated = String(name ?? '').trim()
        const body = {
          employee_ids: people.map(({ employee_id: id }) => id),
          room: seated === '' ? null : seated,
        }
        await seat({ path: { id: examId }, body })
        onSeated()
      }}
      onClose={onClose}
    />
  )
}
