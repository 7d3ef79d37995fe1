import type { Input } from '@nhansu/sdk/contract'
import { fieldFacts } from '@nhansu/sdk/field-facts/leaver-tasks'
import { useMutation } from '@tanstack/react-query'
import { PartDialog } from '#web/kit/parts/part-dialog.tsx'
import type { AnyField, Row } from '#web/kit/resource/define-resource.ts'
import { withFacts } from '#web/kit/resource/field-facts.ts'
import { mutation } from '#web/session/queries.ts'

type Body = Input<'leaverTasks.update'>['body']

/** What is written by a form: why a task does not have to be done, a note, or a note and another day. */
export type TaskDeed = 'waive' | 'note' | 'move'

const fieldsOf = (
  fields: readonly (Pick<AnyField, 'field' | 'input' | 'required'> & { label?: string })[],
): readonly AnyField[] => withFacts(fieldFacts, fields)

const words: Record<TaskDeed, { title: string; fields: readonly AnyField[]; done: string }> = {
  waive: {
    title: 'Không cần làm',
    // What is a note elsewhere is the reason here.
    fields: fieldsOf([{ field: 'note', input: 'long-text', required: true, label: 'Lý do' }]),
    done: 'Đã ghi là không cần làm.',
  },
  note: {
    title: 'Ghi chú',
    fields: fieldsOf([{ field: 'note', input: 'long-text' }]),
    done: 'Đã lưu ghi chú.',
  },
  move: {
    title: 'Ghi chú, đổi hạn',
    fields: fieldsOf([
      { field: 'due_date', input: 'date', required: true },
      { field: 'note', input: 'long-text' },
    ]),
    done: 'Đã lưu.',
  },
}

interface TaskDialogProps {
  task: Row<'leaverTasks'>
  deed: TaskDeed
  onClose: () => void
}

/** The form of what is written of one task of a leaver. */
export default function TaskDialog({ task, deed, onClose }: TaskDialogProps) {
  const { mutateAsync: save } = useMutation(mutation('leaverTasks.update'))
  const { title, fields, done } = words[deed]
  return (
    <PartDialog
      title={`${title}: ${task.name}`}
      fields={fields}
      record={{ note: task.note, due_date: task.due_date }}
      save={(values) =>
        save({
          path: { id: task.id },
          // The form has the fields of the body, and the server checks them.
          body: {
            ...(values as Body),
            ...(deed === 'waive' && { state: 'waived' as const }),
            version: task.version,
          },
        })
      }
      done={done}
      about={`${task.name} (${task.full_name})`}
      onClose={onClose}
    />
  )
}
