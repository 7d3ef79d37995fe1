import type { Data, Input, Schemas } from '@nhansu/sdk/contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { invalidInput } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { mainUnit, unitInReach } from '../../employees/public.ts'
import { joinedStates } from '../plans/plan-lines.ts'
import {
  checkDays,
  countedPeople,
  coursesBetween,
  registeredPeople,
  registeredStates,
} from './read-courses.ts'

type Rows = Data<'trainingReports.courseRows'>
type AskedRows = Input<'trainingReports.courseRows'>['query']
type Grouping = Schemas['TrainingGrouping']

/** The states that each figure of people counts. */
const counted: Readonly<Record<Exclude<AskedRows['figure'], 'courses'>, RawBuilder<unknown>>> = {
  registered: registeredStates,
  joined: joinedStates,
  passed: sql`('passed')`,
}

/**
 * What stands behind one figure of the report on courses, from the same courses and people that were counted.
 * @throws ApiFailure 400 for a time that ends before it begins, and for a group that no word tells apart
 */
export async function readCourseRows(context: ProductContext, query: AskedRows): Promise<Rows> {
  checkDays(query)
  const { figure, by, row, page = 1, size = 30 } = query
  if (row !== undefined && by === undefined) {
    throw invalidInput({ row: ['Hãy chọn cách xem theo nhóm trước khi mở danh sách của một nhóm.'] })
  }
  if (by === 'unit' && row !== undefined && !(await isInReach(context, row)))
    return { rows: [], row_total: 0 }
  const found =
    figure === 'courses' ? courseLines(context, query) : personLines(context, query, counted[figure])
  const all = await sql<{ total: number }>`
    with ${coursesBetween(context, query)} select count(*)::int as total from (${found}) line`.execute(
    context.db,
  )
  const { rows } = await sql<Rows['rows'][number]>`
    with ${coursesBetween(context, query)}
    select training_id, training_code, training_name, start_date, employee_id, nhansu_id, full_name, unit_name, state
    from (${found}) line order by start_date desc, training_id desc, sort_name, employee_id
    limit ${size} offset ${(page - 1) * size}`.execute(context.db)
  return { rows, row_total: all.rows[0]?.total ?? 0 }
}

/** Whether a unit has a line for this reader. */
async function isInReach(context: ProductContext, row: string): Promise<boolean> {
  const id = Number(row)
  return Number.isSafeInteger(id) && (await unitInReach(context, id)) !== undefined
}

/** What a group is known by, of a course and of somebody in it. */
const keys: Readonly<Record<Grouping, (row: string) => RawBuilder<SqlBool>>> = {
  type: (row) => sql`coalesce(course.type_id::text, 'none') = ${row}`,
  field: (row) => sql`coalesce(course.field_id::text, 'none') = ${row}`,
  month: (row) => sql`to_char(course.start_date, 'YYYY-MM') = ${row}`,
  unit: (row) => sql`exists (select from employee_units member
    where member.company_id = training_employees.company_id and member.employee_id = training_employees.employee_id
      and member.department_id::text = ${row})`,
  person: (row) => sql`training_employees.employee_id::text = ${row}`,
}

/** Groups that are told apart by people: their courses are those that somebody of theirs registered for. */
const ofPeople: ReadonlySet<Grouping> = new Set(['unit', 'person'])

/** Those of the one group and the one course that are asked for. */
function ofFigure({ by, row, training_id: course }: AskedRows): RawBuilder<SqlBool> {
  const group = by === undefined || row === undefined ? sql`true` : keys[by](row)
  return sql<SqlBool>`${group} and ${course === undefined ? sql`true` : sql`course.id = ${course}`}`
}

function personLines(
  context: ProductContext,
  query: AskedRows,
  states: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`select course.id as training_id, course.code as training_code, course.name as training_name,
      course.start_date, employees.id as employee_id, employees.nhansu_id, employees.full_name, employees.sort_name,
      ${mainUnit} as unit_name, training_employees.state
    from training_employees
    join course on course.id = training_employees.training_id
    join employees on employees.company_id = training_employees.company_id
      and employees.id = training_employees.employee_id
    where ${context.inThisCompany('training_employees')} and ${countedPeople(context, query.department_id)}
      and training_employees.state in ${states} and ${ofFigure(query)}`
}

function courseLines(context: ProductContext, query: AskedRows): RawBuilder<unknown> {
  const { by, row, department_id: unit } = query
  const isAsked =
    row !== undefined && by !== undefined && ofPeople.has(by)
      ? sql`exists (select from training_employees where ${context.inThisCompany('training_employees')}
          and training_employees.training_id = course.id and ${registeredPeople(context, unit)} and ${ofFigure(query)})`
      : ofFigure(query)
  return sql`select course.id as training_id, course.code as training_code, course.name as training_name,
      course.start_date, null::bigint as employee_id, null::text as nhansu_id, null::text as full_name,
      null::text as sort_name, null::text as unit_name, null::text as state
    from course where ${isAsked}`
}
