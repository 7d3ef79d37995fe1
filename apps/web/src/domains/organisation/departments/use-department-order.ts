import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation } from '@tanstack/react-query'
import { errorText, messages } from '#web/kit/feedback/messages.ts'
import { mutation } from '#web/session/queries.ts'
import type { DepartmentGoal } from './department-task.ts'
import { nextSibling } from './department-tree.ts'
import type { Departments } from './use-departments.ts'

/** Gives a department another place among its siblings, at once; the toast offers the way back. */
export function useDepartmentOrder({ items, index }: Departments) {
  const { mutateAsync: move } = useMutation(mutation('departments.move'))
  const toast = useToast()
  const fail = (error: unknown) => void toast.bad(errorText(error))
  return (id: number, { parentId, beforeId }: DepartmentGoal) => {
    const before = nextSibling(items, index, id)
    const put = (next: number | null) =>
      move({ path: { id }, body: { parent_id: parentId, before_id: next } })
    const undo = () => void put(before).then(() => toast.ok(messages.restored), fail)
    void put(beforeId).then(() => toast.ok('Đã đổi thứ tự đơn vị.', { action: { run: undo } }), fail)
  }
}
