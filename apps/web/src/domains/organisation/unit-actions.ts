import type { RowAction } from '@nhansu/ui/data-table/row-action.ts'
import type { TreeItem } from '@nhansu/ui/tree/tree-item.ts'
import { CircleOff, FolderInput, History, Merge, Pencil, Plus, RotateCcw, Trash2 } from 'lucide-react'
import type { Unit } from './unit-tree.ts'
import type { UnitTask } from './unit-task.ts'

type UnitAction = RowAction<TreeItem<Unit>>

interface UnitRights {
  edit: boolean
  delete: boolean
}

interface UnitWork {
  start: (task: UnitTask) => void
  remove: (unit: Unit) => void
}

/** What can be done with a unit, for who may: the menu of the tree and the buttons of the file are the same list. */
export function unitActions(
  { edit, delete: mayDelete }: UnitRights,
  { start, remove }: UnitWork,
): UnitAction[] {
  const task =
    (kind: 'edit' | 'merge' | 'close' | 'reopen' | 'history' | 'move') =>
    ({ id }: TreeItem<Unit>) =>
      start({ kind, id: Number(id) })
  const isClosed = ({ data }: TreeItem<Unit>) => data?.is_active === false
  const isOpen = (item: TreeItem<Unit>) => !isClosed(item)
  const changing: UnitAction[] = [
    {
      id: 'create',
      label: 'Thêm đơn vị trực thuộc',
      icon: Plus,
      onSelect: ({ id }) => start({ kind: 'create', parentId: Number(id) }),
      hidden: isClosed,
      refusal: ({ data }) => (data?.level === 6 ? 'Tổ nhóm là cấp thấp nhất.' : null),
    },
    { id: 'edit', label: 'Sửa', icon: Pencil, onSelect: task('edit') },
    { id: 'move', label: 'Điều chuyển', icon: FolderInput, onSelect: task('move'), hidden: isClosed },
    {
      id: 'merge',
      label: 'Sáp nhập vào đơn vị khác',
      icon: Merge,
      onSelect: task('merge'),
      hidden: isClosed,
    },
    { id: 'close', label: 'Giải thể', icon: CircleOff, onSelect: task('close'), hidden: isClosed },
    { id: 'reopen', label: 'Mở lại', icon: RotateCcw, onSelect: task('reopen'), hidden: isOpen },
  ]
  return [
    ...(edit ? changing : []),
    { id: 'history', label: 'Lịch sử', icon: History, onSelect: task('history') },
    ...(mayDelete
      ? [
          {
            id: 'delete',
            label: 'Xóa',
            icon: Trash2,
            intent: 'danger' as const,
            onSelect: ({ data }: TreeItem<Unit>) => data && remove(data),
          },
        ]
      : []),
  ]
}
