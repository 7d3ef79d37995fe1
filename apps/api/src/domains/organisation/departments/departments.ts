import { defineOperations } from '../../../contract/handlers.ts'
import { lockTree, refuseWrongParent } from './department-change.ts'
import { closeDepartment, reopenDepartment } from './department-closing.ts'
import { departmentEmployees } from './department-employees.ts'
import { departmentHistory } from './department-history.ts'
import { mergeDepartment } from './department-merge.ts'
import { undoMerge } from './department-merge-undo.ts'
import { moveDepartment } from './department-moves.ts'
import { place } from './department-order.ts'
import { removeDepartments } from './department-removal.ts'
import { departmentOperations, listDepartments, showDepartment } from './department-rows.ts'
import { asTree, refusePart, unitsNow, unitsOn, withPaths } from './department-tree.ts'

export default defineOperations('departments', {
  ...departmentOperations,

  'departments.list': async (input, context) => {
    const { recursive = false, as_of, include = [] } = input.query ?? {}
    if (!recursive && as_of === undefined) return listDepartments(input, context)
    refusePart(input.query ?? {})
    const wanted = new Set<string>(include)
    const units =
      as_of === undefined ? await unitsNow(context, wanted) : await unitsOn(context, as_of, wanted)
    const complete = wanted.has('path') ? withPaths(units) : units
    return { departments: recursive ? asTree(complete) : complete, meta: {} }
  },

  'departments.store': async ({ body }, context) => {
    await lockTree(context)
    await refuseWrongParent(context, body, body.parent_id ?? null)
    const { department } = await departmentOperations['departments.store']({ body }, context)
    await place(context, department.id, null)
    return showDepartment(context, department.id)
  },

  'departments.update': async (input, context) => {
    const { path, body } = input
    if (body.parent_id === undefined && body.level === undefined)
      return departmentOperations['departments.update'](input, context)
    await lockTree(context)
    const { department: before } = await showDepartment(context, path.id)
    const { parent_id = before.parent_id, level = before.level } = body
    await refuseWrongParent(context, { id: path.id, level }, parent_id)
    const answer = await departmentOperations['departments.update'](input, context)
    if (parent_id !== before.parent_id) await place(context, path.id, null)
    return answer
  },

  'departments.destroy': ({ path }, context) => removeDepartments(context, [path.id]),
  'departments.destroyBulk': ({ body }, context) => removeDepartments(context, body.dept_ids),
  'departments.employees': departmentEmployees,
  'departments.move': moveDepartment,
  'departments.merge': mergeDepartment,
  'departments.undoMerge': undoMerge,
  'departments.close': closeDepartment,
  'departments.reopen': reopenDepartment,
  'departments.history': departmentHistory,
})
