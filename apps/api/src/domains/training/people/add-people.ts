import type { Data } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import { ApiFailure, invalidInput } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { visibleEmployees } from '../../employees/public.ts'
import { type HeldCourse, recordMoves } from './course-people.ts'
import { seatsFree } from './seats.ts'

/** Somebody who cannot be added, and why. */
export type Refusal = Data<'trainingEmployees.storeBulk'>['refused'][number]

/** Who is to be added, and as what. */
export interface NewPeople {
  employeeIds: readonly number[]
  mandatory?: boolean | undefined
  state?: 'listed' | 'registered' | undefined
  groupName?: string | null | undefined
  note?: string | null | undefined
}

/**
 * Who of these cannot be added to a course: who is in it, has left, is away for long, or has another class at its hours.
 * @throws ApiFailure 400 when one of them is not the caller's to choose
 */
export async function refusalsOf(
  context: ProductContext,
  courseId: number,
  employeeIds: readonly number[],
): Promise<Refusal[]> {
  const { rows } = await sql<Omit<Refusal, 'reason'> & { reason: string | null }>`
    select employees.id as employee_id, employees.nhansu_id, employees.full_name, case
      when exists (select from training_employees there where there.company_id = employees.company_id
        and there.training_id = course.id and there.employee_id = employees.id) then 'Đã có trong khóa.'
      when not employees.active then 'Đã nghỉ việc.'
      when employees.leave_date <= coalesce(course.start_date, ${today})
        then 'Nghỉ việc từ ngày ' || to_char(employees.leave_date, 'DD/MM/YYYY') || '.'
      when employees.work_state = 'maternity_leave' then 'Đang nghỉ thai sản.'
      when employees.work_state = 'unpaid_leave' then 'Đang nghỉ không lương.'
      else (select 'Trùng lịch với khóa ' || other.name || ' lúc ' || to_char(taken.from_time, 'HH24:MI') || ' ngày '
          || to_char(taken.date, 'DD/MM/YYYY') || '.'
        from training_employees seat
        join trainings other on other.company_id = seat.company_id and other.id = seat.training_id
          and other.status in ('planned', 'open', 'running')
        join training_details taken on taken.company_id = other.company_id and taken.training_id = other.id
        join training_details mine on mine.company_id = taken.company_id and mine.training_id = course.id
          and mine.date = taken.date and mine.from_time < taken.to_time and taken.from_time < mine.to_time
        where seat.company_id = employees.company_id and seat.employee_id = employees.id
          and seat.training_id <> course.id and seat.state not in ('waiting', 'refused', 'absent', 'withdrawn')
          and (seat.group_name is null or taken.group_name is null or seat.group_name = taken.group_name)
        order by taken.date, taken.from_time limit 1)
      end as reason
    from employees join trainings course on course.company_id = employees.company_id and course.id = ${courseId}
    where ${context.inThisCompany('employees')} and employees.id = any(${employeeIds}::bigint[])
      and ${visibleRows(context, visibleEmployees)}
    order by employees.sort_name, employees.id`.execute(context.db)
  if (rows.length !== employeeIds.length) {
    throw invalidInput({ employee_ids: ['Có nhân viên không còn hoặc không thuộc phạm vi của bạn.'] })
  }
  return rows.flatMap(({ reason, ...who }) => (reason === null ? [] : [{ ...who, reason }]))
}

/** The refusal of a work that adds all or none, with who is in the way and why. */
export function notAdded(refused: readonly Refusal[]): ApiFailure {
  const [first] = refused
  const rest = refused.length > 1 ? ` và ${refused.length - 1} người khác` : ''
  return new ApiFailure(409, `Không thêm được ${first?.full_name}${rest}: ${first?.reason}`, {
    data: { refused },
  })
}

const today = sql`(now() at time zone 'Asia/Ho_Chi_Minh')::date`

/**
 * Adds people to a held course in the order given, all or none; who finds no seat waits.
 * @returns how many of them wait
 * @throws ApiFailure 409 with who cannot be added and why
 */
export async function addPeople(
  context: ProductContext,
  course: HeldCourse,
  people: NewPeople,
): Promise<number> {
  const { employeeIds, mandatory = false, state = 'listed', groupName = null, note = null } = people
  const refused = await refusalsOf(context, course.id, employeeIds)
  if (refused.length > 0) throw notAdded(refused)
  if (course.status === 'running')
    throw new ApiFailure(409, 'Khóa đang diễn ra nên không thêm được học viên.')
  const seats = Math.min(await seatsFree(context, course), employeeIds.length)
  const { rows } = await sql<{ id: number; state: 'listed' | 'registered' | 'waiting' }>`
    insert into training_employees
      (company_id, training_id, employee_id, state, mandatory, group_name, note, waiting_since)
    select ${context.companyId}, ${course.id}, asked.id, case when place <= ${seats} then ${state} else 'waiting' end,
      ${mandatory}, ${groupName}, ${note}, case when place > ${seats} then clock_timestamp() end
    from unnest(${employeeIds}::bigint[]) with ordinality as asked (id, place) order by place
    returning id, state`.execute(context.db)
  for (const [to, added] of Map.groupBy(rows, (row) => row.state)) {
    await recordMoves(context, course.id, { ids: added.map(({ id }) => id), from: null, to })
  }
  return employeeIds.length - seats
}
