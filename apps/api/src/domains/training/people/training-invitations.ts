import type { Data } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { notFound } from '../../../contract/failure.ts'
import { defineOperations } from '../../../contract/handlers.ts'
import { type HeldCourse, type OpenPerson, peopleOf } from './course-people.ts'
import { refusalOf } from './move-person.ts'
import { ownCertificates, ownCommitments, ownTrainings } from './own-training.ts'
import { personMoves, seatedStates } from './person-states.ts'

type Invitation = Data<'trainingInvitations.show'>['invitation']
type Course = HeldCourse &
  Pick<Invitation, 'code' | 'status' | 'type_name' | 'location_name' | 'start_date' | 'end_date' | 'hours'>

const answers = ['registered', 'promised', 'confirmed', 'refused'] as const

export default defineOperations('trainingInvitations', {
  'trainingInvitations.mine': async (_, context) => ({
    courses: await ownTrainings(context),
    certificates: await ownCertificates(context),
    commitments: await ownCommitments(context),
  }),

  'trainingInvitations.show': async ({ path }, context) => {
    const { db, companyId, inThisCompany } = context
    const [me] = await peopleOf(context, path.id)
    if (me === undefined) throw notFound()
    const courses = await sql<Course>`
      select course.id, code, course.name, status, start_date as begins, start_date, end_date, hours::float8 as hours,
        register_deadline, confirm_deadline, max_people, commit_required, commit_months,
        (now() at time zone 'Asia/Ho_Chi_Minh')::date as today,
        (select name from training_types t where t.company_id = course.company_id and t.id = type_id) as type_name,
        (select name from training_locations l where l.company_id = course.company_id and l.id = location_id)
          as location_name
      from trainings course where ${inThisCompany('course')} and course.id = ${path.id}`.execute(db)
    const [course] = courses.rows
    if (course === undefined) throw notFound()
    const days = await sql<Invitation['days'][number]>`
      select d.date, to_char(d.from_time, 'HH24:MI') as from_time, to_char(d.to_time, 'HH24:MI') as to_time,
        (select name from training_subjects s where s.company_id = d.company_id and s.id = d.subject_id) as subject_name,
        (select name from training_locations l where l.company_id = d.company_id and l.id = d.location_id)
          as location_name
      from training_details d where ${inThisCompany('d')} and d.training_id = ${path.id}
        and (d.group_name is null or ${me.group_name}::text is null or d.group_name = ${me.group_name})
      order by d.date, d.from_time`.execute(db)
    const others = await sql<{ total: number }>`
      select count(*)::int as total from training_employees person
      where company_id = ${companyId} and training_id = ${path.id} and id <> ${me.id}
        and state = any(${seatedStates})`.execute(db)
    const { id: _, begins: __, today: ___, max_people: ____, ...facts } = course
    const person: OpenPerson = { ...me, training_id: path.id }
    return {
      invitation: {
        ...facts,
        person_id: me.id,
        person_version: me.version,
        state: me.state,
        waiting_place: me.waiting_place,
        mandatory: me.mandatory,
        reason: me.reason,
        answered_at: me.answered_at,
        answered_by: me.answered_by,
        colleagues_total: others.rows[0]?.total ?? 0,
        days: days.rows,
        answers: answers.map((answer) => ({
          answer,
          refusal: refusalOf(personMoves[answer], person, course),
        })),
      },
    }
  },
})
