import { fieldFacts } from '@nhansu/sdk/field-facts/training-employees'
import { ConfirmDialog } from '@nhansu/ui/confirm-dialog/confirm-dialog.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'
import { PartDialog } from '#web/kit/parts/part-dialog.tsx'
import { withFacts } from '#web/kit/resource/field-facts.ts'
import { mutation } from '#web/session/queries.ts'
import type { Course } from '../courses/use-course.ts'
import { AddPeopleDialog } from './add-people-dialog.tsx'
import { ImportPeopleDialog, ImportResultsDialog } from './import-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'
import type { CoursePerson, OfferedMove } from './people-moves.ts'

const fields = withFacts(fieldFacts, [
  { field: 'mandatory', input: 'switch' },
  { field: 'group_name', input: 'text' },
  { field: 'note', input: 'long-text' },
  { field: 'remark', input: 'long-text' },
] as const)

/** What the list of people asks for beside itself. */
export type AskedDialog =
  | { move: OfferedMove; person: CoursePerson }
  | { edit: CoursePerson }
  | { remove: CoursePerson }
  | { add: true }
  | { take: 'people' | 'results' }

interface PeopleDialogsProps {
  asked: AskedDialog
  course: Course
  onClose: () => void
}

/** The dialogs of the list of people, one at a time. */
export function PeopleDialogs({ asked, course, onClose }: PeopleDialogsProps) {
  const [calls] = useState(() => ({
    update: mutation('trainingEmployees.update'),
    destroy: mutation('trainingEmployees.destroy'),
  }))
  const { mutateAsync: update } = useMutation(calls.update)
  const { mutateAsync: destroy } = useMutation(calls.destroy)
  const toast = useToast()
  if ('add' in asked) return <AddPeopleDialog course={course} onClose={onClose} />
  if ('take' in asked) {
    return asked.take === 'people' ? (
      <ImportPeopleDialog courseId={course.id} onClose={onClose} />
    ) : (
      <ImportResultsDialog onClose={onClose} />
    )
  }
  if ('move' in asked) return <MoveDialog {...asked} onClose={onClose} />
  if ('edit' in asked) {
    const { edit } = asked
    return (
      <PartDialog
        title={`Ghi chú về ${edit.full_name}`}
        fields={fields}
        record={edit}
        onClose={onClose}
        save={(values) => update({ path: { id: edit.id }, body: { ...values, version: edit.version } })}
      />
    )
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={`Bỏ ${asked.remove.full_name} khỏi khóa?`}
      description="Chỗ trống được chuyển cho người chờ lâu nhất; muốn lấy lại phải thêm lại từ đầu."
      confirmLabel="Bỏ khỏi khóa"
      tone="danger"
      onConfirm={async () => {
        await destroy({ path: { id: asked.remove.id } })
        toast.ok('Đã bỏ khỏi khóa.', { description: asked.remove.full_name })
      }}
      errorText={(reason) => errorText(reason)}
    />
  )
}
