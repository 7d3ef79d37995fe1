import type { RowAction } from '@nhansu/ui/data-table/row-action.ts'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation } from '@tanstack/react-query'
import { Check, CircleSlash, Pencil, Undo2 } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'
import type { Row } from '#web/kit/resource/define-resource.ts'
import { mutation } from '#web/session/queries.ts'
import type { TaskDeed } from './task-dialog.tsx'

type Task = Row<'leaverTasks'>

// Opened seldom beside a list that is ticked.
const TaskDialog = lazy(() => import('./task-dialog.tsx'))

const told = {
  open: 'Đã mở lại việc này.',
  done: 'Đã ghi là xong.',
  waived: 'Đã ghi là không cần làm.',
} as const

const isToDo = ({ status }: Task) => status === 'open' || status === 'overdue'

/** What the reader can write of a task, for the menu of a row or for buttons, and the dialog that some of it opens. */
export function useTaskDeeds(): { deeds: readonly RowAction<Task>[]; dialog: ReactNode } {
  const [opened, setOpened] = useState<{ task: Task; deed: TaskDeed }>()
  const tick = useTick()
  // One array for all rows: a new one would draw each of them again.
  const deeds = useMemo<RowAction<Task>[]>(
    () => [
      {
        id: 'done',
        label: 'Đã xong',
        icon: Check,
        hidden: (task) => !task.may_tick || !isToDo(task),
        onSelect: (task) => tick(task, 'done'),
      },
      {
        id: 'waive',
        label: 'Không cần làm',
        icon: CircleSlash,
        hidden: (task) => !task.may_tick || !isToDo(task),
        onSelect: (task) => setOpened({ task, deed: 'waive' }),
      },
      {
        id: 'note',
        label: 'Ghi chú',
        icon: Pencil,
        hidden: (task) => !task.may_tick || task.may_move,
        onSelect: (task) => setOpened({ task, deed: 'note' }),
      },
      {
        id: 'move',
        label: 'Ghi chú, đổi hạn',
        icon: Pencil,
        hidden: (task) => !task.may_move,
        onSelect: (task) => setOpened({ task, deed: 'move' }),
      },
      {
        id: 'reopen',
        label: 'Làm lại',
        icon: Undo2,
        hidden: (task) => !task.may_tick || isToDo(task),
        onSelect: (task) => tick(task, 'open'),
      },
    ],
    [tick],
  )
  const dialog = (
    <Suspense>
      {opened && <TaskDialog key={opened.task.id} {...opened} onClose={() => setOpened(undefined)} />}
    </Suspense>
  )
  return { deeds, dialog }
}

/** Ticks a task at once, or opens it again; the toast takes that back. */
function useTick() {
  const [saving] = useState(() => mutation('leaverTasks.update'))
  const { mutateAsync: save } = useMutation(saving)
  const toast = useToast()
  return useMemo(() => {
    const write = async (
      { id, version, name, full_name }: Pick<Task, 'id' | 'version' | 'name' | 'full_name'>,
      state: Task['status'] & ('done' | 'waived' | 'open'),
      before?: 'done' | 'waived' | 'open',
    ) => {
      try {
        const { leaver_task: saved } = await save({ path: { id }, body: { state, version } })
        toast.ok(told[state], {
          description: `${name} (${full_name})`,
          ...(before !== undefined && { action: { run: () => void write(saved, before) } }),
        })
      } catch (error) {
        toast.bad(errorText(error))
      }
    }
    return (task: Task, state: 'done' | 'open') => {
      const before = task.status === 'done' || task.status === 'waived' ? task.status : 'open'
      void write(task, state, before)
    }
  }, [save, toast])
}
