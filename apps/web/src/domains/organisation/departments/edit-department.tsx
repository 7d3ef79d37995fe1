import { useState } from 'react'
import FormDialog from '#web/kit/resource/form-dialog.tsx'
import { departmentResource } from './department-resource.tsx'
import type { Department } from './department-tree.ts'
import type { Departments } from './use-departments.ts'

interface EditDepartmentProps {
  /** The department to change; without it a new one is made. */
  department?: Department
  /** Under which department a new one is to stand; null for the top. */
  parentId?: number | null
  departments: Departments
  onClose: () => void
}

/** The form of a department. A new one starts under the department it was asked for, one level below it. */
export function EditDepartment({ department, parentId = null, departments, onClose }: EditDepartmentProps) {
  const [definition] = useState(() => {
    const above = parentId === null ? undefined : departments.index.get(parentId)?.item.data
    const level = above && Math.min(6, above.level + 1)
    const starts: Readonly<Record<string, unknown>> = { parent_id: parentId, level }
    const form = (departmentResource.form ?? []).map((field) =>
      starts[field.field] === undefined ? field : { ...field, initial: starts[field.field] },
    )
    return { ...departmentResource, form }
  })
  return (
    <FormDialog definition={definition} {...(department && { id: department.id })} aside onClose={onClose} />
  )
}
