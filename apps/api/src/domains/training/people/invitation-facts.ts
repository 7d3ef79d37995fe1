import type { Data } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { notFound } from '../../../contract/failure.ts'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import type { HeldCourse, Person } from './course-people.ts'
import { seatedStates } from './person-states.ts'

type Invitation = Data<'trainingInvitations.show'>['invitation']
type Facts = Pick<
  Invitation,
  | 'code'
  | 'name'
  | 'status'
  | 'type_name'
  | 'location_name'
  | 'start_date'
  | 'end_date'
  | 'hours'
  | 'register_deadline'
  | 'confirm_deadline'
  | 'commit_required'
  | 'commit_months'
>

/** What somebody is invited to. */
export interface InvitedTo {
  /** As the rules ask of it. */
  course: HeldCourse
  /** As it is told. */
  facts: Facts
  days: Invitation['days']
  colleagues_total: number
}

/**
 * A course as it is told to one of its people: the days of his group, and how many others have a seat, never who.
 * @throws ApiFailure 404 when it is not there
 */
export async function invitedTo(
  { db, companyId, inThisCompany }: CompanyTransaction,
  courseId: number,
  me: Pick<Person, 'id' | 'group_name'>,
): Promise<InvitedTo> {
  const courses = await sql<HeldCourse & Facts>`
    select course.id, code, course.name, status, start_date as begins, start_date, end_date, hours::float8 as hours,
      register_deadline, confirm_deadline, max_people, commit_required, commit_months,
      (now() at time zone 'Asia/Ho_Chi_Minh')::date as today,
      (select name from training_types t where t.company_id = course.company_id and t.id = type_id) as type_name,
      (select name from training_locations l where l.company_id = course.company_id and l.id = location_id)
        as location_name
    from trainings course where ${inThisCompany('course')} and course.id = ${courseId}`.execute(db)
  const [course] = courses.rows
  if (course === undefined) throw notFound()
  const days = await sql<Invitation['days'][number]>`
    select d.date, to_char(d.from_time, 'HH24:MI') as from_time, to_char(d.to_time, 'HH24:MI') as to_time,
      (select name from training_subjects s where s.company_id = d.company_id and s.id = d.subject_id) as subject_name,
      (select name from training_locations l where l.company_id = d.company_id and l.id = d.location_id)
        as location_name
    from training_details d where ${inThisCompany('d')} and d.training_id = ${courseId}
      and (d.group_name is null or ${me.group_name}::text is null or d.group_name = ${me.group_name})
    order by d.date, d.from_time`.execute(db)
  const others = await sql<{ total: number }>`
    select count(*)::int as total from training_employees person
    where company_id = ${companyId} and training_id = ${courseId} and id <> ${me.id}
      and state = any(${seatedStates})`.execute(db)
  const { id: _, begins: __, today: ___, max_people: ____, ...facts } = course
  return { course, facts, days: days.rows, colleagues_total: others.rows[0]?.total ?? 0 }
}
