import { sql } from 'kysely'
import type { ProductContext } from '../../../contract/handlers.ts'
import { joinedStates } from '../plans/plan-lines.ts'
import { coursesBetween } from './read-courses.ts'

/** What was taught in a year, of all courses or of those of a type and a field. */
export interface YearFigures {
  /** Null of all courses together. */
  type_name: string | null
  /** Null of all courses together, and of those without a field. */
  field_name: string | null
  courses: number
  /** Seats that somebody took: whoever joined two courses counts twice. */
  joined: number
  /** Different people. */
  people: number
  men: number
  women: number
  passed: number
  /** Hours of the courses, each once. */
  course_hours: number
  /** Hours of the courses, each as often as somebody joined. */
  hours: number
  actual: number
  certificates: number
}

/** The figures of a year, all together and by type and field: of courses that began in it and that somebody joined. */
export async function yearFigures(
  context: ProductContext,
  year: number,
): Promise<{ total: YearFigures; kinds: YearFigures[] }> {
  const { db, inThisCompany } = context
  const { rows } = await sql<YearFigures & { is_total: boolean }>`
    with ${coursesBetween(context, { from: `${year}-01-01`, to: `${year}-12-31` })}, seat as (
      select training_employees.training_id, training_employees.employee_id, training_employees.state,
        employees.gender, given.id as certificate_id,
        row_number() over (partition by training_employees.training_id) = 1 as is_first
      from training_employees
      join employees on ${inThisCompany('employees')} and employees.id = training_employees.employee_id
      left join employee_certificates given on ${inThisCompany('given')}
        and given.training_employee_id = training_employees.id and given.revoked_on is null
      where ${inThisCompany('training_employees')} and training_employees.state in ${joinedStates}
        and training_employees.training_id in (select id from course)
    )
    select grouping(course.type_id) = 1 as is_total, course.type_name, course.field_name,
      count(distinct course.id)::int as courses, count(seat.employee_id)::int as joined,
      count(distinct seat.employee_id)::int as people,
      count(distinct seat.employee_id) filter (where seat.gender = 'Nam')::int as men,
      count(distinct seat.employee_id) filter (where seat.gender = 'Nữ')::int as women,
      count(*) filter (where seat.state = 'passed')::int as passed,
      coalesce(sum(course.hours) filter (where seat.is_first), 0)::float8 as course_hours,
      coalesce(sum(course.hours), 0)::float8 as hours,
      coalesce(sum(course.actual) filter (where seat.is_first), 0)::float8 as actual,
      count(seat.certificate_id)::int as certificates
    from seat join course on course.id = seat.training_id
    group by grouping sets ((), (course.type_id, course.type_name, course.field_id, course.field_name))
    order by vn_fold(course.type_name), course.field_name is null, vn_fold(course.field_name), course.type_id, course.field_id`.execute(
    db,
  )
  const total = rows.find(({ is_total }) => is_total)
  if (total === undefined) throw new Error('the grouping of all is a row too')
  return { total, kinds: rows.filter(({ is_total }) => !is_total) }
}
