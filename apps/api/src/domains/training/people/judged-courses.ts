import { type RawBuilder, sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import { ApiFailure, notFound } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { visibleCourses } from '../courses/visible-courses.ts'
import { certificateOfRow, courseIssuer } from '../certificates/held-certificates.ts'
import { attendanceOfRow, visiblePeople } from './course-people.ts'
import type { PersonState } from './person-states.ts'

/** Somebody in a course, as far as his result asks. */
export interface Judged {
  id: number
  training_id: number
  employee_id: number
  nhansu_id: string
  full_name: string
  state: PersonState
  score: number | null
  certificate_no: string | null
  issue_date: string | null
  /** The share of the closed hours at which he was there, in whole percent; null where none is closed. */
  attendance: number | null
  version: number
}

/** A course that is held until the end of the transaction, with what it asks for and its people by their numbers. */
export interface JudgedCourse {
  id: number
  code: string
  status: string
  last_day: string | null
  today: string
  certificate_id: number | null
  valid_months: number | null
  least_score: number | null
  least_attendance: number | null
  people: ReadonlyMap<string, Judged>
}

/**
 * The courses of a condition that the caller may see, by code, each held, and the certificates that they give as well.
 * @param ids the rows of people that are asked for; everybody's where it is left out
 */
export async function judgedCourses(
  context: ProductContext,
  which: RawBuilder<unknown>,
  ids?: readonly number[],
): Promise<Map<string, JudgedCourse>> {
  const { rows } = await sql<Omit<JudgedCourse, 'people'>>`
    select trainings.id, trainings.code, trainings.status, coalesce(trainings.end_date, trainings.start_date) as last_day,
      (now() at time zone 'Asia/Ho_Chi_Minh')::date as today, trainings.certificate_id,
      coalesce(trainings.valid_months, (select certificate.valid_months from certificates certificate
        where certificate.company_id = trainings.company_id and certificate.id = trainings.certificate_id)) as valid_months,
      trainings.least_score::float8, trainings.least_attendance
    from trainings where ${context.inThisCompany('trainings')} and ${visibleRows(context, visibleCourses)}
      and ${which}
    order by trainings.id for update of trainings`.execute(context.db)
  // Numbers of one certificate are given out by one at a time.
  await sql`select from certificates where ${context.inThisCompany('certificates')}
    and id = any(${rows.flatMap(({ certificate_id: id }) => id ?? [])}::bigint[]) order by id for no key update`.execute(
    context.db,
  )
  const people = Map.groupBy(
    await judgedPeople(
      context,
      rows.map(({ id }) => id),
      ids,
    ),
    ({ training_id: id }) => id,
  )
  return new Map(
    rows.map((course) => [
      course.code,
      {
        ...course,
        people: new Map((people.get(course.id) ?? []).map((person) => [person.nhansu_id, person])),
      },
    ]),
  )
}

/**
 * The one course of this number, as `judgedCourses` has it.
 * @throws ApiFailure 404 for a course that is not there or not the caller's, 409 for one that is not going on
 */
export async function judgedCourse(
  context: ProductContext,
  id: number,
  ids?: readonly number[],
): Promise<JudgedCourse> {
  const [course] = (await judgedCourses(context, sql`trainings.id = ${id}`, ids)).values()
  if (course === undefined) throw notFound()
  if (course.status !== 'running') {
    throw new ApiFailure(409, 'Khóa đào tạo không ở trạng thái Đang diễn ra nên không ghi kết quả được.')
  }
  return course
}

async function judgedPeople(
  context: ProductContext,
  courseIds: readonly number[],
  ids?: readonly number[],
): Promise<Judged[]> {
  const asked = ids === undefined ? sql`true` : sql`training_employees.id = any(${ids}::bigint[])`
  const { rows } = await sql<Judged>`
    select training_employees.id, training_employees.training_id, training_employees.employee_id, employees.nhansu_id,
      employees.full_name, training_employees.state, training_employees.score::float8, held.number as certificate_no,
      held.issue_date, ${attendanceOfRow} as attendance, training_employees.version
    from training_employees
    join employees on employees.company_id = training_employees.company_id
      and employees.id = training_employees.employee_id
    ${certificateOfRow}
    where ${context.inThisCompany('training_employees')} and ${visibleRows(context, visiblePeople)}
      and training_employees.training_id = any(${courseIds}::bigint[])
      and ${asked}
    order by employees.sort_name, employees.id`.execute(context.db)
  return rows
}

/**
 * Which of these numbers of the certificates of these courses are in use, with whose row each is on; 0 for one that was
 * written by hand.
 */
export async function numbersInUse(
  { db, companyId, inThisCompany }: ProductContext,
  courses: ReadonlyMap<string, JudgedCourse>,
  numbers: readonly string[],
): Promise<Map<string, number>> {
  const kinds = [...courses.values()].flatMap(({ certificate_id: id }) => id ?? [])
  const { rows } = await sql<{ key: string; id: number }>`
    select held.certificate_id || ' ' || upper(held.number) as key, coalesce(held.training_employee_id, 0) as id
    from employee_certificates held
    join certificates on ${inThisCompany('certificates')} and certificates.id = held.certificate_id
      and lower(normalize(${courseIssuer}, nfc)) = lower(normalize(held.issuer, nfc))
    where held.company_id = ${companyId} and held.revoked_on is null and held.certificate_id = any(${kinds}::bigint[])
      and upper(held.number) = any(${numbers}::text[])`.execute(db)
  return new Map(rows.map(({ key, id }) => [key, id]))
}
