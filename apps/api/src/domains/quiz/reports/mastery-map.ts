import type { Data } from '@nhansu/sdk/contract'
import { type RawBuilder, sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import type { AskedExams } from './asked-exams.ts'
import { outsideUnits, visibleUnits } from './mastery-units.ts'
import { sharesOf } from './mastery.ts'

type Mastery = Data<'quizReports.mastery'>
type Department = Mastery['departments'][number]
type Cell = Department['cells'][number]
type Field = Mastery['fields'][number]

/** So many units are answered at once: with 60 fields 3,000 figures. */
const mostUnits = 50

/** Which units of the map are asked for: the topmost where neither is said, those of a name below a unit where both are. */
export interface AskedUnits {
  parent_id?: number
  unit_search?: string
}

/** Those of the reader's units that are asked for; `departments` is the row. */
function whichUnits(context: ProductContext, { parent_id: parent, unit_search: words }: AskedUnits) {
  if (words !== undefined) {
    const named = sql`position(vn_fold(${words}) in vn_fold(departments.name)) > 0`
    return parent === undefined
      ? named
      : sql`${named} and departments.id in (select department_and_below(${context.companyId}, ${parent}))`
  }
  if (parent !== undefined) return sql`departments.parent_id = ${parent}`
  return sql`(departments.parent_id is null or departments.parent_id not in (select departments.id from departments
    where departments.company_id = ${context.companyId} and ${visibleRows(context, visibleUnits)}))`
}

/** Whose papers stand in a row of their own beside those units: who is in the unit above them, or in none of the reader's. */
function directPapers(
  context: ProductContext,
  { parent_id: parent, unit_search: words }: AskedUnits,
): RawBuilder<unknown> {
  if (words !== undefined) return sql`false`
  return parent === undefined ? outsideUnits(context) : sql`part.department_id = ${parent}`
}

interface Row extends Cell {
  id: number | null
  name: string | null
  is_direct: boolean
  has_below: boolean
  total: number
}

/** What the people of units know of each field: the mean share of its points over the papers of a unit and all below it. */
export async function masteryMap(
  context: ProductContext,
  asked: AskedExams,
  units: AskedUnits,
): Promise<Pick<Mastery, 'fields' | 'departments' | 'departments_total'>> {
  const { db, companyId } = context
  const direct = directPapers(context, units)
  const directUnit = units.parent_id === undefined ? sql`null::bigint` : sql`part.department_id`
  const spread = sql`with recursive top as materialized (
      select departments.id from departments where departments.company_id = ${companyId}
        and ${visibleRows(context, visibleUnits)} and ${whichUnits(context, units)}
    ), below as (
      select id, id as top_id from top
      union all
      select child.id, below.top_id from below
      join departments child on child.company_id = ${companyId} and child.parent_id = below.id
    ), part as materialized (${sharesOf(context, asked)})`
  const { rows } = await sql<Row>`
    ${spread}, counted as (
      select id, is_direct, field_id, count(*)::integer as papers, round(avg(share), 4)::float8 as share,
        bool_or(is_below) as has_below
      from (
        select below.top_id as id, false as is_direct, part.department_id <> below.top_id as is_below, part.field_id, part.share
        from part join below on below.id = part.department_id
        union all
        select ${directUnit}, true, false, part.field_id, part.share from part where ${direct}
      ) paper group by id, is_direct, field_id
    ), placed as (
      select row.id, row.is_direct, unit.name, (count(*) filter (where not row.is_direct) over ())::integer as total,
        row_number() over (order by not row.is_direct, vn_fold(unit.name), row.id) as place
      from (select distinct id, is_direct from counted) row
      left join departments unit on unit.company_id = ${companyId} and unit.id = row.id
    )
    select placed.id, placed.name, placed.is_direct, placed.total, counted.field_id, counted.papers, counted.share,
      counted.has_below
    from placed join counted on counted.id is not distinct from placed.id and counted.is_direct = placed.is_direct
    where placed.place <= ${mostUnits} order by placed.id is null, placed.place, counted.field_id`.execute(db)
  const { rows: fields } = await sql<Field>`
    ${spread} select field.id, field.name, count(*)::integer as papers, round(avg(part.share), 4)::float8 as share
    from part join fields field on field.company_id = ${companyId} and field.id = part.field_id
    where ${direct} or part.department_id in (select id from below)
    group by field.id, field.name`.execute(db)
  const byName = new Intl.Collator('vi')
  return {
    fields: fields.toSorted((one, other) => byName.compare(one.name, other.name)),
    departments: departmentsOf(rows),
    departments_total: rows[0]?.total ?? 0,
  }
}

function departmentsOf(rows: readonly Row[]): Department[] {
  const departments = new Map<string, Department>()
  for (const { id, name, is_direct: isDirect, has_below: hasBelow, field_id, papers, share } of rows) {
    const key = `${id} ${isDirect}`
    const department = departments.get(key) ?? { id, name, is_direct: isDirect, has_below: false, cells: [] }
    department.cells.push({ field_id, papers, share })
    department.has_below ||= hasBelow
    departments.set(key, department)
  }
  return [...departments.values()]
}
