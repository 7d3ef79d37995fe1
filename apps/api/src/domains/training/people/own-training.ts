import type { Data } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import type { ProductContext } from '../../../contract/handlers.ts'
import { certificateOfRow, certificateState, kindOf } from '../certificates/held-certificates.ts'
import {
  commitmentState,
  costShown,
  courseOf,
  lastDay,
  left,
  reckonedOn,
  repaymentShown,
  signedFile,
  whole,
} from '../commitments/commitment-sums.ts'
import type { HeldCourse } from './course-people.ts'
import { lastDayOf, refusalOf } from './move-person.ts'
import { personMoves } from './person-states.ts'

type Mine = Data<'trainingInvitations.mine'>
type OwnTraining = Mine['courses'][number]
type Course = Omit<OwnTraining, 'answer' | 'answer_until'> & HeldCourse

/** Far more than anybody has; who has more sees the latest. */
const most = 200

/** The steps towards taking part, the last one first: what is open nearest to the end is what is asked for. */
const forward = ['confirmed', 'promised', 'registered'] as const

/**
 * The reader's own courses, the last first, each with what he may answer now. Courses that are only planned are not told
 * yet, and of a cancelled one only who had answered hears.
 */
export async function ownTrainings({
  prepared,
  inThisCompany,
  session,
}: ProductContext): Promise<OwnTraining[]> {
  const rows = await prepared(sql<Course>`
    select course.id, course.code, course.name, course.status, training_employees.state, training_employees.mandatory,
      case when training_employees.state = 'waiting' then (select count(*)::int from training_employees ahead
        where ahead.company_id = course.company_id and ahead.training_id = course.id and ahead.state = 'waiting'
          and (ahead.waiting_since, ahead.id) <= (training_employees.waiting_since, training_employees.id)) end as waiting_place,
      course.start_date, course.end_date, course.start_date as begins, course.hours::float8 as hours,
      course.register_deadline, course.confirm_deadline, course.max_people, course.commit_required, course.commit_months,
      (now() at time zone 'Asia/Ho_Chi_Minh')::date as today, training_employees.score::float8 as score,
      held.number as certificate_no,
      (select name from training_locations place
        where place.company_id = course.company_id and place.id = course.location_id) as location_name
    from training_employees
    join trainings course on ${inThisCompany('course')} and course.id = training_employees.training_id
    ${certificateOfRow}
    where ${inThisCompany('training_employees')} and training_employees.employee_id = ${session.employeeId}
      and course.status <> 'planned'
      and (course.status <> 'cancelled' or training_employees.state not in ('listed', 'waiting'))
    order by course.start_date desc nulls last, course.id desc limit ${most}`)
  return rows.map(asTold)
}

/** The reader's own certificates, the last given first. */
export async function ownCertificates({
  db,
  inThisCompany,
  session,
}: ProductContext): Promise<Mine['certificates']> {
  const { rows } = await sql<Mine['certificates'][number]>`
    select id, ${kindOf('name')} as certificate_name, number, issuer, issue_date, expiry_date,
      ${certificateState} as state, expiry_date - current_date as days_left
    from employee_certificates
    where ${inThisCompany('employee_certificates')} and employee_id = ${session.employeeId}
    order by issue_date desc, id desc limit ${most}`.execute(db)
  return rows
}

/** The reader's own promises of service, the last signed first; of himself he sees what he was paid while studying. */
export async function ownCommitments({
  db,
  inThisCompany,
  session,
}: ProductContext): Promise<Mine['commitments']> {
  const { rows } = await sql<Mine['commitments'][number]>`
    select id, number, ${courseOf('code')} as training_code, ${courseOf('name')} as training_name,
      ${commitmentState} as state, signed_on, from_date, ${lastDay} as to_date, months, reckoned_by,
      ${costShown(sql`true`)} as cost, ${whole} as whole, ${whole} - ${left} as served, ${left} as left,
      ${repaymentShown(sql`true`)} as repayment, ${reckonedOn} as reckoned_on, basis, ${signedFile} as file_name
    from training_commitments
    where ${inThisCompany('training_commitments')} and employee_id = ${session.employeeId} and status <> 'draft'
    order by signed_on desc, id desc limit ${most}`.execute(db)
  return rows
}

function asTold(row: Course): OwnTraining {
  const { id, code, name, status, state, waiting_place, mandatory, score, certificate_no } = row
  const { start_date, end_date, hours, location_name } = row
  const answer = answerOf(row)
  const until = answer && lastDayOf(personMoves[answer], row)
  return {
    id,
    code,
    name,
    status,
    state,
    waiting_place,
    mandatory,
    start_date,
    end_date,
    hours,
    location_name,
    score,
    certificate_no,
    answer,
    answer_until: until,
  }
}

/** What is asked of this person now; whoever waits gets his seat by himself and is asked for nothing. */
function answerOf(row: Course): OwnTraining['answer'] {
  if (row.state === 'waiting') return null
  return forward.find((name) => refusalOf(personMoves[name], row, row) === null) ?? null
}
