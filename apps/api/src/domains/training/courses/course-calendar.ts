import type { Data, Input } from '@nhansu/sdk/contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import { invalidInput } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { seatedStates } from '../people/person-states.ts'
import { visibleCourses } from './visible-courses.ts'

type Calendar = Data<'trainingDetails.calendar'>
type Day = Calendar['days'][number]
type Choice = Calendar['places'][number]
type Asked = Input<'trainingDetails.calendar'>['query']

/** Days of a calendar, a month with what stands around it and more. */
const longest = 62
/** Days of courses that come at once. */
const most = 2000

/**
 * The days of all courses within a time, in their order, and whether there are more than come at once; with the places and
 * the lecturers of that time, of which one can be asked for.
 * @throws ApiFailure 400 for a time that ends before it begins, or is too long
 */
export async function calendarOf(context: ProductContext, asked: Asked): Promise<Calendar> {
  const { from, to } = asked
  if (to < from) throw invalidInput({ to: ['Đến ngày phải từ ngày bắt đầu trở đi.'] })
  if (Date.parse(to) - Date.parse(from) > longest * 86_400_000) {
    throw invalidInput({ to: [`Hãy xem lịch mỗi lần nhiều nhất ${longest} ngày.`] })
  }
  const courses = await coursesWithin(context, asked)
  const people = await peopleOf(context, courses)
  const { db } = context
  const taught = daysOf(context, courses, asked)
  const { rows } = await sql<Omit<Day, 'people_total'>>`
    select day.id, day.training_id, trainings.code, trainings.name, trainings.status, day.date,
      to_char(day.from_time, 'HH24:MI') as from_time, to_char(day.to_time, 'HH24:MI') as to_time,
      subject.name as subject_name, coalesce(teacher.full_name, lecturer.name) as lecturer_name,
      place.name as location_name, day.group_name
    ${taught} and ${atPlace(asked)} and ${byLecturer(context, asked)}
    order by day.date, day.from_time, day.id limit ${most + 1}`.execute(db)
  const places = await sql<Choice>`
    select place.id, place.name ${taught} and place.id is not null
    group by place.id, place.name order by vn_fold(place.name), place.id`.execute(db)
  const lecturers = await sql<Choice>`
    select min(lecturer.id) as id, min(coalesce(teacher.full_name, lecturer.name)) as name
    ${taught} and lecturer.id is not null
    group by lecturer.employee_id, vn_fold(lecturer.name) order by vn_fold(min(coalesce(teacher.full_name, lecturer.name))), 1`.execute(
    db,
  )
  const days = rows.slice(0, most).map((day): Day => ({ ...day, people_total: seatsOf(day, people) }))
  return { days, places: places.rows, lecturers: lecturers.rows, more: rows.length > most }
}

/** The days of courses within a time, each with its subject, its lecturer and its place; a condition may follow. */
function daysOf(
  { inThisCompany }: ProductContext,
  courses: readonly number[],
  { from, to }: Asked,
): RawBuilder<unknown> {
  return sql`from training_details day
    join trainings on ${inThisCompany('trainings')} and trainings.id = day.training_id
    left join training_subjects subject on ${inThisCompany('subject')} and subject.id = day.subject_id
    left join training_lecturers lecturer on ${inThisCompany('lecturer')} and lecturer.id = day.lecturer_id
    left join employees teacher on ${inThisCompany('teacher')} and teacher.id = lecturer.employee_id
    left join training_locations place on ${inThisCompany('place')}
      and place.id = coalesce(day.location_id, trainings.location_id)
    where ${inThisCompany('day')} and day.date between ${from} and ${to}
      and day.training_id = any(${courses}::bigint[])`
}

function atPlace({ location_id: place }: Asked): RawBuilder<SqlBool> {
  return place === undefined ? sql`true` : sql`place.id = ${place}`
}

/** A lecturer stands in each of his courses anew: an employee is known by himself, anybody else by his name. */
function byLecturer(
  { inThisCompany }: ProductContext,
  { lecturer_id: lecturer }: Asked,
): RawBuilder<SqlBool> {
  if (lecturer === undefined) return sql`true`
  return sql`exists (select from training_lecturers asked where ${inThisCompany('asked')} and asked.id = ${lecturer}
    and (asked.employee_id = lecturer.employee_id or vn_fold(asked.name) = vn_fold(lecturer.name)))`
}

/** The courses with a day within a time that whoever asks may see, but for those that were called off. */
async function coursesWithin(
  context: ProductContext,
  { from, to, department_id: unit }: Asked,
): Promise<number[]> {
  const { db, inThisCompany } = context
  const { rows } = await sql<{ id: number }>`
    select trainings.id from trainings
    where ${inThisCompany('trainings')} and trainings.status <> 'cancelled'
      and trainings.id = any(array(select day.training_id from training_details day
        where ${inThisCompany('day')} and day.date between ${from} and ${to}))
      and ${visibleRows(context, visibleCourses)}
      and ${unit === undefined ? sql`true` : withSeatsOf(context, unit)}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Whether somebody of a unit, or of one below it, has a seat in a course. */
function withSeatsOf({ inThisCompany }: ProductContext, unit: number): RawBuilder<SqlBool> {
  return sql`exists (select from training_employees person
    join employee_units member on member.company_id = person.company_id and member.employee_id = person.employee_id
      and member.department_id = ${unit}
    where ${inThisCompany('person')} and person.training_id = trainings.id and person.state = any(${seatedStates}))`
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
