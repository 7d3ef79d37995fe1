import type { Data } from '@nhansu/sdk/contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type RowConditions, visibleRows } from '../../../contract/access.ts'
import { ApiFailure, notFound, stale } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { mainUnit } from '../../employees/public.ts'
import { certificateOfRow } from '../certificates/held-certificates.ts'
import { visibleCourses } from '../courses/visible-courses.ts'
import type { PersonState } from './person-states.ts'

/** Somebody in a course, as he is answered. */
export type Person = Data<'trainingEmployees.list'>['employees'][number]

/** Somebody in a course with what the rules ask of him and of the course. */
export interface OpenPerson {
  id: number
  training_id: number
  employee_id: number
  state: PersonState
  mandatory: boolean
  version: number
}

/** What the rules ask of a course that is held until the end of the transaction. */
export interface HeldCourse {
  id: number
  name: string
  status: string
  today: string
  begins: string | null
  register_deadline: string | null
  confirm_deadline: string | null
  max_people: number | null
  commit_required: boolean
  commit_months: number | null
}

/** Which people of courses each scope shows: those of the reader's units, or himself. */
export const visiblePeople = rowsOfPeople('training_employees')

/** The same of what became of them, also of those who were taken off a course again. */
export const visibleMoves = rowsOfPeople('training_employee_moves')

function rowsOfPeople(table: 'training_employees' | 'training_employee_moves'): RowConditions {
  const of = sql.table(table)
  return {
    table,
    unit: ({ session }) => sql<SqlBool>`exists (select from employee_units member
      where member.company_id = ${of}.company_id and member.employee_id = ${of}.employee_id
        and member.department_id = any(${session.unitIds}::bigint[]))`,
    own: ({ session }) => sql<SqlBool>`${of}.employee_id = ${session.employeeId}`,
  }
}

const minutesOfDay = sql`extract(epoch from day.to_time - day.from_time) / 60`

/**
 * The share of the hours of closed days at which somebody in a course was there, in whole percent; null where none is
 * closed. 'Vắng có phép' is not there either; of somebody late or early the minutes count where they are known.
 */
export const attendanceOfRow = sql<number | null>`(
  select floor(100 * sum(case when mark.state = 'present' then ${minutesOfDay}
      when mark.state in ('late', 'left_early') then coalesce(mark.minutes, ${minutesOfDay}) else 0 end)
    / sum(${minutesOfDay}))::int
  from training_details day
  left join training_attendances mark on mark.company_id = day.company_id and mark.detail_id = day.id
    and mark.training_employee_id = training_employees.id
  where day.company_id = training_employees.company_id and day.training_id = training_employees.training_id
    and day.closed_at is not null and (day.group_name is null or training_employees.group_name is null
      or day.group_name = training_employees.group_name))`

/** Those of a unit, with all below it; everybody where none is asked for. */
export function peopleOfUnit(unit: number | undefined): RawBuilder<SqlBool> {
  if (unit === undefined) return sql<SqlBool>`true`
  return sql<SqlBool>`exists (select from employee_units asked
    where asked.company_id = training_employees.company_id and asked.employee_id = training_employees.employee_id
      and asked.department_id = ${unit})`
}

