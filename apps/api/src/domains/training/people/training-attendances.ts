import type { Data, Input } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import { type FieldValues, savedChanges } from '../../../contract/audit-values.ts'
import { ApiFailure, invalidInput, notFound, stale } from '../../../contract/failure.ts'
import { defineOperations, type ProductContext } from '../../../contract/handlers.ts'
import { mainUnit } from '../../employees/public.ts'
import { holdCourse, requireCourse, visiblePeople } from './course-people.ts'
import { formatDay } from './day-words.ts'
import { printAttendances } from './print-attendances.ts'

type Shown = Data<'trainingAttendances.list'>
type Mark = Input<'trainingAttendances.updateBulk'>['body']['attendances'][number]

export default defineOperations('trainingAttendances', {
  'trainingAttendances.list': async ({ path }, context) => {
    const day = await dayOf(context, path.id)
    await requireCourse(context, day.training_id)
    return { day, attendances: await attendancesOf(context, day) }
  },

  'trainingAttendances.updateBulk': async ({ path, body: { attendances } }, context) => {
    const day = await heldDay(context, path.id)
    const there = await attendancesOf(context, day)
    if (new Set(attendances.map(({ id }) => id)).size < attendances.length) {
      throw invalidInput({ attendances: ['Mỗi học viên chỉ được điểm danh một lần trong một lần lưu.'] })
    }
    for (const [at, mark] of attendances.entries()) {
      const person = there.find(({ id }) => id === mark.id)
      if (person === undefined) throw notFound()
      if (mark.version !== undefined && mark.version !== person.version) {
        throw stale({ day, attendances: there })
      }
      refuseWrong(day, mark, at)
    }
    const marked = withMarks(there, await writeMarks(context, day, attendances))
    context.audit({
      recordId: day.training_id,
      changedFields: ['attendances'],
      detail: { day: day.date },
      values: { before: toldOf(there), after: toldOf(marked) },
    })
    return { day, attendances: marked }
  },

  'trainingAttendances.close': async ({ path }, context) => {
    const { db, inThisCompany } = context
    const day = await heldDay(context, path.id)
    if (day.closed_at !== null) throw new ApiFailure(409, 'Buổi học đã đóng điểm danh.')
    const unmarked = (await attendancesOf(context, day)).filter(
      ({ state, person_state: stands }) => state === null && (stands === 'joined' || stands === 'confirmed'),
    )
    if (unmarked.length > 0) {
      throw new ApiFailure(409, `Còn ${unmarked.length} học viên chưa được điểm danh.`)
    }
    await sql`update training_details set closed_at = now()
      where ${inThisCompany('training_details')} and id = ${day.id}`.execute(db)
    const closed = await dayOf(context, day.id)
    context.audit({
      recordId: day.training_id,
      detail: { day: day.date },
      ...savedChanges({ closed_at: null }, { closed_at: closed.closed_at }),
    })
    return { day: closed, attendances: await attendancesOf(context, day) }
  },

  'trainingAttendances.print': async ({ path }, context) => {
    const day = await dayOf(context, path.id)
    await requireCourse(context, day.training_id)
    return printAttendances(context, day, await attendancesOf(context, day))
  },
})

type Written = Pick<Shown['attendances'][number], 'id' | 'state' | 'minutes' | 'note' | 'version'>

/** Writes marks of a day, and answers them as they stand now. */
async function writeMarks(
  { db, companyId }: ProductContext,
  day: Shown['day'],
  marks: readonly Mark[],
): Promise<Written[]> {
  const { rows } = await sql<Written>`
    insert into training_attendances (company_id, training_id, detail_id, training_employee_id, state, minutes, note)
    select ${companyId}, ${day.training_id}, ${day.id}, mark.id, mark.state, mark.minutes, mark.note
    from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb)
      as mark (id bigint, state text, minutes integer, note text)
    on conflict (company_id, detail_id, training_employee_id) do update
      set state = excluded.state, minutes = excluded.minutes, note = excluded.note
    returning training_employee_id as id, state, minutes, note, version`.execute(db)
  return rows
}

