import type { Data } from '@nhansu/sdk/contract'
import { type RawBuilder, sql } from 'kysely'
import { visibleRows } from '../../contract/access.ts'
import { defineOperations, type ProductContext } from '../../contract/handlers.ts'
import { visibleDepartments } from '../../contract/visible-units.ts'

type Department = Data<'departments.list'>['departments'][number]

/** Rows at most where the list is flat; the tree is always whole. */
const mostFlat = 1_000

export default defineOperations('departments', {
  'departments.list': async ({ query = {} }, context) => {
    if (query.recursive) return { departments: asTree(await read(context)), meta: {} }
    const departments = await read(context, sql`limit ${mostFlat + 1}`)
    return { departments: departments.slice(0, mostFlat), meta: { truncated: departments.length > mostFlat } }
  },
})

async function read(context: ProductContext, limit: RawBuilder<unknown> = sql``): Promise<Department[]> {
  const { rows } = await sql<Department>`
    select departments.id, parent_id, code, name, short_name, level, is_active,
      coalesce(kept.employees, 0) as employee_total
    from departments
    left join department_counts kept on kept.company_id = departments.company_id and kept.department_id = departments.id
    where ${context.own('departments')} and ${visibleRows(context, visibleDepartments)}
    order by display_order, vn_fold(name), departments.id ${limit}`.execute(context.db)
  return rows
}

/** Units hang below their parents; a unit whose parent may not be seen stands at the top. */
function asTree(departments: readonly Department[]): Department[] {
  const nodes = new Map(
    departments.map((department) => [department.id, { ...department, children: [] as Department[] }]),
  )
  const tops: Department[] = []
  for (const node of nodes.values()) {
    const parent = node.parent_id === null ? undefined : nodes.get(node.parent_id)
    if (parent) parent.children.push(node)
    else tops.push(node)
  }
  return tops
}
