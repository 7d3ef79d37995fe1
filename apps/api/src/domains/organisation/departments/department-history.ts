import type { Data } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import type { Handler } from '../../../contract/handlers.ts'
import { requireVisible } from './department-rows.ts'

type Version = Data<'departments.history'>['versions'][number]

/** Names follow their ids, and the days are when it was so. */
const followers: ReadonlySet<string> = new Set([
  'valid_from',
  'valid_to',
  'changed',
  'parent_name',
  'manager_name',
  'merged_into_name',
])

/** How a unit has changed, newest first. */
export const departmentHistory: Handler<'departments.history'> = async ({ path }, context) => {
  const { inThisCompany, db } = context
  await requireVisible(context, path.id)
  const nameOf = (key: 'parent_id' | 'merged_into_id') => sql`(
    select unit.name from departments unit
    where unit.company_id = version.company_id and unit.id = ${sql.ref(`version.${key}`)})`
  const { rows } = await sql<Omit<Version, 'changed'>>`
    select valid_from, valid_to, parent_id, ${nameOf('parent_id')} as parent_name, code, name, short_name, level,
      is_active, manager_id, (
        select manager.full_name from employees manager
        where manager.company_id = version.company_id and manager.id = version.manager_id) as manager_name,
      headcount_plan, decision_no, closed_on, close_decision_no, merged_into_id,
      ${nameOf('merged_into_id')} as merged_into_name
    from department_versions version
    where ${inThisCompany('version')} and department_id = ${path.id}
    order by valid_from desc`.execute(db)
  return {
    versions: rows.map((version, index) => ({ ...version, changed: changes(version, rows[index + 1]) })),
  }
}

type State = Omit<Version, 'changed'>

function changes(version: State, before: State | undefined): string[] {
  if (before === undefined) return []
  const old: Readonly<Record<string, unknown>> = { ...before }
  return Object.entries(version).flatMap(([field, value]) =>
    followers.has(field) || value === old[field] ? [] : field,
  )
}
