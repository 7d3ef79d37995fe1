import { natureOfWorkLabels } from '@nhansu/sdk/domains/employees'
import { positionLevelLabels } from '@nhansu/sdk/domains/organisation'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ProductContext } from '../../../contract/handlers.ts'
import { countedOn, reachOf, unitsOf } from '../population.ts'
import {
  type Frame,
  type Report,
  type ReportColumn,
  type ReportRow,
  shownDay,
  unknownRow,
} from '../report.ts'

const inState = (state: string) => sql<SqlBool>`facts.work_state = ${state}`

/** Those on leave have columns of their own, or Tổng would not add up. */
const columns: readonly ReportColumn[] = [
  { key: 'all', label: 'Tổng', kind: 'count', where: sql`true` },
  { key: 'male', label: 'Nam', kind: 'count', where: sql`facts.gender = 'Nam'` },
  { key: 'female', label: 'Nữ', kind: 'count', where: sql`facts.gender = 'Nữ'` },
  { key: 'official', label: 'Chính thức', kind: 'count', where: inState('official') },
  { key: 'probation', label: 'Thử việc', kind: 'count', where: inState('probation') },
  { key: 'training', label: 'Đào tạo', kind: 'count', where: inState('training') },
  { key: 'seasonal', label: 'Thời vụ', kind: 'count', where: inState('seasonal') },
  { key: 'maternity_leave', label: 'Nghỉ thai sản', kind: 'count', where: inState('maternity_leave') },
  { key: 'unpaid_leave', label: 'Nghỉ không lương', kind: 'count', where: inState('unpaid_leave') },
]

/** Rows of a fixed list of codes, in the order of the list. */
function codes(labels: Readonly<Record<number, string>>): ReportRow[] {
  return [...Object.entries(labels).map(([key, label]) => ({ key, label })), unknownRow]
}

/** Tổng quan: by unit beside 'Định biên' of that day, by nature of work, by level of position. */
export const people: Report = {
  key: 'employees',
  title: 'Tổng quan nhân sự',
  fileName: 'TongQuan',
  basis: ({ to, asked }) =>
    `Nhân viên đang làm việc ngày ${shownDay(to)}, kể cả người đang nghỉ thai sản và nghỉ không lương, mỗi người một lần theo chức vụ chính${(asked.by ?? 'unit') === 'unit' ? '; đơn vị tính cả các đơn vị trực thuộc, theo cơ cấu ngày đó' : ''}.`,
  clauses: (context, frame) => {
    const { asked, to, heads } = frame
    return sql`${countedOn(context, to, heads, asked)}, ${rowUnits(frame)}, facts as (
      select counted.*, ${keyOf(frame)}, counted.position_name as detail from counted ${rowsOf(frame)})`
  },
  // What the columns tell of people is alike for many of a unit: its row is looked up once for all of them.
  summed: (context, frame) => {
    const { asked, to, heads } = frame
    return sql`${countedOn(context, to, heads, asked)}, ${rowUnits(frame)}, alike as (
      select ${toldApart(frame)}, gender, work_state, count(*) as people
      from counted group by ${toldApart(frame)}, gender, work_state
    ), facts as (select counted.*, ${keyOf(frame)} from alike counted ${rowsOf(frame)})`
  },
  columns: (frame) =>
    isByUnit(frame) ? [...columns, { key: 'plan', label: 'Định biên', kind: 'plan' }] : columns,
  rows: async (context, frame) => {
    if (frame.asked.by === 'nature_of_work') return codes(natureOfWorkLabels)
    if (frame.asked.by === 'position_level') return codes(positionLevelLabels)
    return [...(await unitRows(context, frame)), { key: unknownRow.key, label: 'Chưa xếp đơn vị' }]
  },
}

/** By what of `counted` people fall into rows. */
function toldApart({ asked }: Frame): RawBuilder<unknown> {
  if (asked.by === 'nature_of_work') return sql`counted.nature_of_work`
  if (asked.by === 'position_level') return sql`counted.position_level`
  return sql`counted.department_id`
}

const isByUnit = ({ asked }: Frame): boolean => (asked.by ?? 'unit') === 'unit'

/** The row of what is `counted`. */
function keyOf(frame: Frame): RawBuilder<unknown> {
  const told = isByUnit(frame) ? sql`belongs.row_id` : toldApart(frame)
  return sql`coalesce(${told}::text, ${unknownRow.key}) as row_key, null as row_label`
}

/** The units that are rows, where rows are units. */
function rowsOf(frame: Frame): RawBuilder<unknown> {
  return isByUnit(frame) ? sql`left join belongs on belongs.department_id = counted.department_id` : sql``
}

/**
 * `row_unit`: the units that are rows; `belongs`: the row into which the people of each unit fall. Of one unit, the rows
 * are those right below it and it itself for who works in it directly; of several or of all, they themselves.
 */
function rowUnits({ heads }: Frame) {
  const tops =
    heads === undefined
      ? sql`unit.parent_id is null or unit.parent_id not in (select department_id from unit)`
      : sql`unit.department_id = any(${heads}::bigint[])`
  return sql`top as (
    select department_id from unit where ${tops}
  ), row_unit as (
    select unit.department_id, coalesce(unit.parent_id in (select department_id from top), false) as is_below from unit
    where unit.department_id in (select department_id from top)
      or ((select count(*) from top) = 1 and unit.parent_id in (select department_id from top))
  ), belongs (department_id, row_id) as (
    select department_id, department_id from row_unit
    union
    select unit.department_id, belongs.row_id from belongs join unit on unit.parent_id = belongs.department_id
    where unit.department_id not in (select department_id from row_unit)
  )`
}

async function unitRows(context: ProductContext, frame: Frame): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    with recursive ${unitsOf(context, frame.to)}, ${reachOf(frame.heads)}, ${rowUnits(frame)}
    select unit.department_id::text as key,
      case when is_rest.yes then 'Trực thuộc ' || unit.name else unit.name end as label,
      case when is_rest.yes then null else unit.headcount_plan end as plan
    from row_unit join unit on unit.department_id = row_unit.department_id
    cross join lateral (select not row_unit.is_below and (select count(*) from row_unit) > 1 and (select count(*) from top) = 1 as yes) as is_rest
    left join departments on ${context.inThisCompany('departments')} and departments.id = unit.department_id
    order by row_unit.is_below, departments.display_order nulls last, vn_fold(unit.name), unit.department_id`.execute(
    context.db,
  )
  return rows
}
