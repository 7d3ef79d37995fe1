import type { Data } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import { invalidInput } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { seatedStates } from '../people/person-states.ts'
import { visibleCourses } from './visible-courses.ts'

type Calendar = Data<'trainingDetails.calendar'>
type Day = Calendar['days'][number]

/** Days of a calendar, a month with what stands around it and more. */
const longest = 62
/** Days of courses that come at once. */
const most = 2000

/**
 * The days of all courses within a time, in their order, and whether there are more than come at once.
 * @throws ApiFailure 400 for a time that ends before it begins, or is too long
 */
export async function calendarOf(context: ProductContext, from: string, to: string): Promise<Calendar> {
  if (to < from) throw invalidInput({ to: ['Đến ngày phải từ ngày bắt đầu trở đi.'] })
  if (Date.parse(to) - Date.parse(from) > longest * 86_400_000) {
    throw invalidInput({ to: [`Hãy xem lịch mỗi lần nhiều nhất ${longest} ngày.`] })
  }
  const courses = await coursesWithin(context, from, to)
  const people = await peopleOf(context, courses)
  const { db, inThisCompany } = context
  const { rows } = await sql<Omit<Day, 'people_total'>>`
    select day.id, day.training_id, trainings.code, trainings.name, trainings.status, day.date,
      to_char(day.from_time, 'HH24:MI') as from_time, to_char(day.to_time, 'HH24:MI') as to_time,
      subject.name as subject_name, coalesce(teacher.full_name, lecturer.name) as lecturer_name,
      place.name as location_name, day.group_name
    from training_details day
    join trainings on ${inThisCompany('trainings')} and trainings.id = day.training_id
    left join training_subjects subject on ${inThisCompany('subject')} and subject.id = day.subject_id
    left join training_lecturers lecturer on ${inThisCompany('lecturer')} and lecturer.id = day.lecturer_id
    left join employees teacher on ${inThisCompany('teacher')} and teacher.id = lecturer.employee_id
    left join training_locations place on ${inThisCompany('place')}
      and place.id = coalesce(day.location_id, trainings.location_id)
    where ${inThisCompany('day')} and day.date between ${from} and ${to} and day.training_id = any(${courses}::bigint[])
    order by day.date, day.from_time, day.id limit ${most + 1}`.execute(db)
  const days = rows.slice(0, most).map((day): Day => ({ ...day, people_total: seatsOf(day, people) }))
  return { days, more: rows.length > most }
}

/** The courses with a day within a time that whoever asks may see, but for those that were called off. */
async function coursesWithin(context: ProductContext, from: string, to: string): Promise<number[]> {
  const { db, inThisCompany } = context
  const { rows } = await sql<{ id: number }>`
    select trainings.id from trainings
    where ${inThisCompany('trainings')} and trainings.status <> 'cancelled'
      and trainings.id = any(array(select day.training_id from training_details day
        where ${inThisCompany('day')} and day.date between ${from} and ${to}))
      and ${visibleRows(context, visibleCourses)}`.execute(db)
  return rows.map(({ id }) => id)
}

/** How many people of a course have a seat in one of its small groups, or in none. */
interface Seated {
  training_id: number
  group_name: string | null
  people: number
}

async function peopleOf(
  { db, inThisCompany }: ProductContext,
  courses: readonly number[],
): Promise<Seated[]> {
  const { rows } = await sql<Seated>`
    select training_id, group_name, count(*)::int as people from training_employees
    where ${inThisCompany('training_employees')} and training_id = any(${courses}::bigint[])
      and state = any(${seatedStates})
    group by training_id, group_name`.execute(db)
  return rows
}

/** A day of the whole course is everybody's; that of a small group is its own people's, and theirs who are in none. */
function seatsOf(day: Pick<Day, 'training_id' | 'group_name'>, people: readonly Seated[]): number {
  return people
    .filter(
      ({ training_id: course, group_name: group }) =>
        course === day.training_id && (day.group_name === null || group === null || group === day.group_name),
    )
    .reduce((total, seated) => total + seated.people, 0)
}
