import type { RowAction } from '@nhansu/ui/data-table/row-action.ts'
import type { TreeItem } from '@nhansu/ui/tree/tree-item.ts'
import { CircleOff, FolderInput, History, Merge, Pencil, Plus, RotateCcw, Trash2 } from 'lucide-react'
import type { Department } from './department-tree.ts'
import type { DepartmentTask } from './department-task.ts'

type DepartmentAction = RowAction<TreeItem<Department>>

interface DepartmentRights {
  edit: boolean
  delete: boolean
}

interface DepartmentWork {
  start: (task: DepartmentTask) => void
  remove: (department: Department) => void
}

/** What can be done with a department, for who may: the menu of the tree and the buttons of the file are the same list. */
export function departmentActions(
  { edit, delete: mayDelete }: DepartmentRights,
  { start, remove }: DepartmentWork,
): DepartmentAction[] {
  const task =
    (kind: 'edit' | 'merge' | 'close' | 'reopen' | 'history' | 'move') =>
    ({ id }: TreeItem<Department>) =>
      start({ kind, id: Number(id) })
  const isClosed = ({ data }: TreeItem<Department>) => data?.is_active === false
  const isOpen = (item: TreeItem<Department>) => !isClosed(item)
  const changing: DepartmentAction[] = [
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
            onSelect: ({ data }: TreeItem<Department>) => data && remove(data),
          },
        ]
      : []),
  ]
}