/** The people of a course whom this reader may see, by name. */
export async function peopleOf(
  context: ProductContext,
  courseId: number,
  also: RawBuilder<unknown> = sql`true`,
): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select training_employees.id, training_employees.employee_id, employees.nhansu_id, employees.full_name,
      ${mainUnit} as unit_name, training_employees.state,
      (select line.place from (select id, row_number() over (order by waiting_since, id)::int as place
        from training_employees w where w.company_id = training_employees.company_id
          and w.training_id = training_employees.training_id and w.state = 'waiting') line
        where training_employees.state = 'waiting' and line.id = training_employees.id) as waiting_place,
      training_employees.mandatory, training_employees.group_name, training_employees.note, training_employees.reason,
      training_employees.answered_at, training_employees.answered_by, training_employees.promised_at,
      training_employees.score::float8, ${attendanceOfRow} as attendance, held.number as certificate_no, held.issue_date,
      held.expiry_date, training_employees.remark, training_employees.version
    from training_employees
    join employees on employees.company_id = training_employees.company_id
      and employees.id = training_employees.employee_id
    ${certificateOfRow}
    where ${context.inThisCompany('training_employees')} and training_employees.training_id = ${courseId}
      and ${visibleRows(context, visiblePeople)} and ${also}
    order by employees.sort_name, employees.id`.execute(context.db)
  return rows
}

/** One of them. */
export async function showPerson(
  context: ProductContext,
  { training_id: courseId, id }: Pick<OpenPerson, 'training_id' | 'id'>,
): Promise<{ employee: Person }> {
  const [employee] = await peopleOf(context, courseId, sql`training_employees.id = ${id}`)
  if (employee === undefined) throw notFound()
  return { employee }
}

/**
 * Somebody whom this caller may change, and his course, both held until the end of the transaction; the course first, so
 * that seats are counted by one at a time.
 * @throws ApiFailure 404 when he is not there or not the caller's, 409 when somebody else saved meanwhile
 */
export async function openPerson(
  context: ProductContext,
  id: number,
  version?: number,
): Promise<{ person: OpenPerson; course: HeldCourse }> {
  const mine = sql`${context.inThisCompany('training_employees')} and training_employees.id = ${id}
    and ${visibleRows(context, visiblePeople)}`
  const found = await sql<{ training_id: number }>`
    select training_id from training_employees where ${mine}`.execute(context.db)
  if (found.rows[0] === undefined) throw notFound()
  const course = await holdCourse(context, found.rows[0].training_id)
  const { rows } = await sql<OpenPerson>`
    select id, training_id, employee_id, state, mandatory, version from training_employees where ${mine}`.execute(
    context.db,
  )
  const [person] = rows
  if (person === undefined) throw notFound()
  if (version !== undefined && version !== person.version) throw stale(await showPerson(context, person))
  return { person, course }
}

/**
 * Holds a course until the end of the transaction: its seats are counted by one at a time.
 * @throws ApiFailure 404 when it is not there, 409 when it is finished or cancelled
 */
export async function holdCourse(context: CompanyTransaction, id: number): Promise<HeldCourse> {
  const { rows } = await sql<HeldCourse>`
    select id, name, status, start_date as begins, register_deadline, confirm_deadline, max_people, commit_required,
      commit_months, (now() at time zone 'Asia/Ho_Chi_Minh')::date as today
    from trainings where ${context.inThisCompany('trainings')} and id = ${id} for update`.execute(context.db)
  const [course] = rows
  if (course === undefined) throw notFound()
  const over = { finished: 'đã kết thúc', cancelled: 'đã hủy' }[course.status]
  if (over) throw new ApiFailure(409, `Khóa đào tạo ${over} nên không sửa được.`)
  return course
}

/** @throws ApiFailure 404 for a course that is not there or not the caller's */
export async function requireCourse(context: ProductContext, id: number): Promise<void> {
  const { rows } = await sql`
    select from trainings where ${context.inThisCompany('trainings')}
      and ${visibleRows(context, visibleCourses)} and id = ${id}`.execute(context.db)
  if (rows.length === 0) throw notFound()
}

interface Moved {
  ids: readonly number[]
  from: PersonState | null
  /** Null for who is taken off the course. */
  to: PersonState | null
  reason?: string | undefined
  /** True for taking a change back. */
  isReturn?: boolean
}

/** A transaction in which people change their states; whoever came by a link of his own has no session. */
export interface MovingTransaction extends CompanyTransaction {
  session?: Pick<ProductContext['session'], 'userId'>
}

/** Writes down how people came to their states; who is taken off has his row until then. */
export async function recordMoves(
  { db, companyId, session }: MovingTransaction,
  courseId: number,
  { ids, from, to, reason, isReturn = false }: Moved,
): Promise<void> {
  await sql`insert into training_employee_moves
      (company_id, training_id, training_employee_id, employee_id, from_state, to_state, reason, moved_by, is_return)
    select person.company_id, person.training_id, person.id, person.employee_id, ${from}::text, ${to}::text,
      ${reason ?? null}::text, ${session?.userId ?? null}::bigint, ${isReturn}::boolean
    from unnest(${ids}::bigint[]) with ordinality as moved (id, place)
    join training_employees person on person.company_id = ${companyId} and person.training_id = ${courseId}
      and person.id = moved.id
    order by moved.place`.execute(db)
}
