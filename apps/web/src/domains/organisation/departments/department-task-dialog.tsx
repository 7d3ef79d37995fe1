import { CloseDepartment } from './close-department.tsx'
import { EditDepartment } from './edit-department.tsx'
import { MergeDepartment } from './merge-department.tsx'
import { MoveDepartment } from './move-department.tsx'
import { ReopenDepartment } from './reopen-department.tsx'
import { DepartmentHistory } from './department-history.tsx'
import type { DepartmentTask } from './department-task.ts'
import type { Departments } from './use-departments.ts'

interface DepartmentTaskDialogProps {
  task: DepartmentTask
  departments: Departments
  onClose: () => void
}

const dialogs = {
  merge: MergeDepartment,
  close: CloseDepartment,
  reopen: ReopenDepartment,
  history: DepartmentHistory,
}

/** The dialog of what is being done to a department. */
export default function DepartmentTaskDialog({ task, departments, onClose }: DepartmentTaskDialogProps) {
  if (task.kind === 'create')
    return <EditDepartment parentId={task.parentId} departments={departments} onClose={onClose} />
  const item = departments.index.get(task.id)?.item
  if (!item) return null
  if (task.kind === 'edit')
    return <EditDepartment department={item.data} departments={departments} onClose={onClose} />
  if (task.kind === 'move')
    return (
      <MoveDepartment
        department={item.data}
        departments={departments}
        {...(task.goal && { goal: task.goal })}
        onClose={onClose}
      />
    )
  const Dialog = dialogs[task.kind]
  return <Dialog department={item.data} departments={departments} onClose={onClose} />
}
