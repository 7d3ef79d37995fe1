import type { Data, Input } from '@nhansu/sdk/contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import { invalidInput } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { visiblePeople } from '../people/course-people.ts'
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
 * the lecturers of that time, of which one can be asked for, and those that are asked for.
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
  const days = rows.slice(0, most).map((day): Day => ({ ...day, people_total: seatsOf(day, people) }))
  return {
    days,
    places: await placesOf(context, taught, asked),
    lecturers: await lecturersOf(context, taught, asked),
    more: rows.length > most,
  }
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

/** The places of the days that are taught, and the one that is asked for. */
async function placesOf(
  { db, inThisCompany }: ProductContext,
  taught: RawBuilder<unknown>,
  { location_id: asked = 0 }: Asked,
): Promise<Choice[]> {
  const { rows } = await sql<Choice>`
    select id, name from (
      select place.id, place.name ${taught} and place.id is not null
      union
      select id, name from training_locations where ${inThisCompany('training_locations')} and id = ${asked}
    ) place order by vn_fold(name), id`.execute(db)
  return rows
}

/**
 * The lecturers of the days that are taught, each by the first row that names him in any course, so that the same one stays
 * the same in every month; and the one that is asked for, by the row that is asked for, if he teaches in a course that the
 * reader may see.
 */
async function lecturersOf(
  context: ProductContext,
  taught: RawBuilder<unknown>,
  { lecturer_id: asked = 0 }: Asked,
): Promise<Choice[]> {
  const { db, inThisCompany } = context
  const { rows } = await sql<Choice>`
    with chosen as (
      select distinct lecturer.employee_id, lecturer.name ${taught} and lecturer.id is not null
      union
      select asked.employee_id, asked.name from training_lecturers asked
      where ${inThisCompany('asked')} and asked.id = ${asked} and exists (select from training_lecturers mate
        join trainings on ${inThisCompany('trainings')} and trainings.id = mate.training_id
        where ${inThisCompany('mate')} and ${isSameLecturer('mate', 'asked')} and ${visibleRows(context, visibleCourses)})
    ), person as (
      select lecturer.employee_id, ${nameKey('lecturer')} as name_key, min(lecturer.name) as name,
        coalesce(min(lecturer.id) filter (where lecturer.id = ${asked}), min(lecturer.id)) as id
      from training_lecturers lecturer
      where ${inThisCompany('lecturer')} and exists (select from chosen where ${isSameLecturer('chosen', 'lecturer')})
      group by lecturer.employee_id, name_key
    )
    select person.id, coalesce(teacher.full_name, person.name) as name from person
    left join employees teacher on ${inThisCompany('teacher')} and teacher.id = person.employee_id
    order by vn_fold(coalesce(teacher.full_name, person.name)), person.id`.execute(db)
  return rows
}

/** A name as it is compared: Hùng and Hưng are two, however they were typed. */
function nameKey(table: string): RawBuilder<string> {
  return sql`lower(normalize(${sql.ref(`${table}.name`)}, nfc))`
}

/** A lecturer stands in each of his courses anew: an employee is known by himself, anybody else by his name. */
function isSameLecturer(one: string, other: string): RawBuilder<SqlBool> {
  return sql`(${sql.ref(`${one}.employee_id`)} = ${sql.ref(`${other}.employee_id`)}
    or ${nameKey(one)} = ${nameKey(other)})`
}

/** The days of whom the row that is asked for names, in all his courses. */
function byLecturer(
  { inThisCompany }: ProductContext,
  { lecturer_id: lecturer }: Asked,
): RawBuilder<SqlBool> {
  if (lecturer === undefined) return sql`true`
  return sql`exists (select from training_lecturers asked where ${inThisCompany('asked')} and asked.id = ${lecturer}
    and ${isSameLecturer('asked', 'lecturer')})`
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

/** Whether somebody of a unit, or of one below it, has a seat in a course; of people whom the reader may not see nothing is told. */
function withSeatsOf(context: ProductContext, unit: number): RawBuilder<SqlBool> {
  return sql`exists (select from training_employees
    join employee_units seated on seated.company_id = training_employees.company_id
      and seated.employee_id = training_employees.employee_id and seated.department_id = ${unit}
    where ${context.inThisCompany('training_employees')} and training_employees.training_id = trainings.id
      and training_employees.state = any(${seatedStates}) and ${visibleRows(context, visiblePeople)})`
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
