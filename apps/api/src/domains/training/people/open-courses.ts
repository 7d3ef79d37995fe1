import type { Data } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { ApiFailure, notFound } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { addPeople } from './add-people.ts'
import { holdCourse } from './course-people.ts'
import { seatedStates } from './person-states.ts'

/** Far more than a company opens at once. */
const most = 100
const today = sql`(now() at time zone 'Asia/Ho_Chi_Minh')::date`

/** Open to this reader: for whom it is meant, before its first day, and he has no place in it yet. */
const isForReader = ({ companyId, session }: ProductContext) => sql`course.company_id = ${companyId}
  and course.status = 'open' and is_course_for(course, ${session.employeeId}::bigint)
  and (course.start_date is null or course.start_date > ${today})
  and not exists (select from training_employees mine where mine.company_id = course.company_id
    and mine.training_id = course.id and mine.employee_id = ${session.employeeId}::bigint)`

/** The courses that the reader may put himself down for, the next first. */
export async function openCourses(
  context: ProductContext,
): Promise<Data<'trainingInvitations.mine'>['open_courses']> {
  const { rows } = await sql<Data<'trainingInvitations.mine'>['open_courses'][number]>`
    select course.id, course.code, course.name, course.start_date, course.end_date, course.hours::float8 as hours,
      course.register_deadline, (select name from training_locations place
        where place.company_id = course.company_id and place.id = course.location_id) as location_name,
      case when course.max_people is not null then greatest(course.max_people - (select count(*)::integer
        from training_employees seat where seat.company_id = course.company_id and seat.training_id = course.id
          and seat.state = any(${seatedStates})), 0) end as seats_left
    from trainings course
    where ${isForReader(context)} and (course.register_deadline is null or course.register_deadline >= ${today})
    order by course.start_date nulls last, course.id limit ${most}`.execute(context.db)
  return rows
}

/**
 * Puts the reader down for a course that is open to him; without a free seat he waits for one.
 * @throws ApiFailure 404 for a course that is not open to him, 409 after the deadline and for what stands in his way
 */
export async function enrol(context: ProductContext, id: number): Promise<Data<'trainings.enrol'>> {
  const { db, session, inThisCompany } = context
  // Seats are counted by one at a time.
  await sql`select from trainings where ${inThisCompany('trainings')} and id = ${id} for update`.execute(db)
  const { rows } = await sql<{ is_late: boolean }>`
    select coalesce(course.register_deadline < ${today}, false) as is_late from trainings course
    where ${isForReader(context)} and course.id = ${id}`.execute(db)
  const [open] = rows
  if (open === undefined || session.employeeId === null) throw notFound()
  if (open.is_late) throw new ApiFailure(409, 'Đã quá hạn đăng ký của khóa này.')
  const course = await holdCourse(context, id)
  const waiting = await addPeople(context, course, {
    employeeIds: [session.employeeId],
    state: 'registered',
  })
  await sql`update training_employees set answered_at = now(), answered_by = 'self'
    where ${inThisCompany('training_employees')} and training_id = ${id}
      and employee_id = ${session.employeeId} and state = 'registered'`.execute(db)
  context.audit({ recordId: id, changedFields: ['employees'] })
  return { state: waiting > 0 ? 'waiting' : 'registered' }
}
