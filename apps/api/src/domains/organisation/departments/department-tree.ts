import type { Data } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import { invalidInput } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import type { ListQuery } from '../../../contract/list-query/source.ts'
import { visibleByDepartment, visibleDepartments } from '../public.ts'

/** A unit of a list, without what hangs below it. */
export type Unit = Omit<Data<'departments.list'>['departments'][number], 'children'>
type Node = Unit & { children: Node[] }

type Wanted = ReadonlySet<string>

/** Far below the six levels that there can be. What somebody hung deeper past the rules stays in sight, side by side. */
const deepest = 50

/** All units that the caller may see, as they are now. */
export async function unitsNow(context: ProductContext, wanted: Wanted): Promise<Unit[]> {
  const { inThisCompany, db } = context
  const { rows } = await sql<Unit>`
    select departments.id, parent_id, code, departments.name, short_name, level, departments.is_active,
      coalesce(kept.employees, 0) as employee_total, headcount_plan, display_order, departments.version
      ${wanted.has('counts') ? sql`, coalesce(working.employees, 0) as own_employee_total` : sql``}
      ${wanted.has('manager') ? sql`, manager.full_name as manager_name` : sql``}
    from departments
    left join department_counts kept on kept.company_id = departments.company_id and kept.department_id = departments.id
    ${
      wanted.has('counts')
        ? sql`left join (
            select department_id, count(distinct employee_id) as employees from employee_positions held
            where ${inThisCompany('held')} and held.to_date is null group by department_id
          ) working on working.department_id = departments.id`
        : sql``
    }
    ${
      wanted.has('manager')
        ? sql`left join employees manager
            on manager.company_id = departments.company_id and manager.id = departments.manager_id`
        : sql``
    }
    where ${inThisCompany('departments')} and ${visibleRows(context, visibleDepartments)}
    order by display_order, vn_fold(departments.name), departments.id`.execute(db)
  return rows
}

/**
 * The units of a day with the people of that day, in the order in which they stand now.
 * @param day yyyy-mm-dd
 */
export async function unitsOn(context: ProductContext, day: string, wanted: Wanted): Promise<Unit[]> {
  const { inThisCompany, db } = context
  const visible = visibleByDepartment('unit', sql`unit.department_id`)
  // Of rows that only the statement itself makes the planner expects a handful, and would look at all of them for each.
  await sql`set local enable_nestloop = off`.execute(db)
  const { rows } = await sql<Unit>`
    with recursive unit as materialized (
      select * from department_versions version
      where ${inThisCompany('version')} and valid_from <= ${day}::date and (valid_to is null or valid_to > ${day}::date)
    ), above (unit_id, above_id, parent_id, height) as (
      select department_id, department_id, parent_id, 1 from unit
      union all
      select above.unit_id, unit.department_id, unit.parent_id, above.height + 1
      from above join unit on unit.department_id = above.parent_id where above.height < 12
    ), held as materialized (
      select distinct employee_id, department_id from employee_positions
      where ${inThisCompany('employee_positions')} and from_date <= ${day}::date and (to_date is null or to_date >= ${day}::date)
    ), total as (
      select above_id, count(distinct employee_id) as employees
      from held join above on above.unit_id = held.department_id group by above_id
    ), working as (
      select department_id, count(*) as employees from held group by department_id
    )
    select unit.department_id as id, unit.parent_id, unit.code, unit.name, unit.short_name, unit.level, unit.is_active,
      coalesce(total.employees, 0) as employee_total, unit.headcount_plan,
      coalesce(departments.display_order, 0) as display_order, coalesce(departments.version, 1) as version
      ${wanted.has('counts') ? sql`, coalesce(working.employees, 0) as own_employee_total` : sql``}
      ${wanted.has('manager') ? sql`, manager.full_name as manager_name` : sql``}
    from unit
    left join total on total.above_id = unit.department_id
    left join working on working.department_id = unit.department_id
    left join departments on departments.company_id = unit.company_id and departments.id = unit.department_id
    ${
      wanted.has('manager')
        ? sql`left join employees manager on manager.company_id = unit.company_id and manager.id = unit.manager_id`
        : sql``
    }
    where ${visibleRows(context, visible)}
    order by departments.display_order nulls last, vn_fold(unit.name), unit.department_id`.execute(db)
  return rows
}

/**
 * Hangs units below their parents; a unit whose parent is not among them stands at the top. Each comes once, whatever
 * loops the rows make.
 */
export function asTree(units: readonly Unit[]): Node[] {
  const known = new Set(units.map(({ id }) => id))
  const below = Map.groupBy(units, ({ parent_id }) => parent_id)
  const hung = new Set<number>()
  const tops: Node[] = []
  const hangFrom = (top: Unit): void => {
    const waiting = [{ unit: top, among: tops, depth: 1 }]
    // What is found on the way joins the end of the list that is being walked.
    for (const { unit, among, depth } of waiting) {
      if (hung.has(unit.id)) continue
      hung.add(unit.id)
      const node: Node = { ...unit, children: [] }
      among.push(node)
      for (const child of below.get(unit.id) ?? [])
        waiting.push(
          depth < deepest
            ? { unit: child, among: node.children, depth: depth + 1 }
            : { unit: child, among, depth },
        )
    }
  }
  for (const unit of units) if (unit.parent_id === null || !known.has(unit.parent_id)) hangFrom(unit)
  // What is left leads round in a circle: its first unit becomes the top.
  for (const unit of units) hangFrom(unit)
  return tops
}

/** The same units, each with the names down to it. */
export function withPaths(units: readonly Unit[]): Unit[] {
  const byId = new Map(units.map((unit) => [unit.id, unit]))
  const pathOf = ({ name, parent_id }: Unit, depth: number): string => {
    const above = parent_id === null ? undefined : byId.get(parent_id)
    return above === undefined || depth === deepest ? name : `${pathOf(above, depth + 1)} › ${name}`
  }
  return units.map((unit) => ({ ...unit, path: pathOf(unit, 1) }))
}

/**
 * Refuses what would leave a part of the tree out, or put it into another order: units without those above them are none.
 * @throws ApiFailure 400 at each such parameter
 */
export function refusePart({ search, filter, sort, pagination }: ListQuery): void {
  const asked = { search, filter, sort, pagination: pagination || undefined }
  const wrong = Object.entries(asked).filter(([, value]) => value !== undefined)
  if (wrong.length === 0) return
  throw invalidInput(
    Object.fromEntries(
      wrong.map(([name]) => [
        name,
        [
          'Cây đơn vị luôn được trả về trọn vẹn; chỉ danh sách phẳng mới tìm, lọc, sắp xếp và phân trang được.',
        ],
      ]),
    ),
  )
}
