import type { Schemas } from '@nhansu/sdk/contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { defineHomeCard, defineOwnHomeCard, figuresOrNothing } from '../../../home-card.ts'
import { todayOf } from '../../employees/public.ts'
import { visibleCourses } from './visible-courses.ts'

const courses = '/dao-tao/khoa-dao-tao'
/** Where a lecturer finds the courses that he teaches. */
const ownTraining = '/dao-tao-cua-toi'
/** So many lines a card has. */
const most = 8

interface Lesson {
  course: number
  name: string
  hours: string
  place: string | null
  lecturer: string | null
  /** How many there are, of which those of a card are the first. */
  total: number
}

/** What is taught today, in the courses that the reader looks after. */
export const lessonsTodayCard = defineHomeCard({
  key: 'lessons_today',
  title: 'Lớp hôm nay',
  permission: 'training_access',
  needs: ['training_edit'],
  link: `${courses}?view=lich`,
  emptyText: 'Hôm nay không có lớp nào.',
  read: async (context) => {
    const today = await todayOf(context)
    const lessons = await lessonsOf(context, today, sql`${visibleRows(context, visibleCourses)}`)
    const lines = lessons.map(({ course, name, hours, place, lecturer }) => ({
      text: name,
      note: noteOf([hours, place, lecturer]),
      link: `${courses}/${course}/cap-nhat?tab=lich-hoc`,
    }))
    const link = `${courses}?view=lich&xem=tuan&ngay=${today}`
    return figuresOrNothing([], [...lines, ...restOf(lessons, link)])
  },
})

/** What the reader himself teaches today. */
export const ownLessonsCard = defineOwnHomeCard({
  key: 'own_lessons',
  title: 'Lớp bạn dạy hôm nay',
  link: ownTraining,
  read: async (context) => {
    const { employeeId } = context.session
    if (employeeId === null) return undefined
    const mine = sql<SqlBool>`lecturer.employee_id = ${employeeId}`
    const lessons = await lessonsOf(context, await todayOf(context), mine)
    const lines = lessons.map(({ name, hours, place }) => ({
      text: name,
      note: noteOf([hours, place]),
      link: ownTraining,
    }))
    return figuresOrNothing([], [...lines, ...restOf(lessons, ownTraining)])
  },
})

/** The first hours of a day, of courses that are not cancelled, as many as a card shows. */
async function lessonsOf(
  { prepared, inThisCompany }: ProductContext,
  today: string,
  which: RawBuilder<SqlBool>,
): Promise<Lesson[]> {
  const rows = await prepared(sql<Lesson>`
    select trainings.id as course, trainings.name,
      to_char(day.from_time, 'HH24:MI') || '–' || to_char(day.to_time, 'HH24:MI') as hours,
      place.name as place, coalesce(teacher.full_name, lecturer.name) as lecturer,
      (count(*) over ())::int as total
    from training_details day
    join trainings on ${inThisCompany('trainings')} and trainings.id = day.training_id
    left join training_lecturers lecturer on ${inThisCompany('lecturer')} and lecturer.id = day.lecturer_id
    left join employees teacher on ${inThisCompany('teacher')} and teacher.id = lecturer.employee_id
    left join training_locations place on ${inThisCompany('place')}
      and place.id = coalesce(day.location_id, trainings.location_id)
    where ${inThisCompany('day')} and day.date = ${today}::date and trainings.status <> 'cancelled' and ${which}
    order by day.from_time, day.id limit ${most}`)
  return [...rows]
}

/** A line that says how many more there are than the card shows. */
function restOf(lessons: readonly Lesson[], link: string): Schemas['HomeLine'][] {
  const rest = (lessons[0]?.total ?? 0) - lessons.length
  return rest > 0 ? [{ text: `Và ${rest} buổi học khác`, note: '', link }] : []
}

function noteOf(words: readonly (string | null)[]): string {
  return words.filter((word) => word !== null).join(' · ')
}
