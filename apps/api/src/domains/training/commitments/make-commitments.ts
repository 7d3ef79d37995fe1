import type { Input } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import { ApiFailure, invalidInput, notFound } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { drawNumbers } from '../../../numbers/draw-number.ts'

type Terms = Pick<
  Input<'trainingCommitments.store'>['body'],
  'months' | 'reckoned_by' | 'leave_counts' | 'training_pay' | 'employer_duties' | 'employee_duties' | 'note'
>

/** A course as far as promises for it ask. */
export interface Course {
  id: number
  name: string
  status: string
  is_safety_duty: boolean
}

/**
 * Writes down the same promise for people of a held course, each with a number of the company's series.
 * @returns the ids of the drafts, in the order of the people's rows
 * @throws ApiFailure 400 for somebody who is not in the course, 409 where he has promised already, or for a course that is
 * cancelled or that the employer owes by law
 */
export async function makeCommitments(
  context: ProductContext,
  course: Course,
  employeeIds: readonly number[],
  { months, reckoned_by: by = 'month', leave_counts: leave = false, note = null, ...words }: Terms,
): Promise<number[]> {
  const { db, companyId, inThisCompany, session } = context
  refuseCourse(course)
  const { rows: people } = await sql<{ id: number; full_name: string; number: string | null; gone: boolean }>`
    select person.id, employees.full_name, commitment.number, person.state in ('refused', 'withdrawn') as gone
    from training_employees person
    join employees on employees.company_id = person.company_id and employees.id = person.employee_id
    left join training_commitments commitment on commitment.company_id = person.company_id
      and commitment.training_employee_id = person.id
    where ${inThisCompany('person')} and person.training_id = ${course.id}
      and person.employee_id = any(${employeeIds}::bigint[]) order by person.id`.execute(db)
  if (people.length !== employeeIds.length) {
    throw invalidInput({ employee_id: ['Chỉ lập được cam kết cho học viên của khóa đào tạo này.'] })
  }
  for (const { full_name: name, number, gone } of people) {
    if (number !== null) throw new ApiFailure(409, `${name} đã có cam kết ${number} cho khóa này.`)
    if (gone) throw new ApiFailure(409, `${name} đã từ chối hoặc rút khỏi khóa nên không lập được cam kết.`)
  }
  const { rows: days } = await sql<{ today: string }>`select current_date as today`.execute(db)
  const numbers = await drawNumbers(context, 'commitment', people.length, {
    on: days[0]?.today ?? '',
    userId: session.userId,
  })
  const { training_pay: pay = null, employer_duties: ours = null, employee_duties: theirs = null } = words
  const drawn = JSON.stringify(people.map(({ id }, at) => ({ id, number: numbers[at] })))
  const { rows } = await sql<{ id: number; number: string; employee_id: number }>`
    insert into training_commitments
      (company_id, number, employee_id, training_id, training_employee_id, months, reckoned_by, leave_counts, note,
       training_pay, employer_duties, employee_duties)
    select ${companyId}, drawn.number, person.employee_id, person.training_id, person.id, ${months}, ${by}, ${leave}, ${note},
      ${pay}, ${ours}, ${theirs}
    from jsonb_to_recordset(${drawn}::jsonb) as drawn (id bigint, number text)
    join training_employees person on ${inThisCompany('person')} and person.id = drawn.id
    order by person.id returning id, number, employee_id`.execute(db)
  const terms = {
    months,
    reckoned_by: by,
    leave_counts: leave,
    note,
    training_pay: pay,
    employer_duties: ours,
    employee_duties: theirs,
  }
  for (const { id, ...whose } of rows) {
    const after = { ...whose, training_id: course.id, ...terms, state: 'draft' }
    context.audit({ recordId: id, changedFields: Object.keys(after), values: { after } })
  }
  return rows.map(({ id }) => id)
}

/**
 * Holds a course so that nobody promises twice at once.
 * @throws ApiFailure 404 when it is not there or not the caller's
 */
export async function heldCourse(context: ProductContext, id: number): Promise<Course> {
  const { rows } = await sql<Course>`
    select id, name, status, is_safety_duty from trainings
    where ${context.inThisCompany('trainings')} and ${visibleRows(context, { table: 'trainings' })} and id = ${id}
    for update`.execute(context.db)
  if (rows[0] === undefined) throw notFound()
  return rows[0]
}

function refuseCourse({ name, status, is_safety_duty: isDuty }: Course): void {
  if (status === 'cancelled') throw new ApiFailure(409, `Khóa ${name} đã hủy nên không lập được cam kết.`)
  if (isDuty) {
    throw new ApiFailure(
      409,
      `Khóa ${name} là huấn luyện an toàn mà người sử dụng lao động có nghĩa vụ tổ chức nên không được lập cam kết bồi hoàn.`,
    )
  }
}