/** The people of a day with what was written of some of them: nobody else changes it meanwhile, so they are not read again. */
function withMarks(people: Shown['attendances'], written: readonly Written[]): Shown['attendances'] {
  const marks = new Map(written.map((mark) => [mark.id, mark]))
  return people.map((person) => ({ ...person, ...marks.get(person.id) }))
}

/** What the trail tells of a day's marks; names are read when it is. */
function toldOf(attendances: Shown['attendances']): FieldValues {
  return {
    attendances: attendances.map(({ id, employee_id, state, minutes, note }) => ({
      id,
      employee_id,
      state,
      minutes,
      note,
    })),
  }
}

/** @throws ApiFailure 404 for a day that is not there */
async function dayOf(context: ProductContext, id: number): Promise<Shown['day']> {
  const { rows } = await sql<Shown['day']>`
    select id, training_id, date, to_char(from_time, 'HH24:MI') as from_time, to_char(to_time, 'HH24:MI') as to_time,
      group_name, closed_at
    from training_details where ${context.inThisCompany('training_details')} and id = ${id}`.execute(
    context.db,
  )
  if (rows[0] === undefined) throw notFound()
  return rows[0]
}

/**
 * A day that has come of a course that is held until the end of the transaction, so that a day is marked by one at a time.
 * @throws ApiFailure 404 for what is not the caller's, 409 for a course that is over or not open, and for a day to come
 */
async function heldDay(context: ProductContext, id: number): Promise<Shown['day']> {
  const { training_id: courseId } = await dayOf(context, id)
  await requireCourse(context, courseId)
  const { status, today } = await holdCourse(context, courseId)
  const day = await dayOf(context, id)
  if (status === 'planned') throw new ApiFailure(409, 'Khóa chưa mở đăng ký nên chưa điểm danh được.')
  if (day.date > today) {
    throw new ApiFailure(409, `Buổi học ngày ${formatDay(day.date)} chưa diễn ra nên chưa điểm danh được.`)
  }
  return day
}

/** @throws ApiFailure 400 at a mark that cannot be, or that changes a closed day without saying why */
function refuseWrong(
  { from_time: from, to_time: to, closed_at: closed }: Shown['day'],
  mark: Mark,
  at: number,
): void {
  const { state, minutes, note } = mark
  const field = (name: string, text: string) => invalidInput({ [`attendances.${at}.${name}`]: [text] })
  if (minutes !== undefined && minutes !== null) {
    if (state !== 'late' && state !== 'left_early') {
      throw field('minutes', 'Chỉ nhập số phút cho người đi muộn hoặc về sớm.')
    }
    if (minutes >= minutesBetween(from, to)) {
      throw field('minutes', 'Số phút có mặt phải ít hơn thời lượng của buổi học.')
    }
  }
  if (closed !== null && !note) {
    throw field('note', 'Buổi học đã đóng điểm danh; vui lòng ghi lý do sửa.')
  }
}

function minutesBetween(from: string, to: string): number {
  const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
  return minutesOf(to) - minutesOf(from)
}

/** Who is expected on a day, or was marked on it, of those whom this reader may see, by name. */
async function attendancesOf(context: ProductContext, day: Shown['day']): Promise<Shown['attendances']> {
  const { rows } = await sql<Shown['attendances'][number]>`
    select training_employees.id, training_employees.employee_id, employees.nhansu_id, employees.full_name,
      ${mainUnit} as unit_name, training_employees.state as person_state, mark.state, mark.minutes, mark.note,
      coalesce(mark.version, 0) as version
    from training_employees
    join employees on employees.company_id = training_employees.company_id
      and employees.id = training_employees.employee_id
    left join training_attendances mark on mark.company_id = training_employees.company_id
      and mark.detail_id = ${day.id} and mark.training_employee_id = training_employees.id
    where ${context.inThisCompany('training_employees')} and training_employees.training_id = ${day.training_id}
      and ${visibleRows(context, visiblePeople)}
      and (mark.state is not null
        or training_employees.state in ('listed', 'confirmed', 'joined', 'passed', 'failed')
          and (${day.group_name}::text is null or training_employees.group_name is null
            or training_employees.group_name = ${day.group_name}))
    order by employees.sort_name, employees.id`.execute(context.db)
  return rows
}
