import type { Data } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { ApiFailure, invalidInput } from '../../../contract/failure.ts'
import { defineOperations, type ProductContext } from '../../../contract/handlers.ts'
import { calendarOf } from './course-calendar.ts'
import { addRows, type CourseRows, courseRows, type Row, saveRows } from './course-rows.ts'

type Detail = Data<'trainingDetails.storeBulk'>['details'][number]

/** The days of a course, each with its hours, place and lecturer. */
export const detailRows: CourseRows = {
  table: 'training_details',
  key: 'details',
  shown: sql`part.date, to_char(part.from_time, 'HH24:MI') as from_time, to_char(part.to_time, 'HH24:MI') as to_time,
    part.subject_id, (select s.name from training_subjects s
      where s.company_id = part.company_id and s.id = part.subject_id) as subject_name,
    part.lecturer_id, (select coalesce(l.name, e.full_name) from training_lecturers l
      left join employees e on e.company_id = l.company_id and e.id = l.employee_id
      where l.company_id = part.company_id and l.id = part.lecturer_id) as lecturer_name,
    part.location_id, (select l.name from training_locations l
      where l.company_id = part.company_id and l.id = part.location_id) as location_name,
    part.group_name, part.closed_at`,
  order: sql`part.date, part.from_time`,
  derived: withLecturersPerson,
}

export default defineOperations('trainingDetails', {
  'trainingDetails.calendar': ({ query }, context) => calendarOf(context, query),
  'trainingDetails.storeBulk': async ({ path, body }, context) => {
    await refuseClashes(context, path.id, body.details)
    await addRows(context, detailRows, path.id, body.details)
    return { details: await courseRows<Detail>(context, detailRows, path.id) }
  },
  'trainingDetails.updateBulk': async ({ path, body }, context) => {
    const { details, removed_ids: removedIds } = body
    await refuseClashes(context, path.id, details, removedIds)
    await saveRows(context, detailRows, path.id, { rows: details, removedIds })
    return { details: await courseRows<Detail>(context, detailRows, path.id) }
  },
})

/** A lecturer from inside stands with his person, so that the database keeps him from being in two places at once. */
async function withLecturersPerson({ db, companyId }: ProductContext, row: Row): Promise<Row> {
  if (row['lecturer_id'] === undefined) return row
  const { rows } = await sql<{ employee_id: number | null }>`
    select employee_id from training_lecturers
    where company_id = ${companyId} and id = ${row['lecturer_id']}`.execute(db)
  return { ...row, lecturer_employee_id: rows[0]?.employee_id ?? null }
}

/**
 * Refuses hours that end before they begin, and those at which the place or the lecturer is taken: it names the other course. Whoever is quicker by a
 * moment is kept apart by the constraints of the table.
 */
async function refuseClashes(
  { db, companyId }: ProductContext,
  courseId: number,
  details: readonly Row[],
  removedIds: readonly number[] = [],
): Promise<void> {
  if (details.some(({ from_time: from, to_time: to }) => String(to) <= String(from))) {
    throw invalidInput({ to_time: ['Giờ kết thúc phải sau giờ bắt đầu.'] })
  }
  const moved = details.flatMap(({ id }) => (id === undefined ? [] : [Number(id)]))
  const { rows } = await sql<{ what: string; who: string; date: string; hours: string; course: string }>`
    select case when wanted.location_id = taken.location_id then 'Địa điểm' else 'Giảng viên' end as what,
      case when wanted.location_id = taken.location_id then place.name else coalesce(person.full_name, teacher.name) end as who,
      to_char(taken.date, 'DD/MM/YYYY') as date,
      to_char(taken.from_time, 'HH24:MI') || '–' || to_char(taken.to_time, 'HH24:MI') as hours, course.name as course
    from jsonb_to_recordset(${JSON.stringify(details)}::jsonb)
      as wanted (date date, from_time time, to_time time, location_id bigint, lecturer_id bigint)
    left join training_lecturers teacher on teacher.company_id = ${companyId} and teacher.id = wanted.lecturer_id
    left join employees person on person.company_id = teacher.company_id and person.id = teacher.employee_id
    join training_details taken on taken.company_id = ${companyId} and taken.date = wanted.date
      and taken.from_time < wanted.to_time and taken.to_time > wanted.from_time
      and (taken.location_id = wanted.location_id or taken.lecturer_id = wanted.lecturer_id
        or taken.lecturer_employee_id = teacher.employee_id)
      and not (taken.training_id = ${courseId} and taken.id = any(${[...moved, ...removedIds]}::bigint[]))
    left join training_locations place on place.company_id = ${companyId} and place.id = taken.location_id
    join trainings course on course.company_id = ${companyId} and course.id = taken.training_id
    order by taken.date, taken.from_time limit 1`.execute(db)
  const [clash] = rows
  if (clash === undefined) return
  const { what, who, date, hours, course } = clash
  throw new ApiFailure(409, `${what} ${who} đã có lịch ${hours} ngày ${date} của khóa ${course}.`)
}
