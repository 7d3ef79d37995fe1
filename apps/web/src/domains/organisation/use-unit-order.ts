import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation } from '@tanstack/react-query'
import { errorText, messages } from '#web/work/messages.ts'
import { mutation } from '#web/session/queries.ts'
import type { UnitGoal } from './unit-task.ts'
import { nextSibling } from './unit-tree.ts'
import type { Units } from './use-units.ts'

/** Gives a unit another place among its siblings, at once; the toast offers the way back. */
export function useUnitOrder({ items, index }: Units) {
  const { mutateAsync: move } = useMutation(mutation('departments.move'))
  const toast = useToast()
  const fail = (error: unknown) => void toast.bad(errorText(error))
  return (id: number, { parentId, beforeId }: UnitGoal) => {
    const before = nextSibling(items, index, id)
    const put = (next: number | null) =>
      move({ path: { id }, body: { parent_id: parentId, before_id: next } })
    const undo = () => void put(before).then(() => toast.ok(messages.restored), fail)
    void put(beforeId).then(() => toast.ok('Đã đổi thứ tự đơn vị.', { action: { run: undo } }), fail)
  }
}
