import type { Data } from '@nhansu/sdk/contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { notFound } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { mainUnit } from '../../employees/public.ts'
import { attendanceOfRow } from './course-people.ts'
import { seatedStates } from './person-states.ts'

type Taught = Data<'trainingInvitations.mine'>['taught']
type Pupil = Data<'trainingInvitations.taught'>['people'][number]

/** Far more than anybody teaches; who teaches more sees the latest. */
const most = 200

/** Whether the reader is written down as a lecturer of the course that is called `course`; cancelled ones are taught by nobody. */
export function isTaughtBy({ inThisCompany, session }: ProductContext): RawBuilder<SqlBool> {
  return sql<SqlBool>`course.status <> 'cancelled' and exists (select from training_lecturers lecturer
    where ${inThisCompany('lecturer')} and lecturer.training_id = course.id
      and lecturer.employee_id = ${session.employeeId})`
}

/** The courses that the reader teaches, the last first, each with the days that are his. */
export async function taughtCourses(context: ProductContext): Promise<Taught> {
  const { db, inThisCompany, session } = context
  const { rows } = await sql<Taught[number]>`
    select course.id, course.code, course.name, course.status, course.start_date, course.end_date,
      course.hours::float8 as hours,
      (select name from training_locations place
        where place.company_id = course.company_id and place.id = course.location_id) as location_name,
      (select count(*)::int from training_employees person where person.company_id = course.company_id
        and person.training_id = course.id and person.state = any(${seatedStates})) as people_total,
      coalesce((select jsonb_agg(jsonb_build_object('date', day.date, 'from_time', to_char(day.from_time, 'HH24:MI'),
          'to_time', to_char(day.to_time, 'HH24:MI'), 'subject_name', subject.name, 'location_name', place.name)
          order by day.date, day.from_time, day.id)
        from training_details day
        join training_lecturers lecturer on lecturer.company_id = day.company_id and lecturer.id = day.lecturer_id
          and lecturer.employee_id = ${session.employeeId}
        left join training_subjects subject on subject.company_id = day.company_id and subject.id = day.subject_id
        left join training_locations place on place.company_id = day.company_id
          and place.id = coalesce(day.location_id, course.location_id)
        where day.company_id = course.company_id and day.training_id = course.id), '[]') as days
    from trainings course where ${inThisCompany('course')} and ${isTaughtBy(context)}
    order by course.start_date desc nulls last, course.id desc limit ${most}`.execute(db)
  return rows
}

/**
 * Who sits in a course that the reader teaches, by name, with attendance and scores.
 * @throws ApiFailure 404 for a course that he does not teach
 */
export async function taughtPeople(context: ProductContext, courseId: number): Promise<Pupil[]> {
  const { db, inThisCompany } = context
  const found = await sql`select from trainings course
    where ${inThisCompany('course')} and course.id = ${courseId} and ${isTaughtBy(context)}`.execute(db)
  if (found.rows.length === 0) throw notFound()
  const { rows } = await sql<Pupil>`
    select employees.nhansu_id, employees.full_name, ${mainUnit} as unit_name, training_employees.group_name,
      training_employees.state, ${attendanceOfRow} as attendance, training_employees.score::float8 as score
    from training_employees
    join employees on employees.company_id = training_employees.company_id
      and employees.id = training_employees.employee_id
    where ${inThisCompany('training_employees')} and training_employees.training_id = ${courseId}
      and training_employees.state = any(${seatedStates})
    order by employees.sort_name, employees.id`.execute(db)
  return rows
}
