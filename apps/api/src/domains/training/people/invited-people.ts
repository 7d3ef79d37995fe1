import type { Data } from '@nhansu/sdk/contract'
import { type RawBuilder, sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import { ApiFailure } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { mainUnit } from '../../employees/public.ts'
import { type HeldCourse, visiblePeople } from './course-people.ts'
import { formatDay } from './day-words.ts'
import type { PersonState } from './person-states.ts'

type Written = Data<'trainingMails.confirmations'>['employees'][number]

/** What people are written to about: to answer, or the days and places. */
export type Kind = 'invitation' | 'schedule'

/** Who is written to when nobody is named: who has not answered, and who takes part. */
export const concerned: Readonly<Record<Kind, readonly PersonState[]>> = {
  invitation: ['listed', 'registered', 'promised'],
  schedule: ['listed', 'registered', 'promised', 'confirmed', 'joined'],
}

/** @throws ApiFailure 409 for a course of which nobody is asked, not yet or not any more */
export function refuseClosed({ status, confirm_deadline: last, today }: HeldCourse): void {
  if (status !== 'open')
    throw new ApiFailure(409, 'Khóa đào tạo không ở trạng thái Mở đăng ký nên không gửi thư mời được.')
  if (last !== null && last < today) {
    throw new ApiFailure(409, `Đã quá hạn xác nhận (${formatDay(last)}). Hãy gia hạn trước khi gửi thư mời.`)
  }
}

/** The people of a course whom this reader may see, by name, each with the last mail of a kind. */
export async function peopleOf(
  context: ProductContext,
  courseId: number,
  kind: Kind,
  also: RawBuilder<unknown> = sql`true`,
): Promise<Written[]> {
  const { rows } = await sql<Written>`
    select training_employees.id, training_employees.employee_id, employees.nhansu_id, employees.full_name,
      ${mainUnit} as unit_name, training_employees.state, training_employees.mandatory,
      nullif(trim(both from employees.company_email), '') as address, mails.state as mail_state,
      written.queued_at as mailed_at, training_employees.answered_at, training_employees.answered_by,
      training_employees.reason
    from training_employees
    join employees on employees.company_id = training_employees.company_id
      and employees.id = training_employees.employee_id
    left join lateral (select last.mail_id, last.queued_at from training_mails last
      where last.company_id = training_employees.company_id and last.training_employee_id = training_employees.id
        and last.kind = ${kind} order by last.id desc limit 1) written on true
    left join mails on mails.company_id = training_employees.company_id and mails.id = written.mail_id
    where ${context.inThisCompany('training_employees')} and training_employees.training_id = ${courseId}
      and ${visibleRows(context, visiblePeople)} and ${also}
    order by employees.sort_name, employees.id`.execute(context.db)
  return rows
}

/** What letters and papers say of a course. */
export interface CourseFacts {
  company: string
  days: string
  place: string
  schedule: string
}

/** Reads it. */
export async function factsOf({ db, companyId }: ProductContext, id: number): Promise<CourseFacts> {
  const { rows } = await sql<CourseFacts>`
    select companies.name as company,
      concat_ws(' đến ', to_char(course.start_date, 'DD/MM/YYYY'),
        case when course.end_date > course.start_date then to_char(course.end_date, 'DD/MM/YYYY') end) as days,
      coalesce(place.name, 'theo lịch học') as place,
      coalesce((select string_agg(concat_ws(', ', to_char(day.date, 'DD/MM/YYYY') || ' '
          || to_char(day.from_time, 'HH24:MI') || '–' || to_char(day.to_time, 'HH24:MI'), coalesce(room.name, place.name)),
          '; ' order by day.date, day.from_time)
        from training_details day
        left join training_locations room on room.company_id = day.company_id and room.id = day.location_id
        where day.company_id = course.company_id and day.training_id = course.id), '') as schedule
    from trainings course
    join companies on companies.id = course.company_id
    left join training_locations place on place.company_id = course.company_id and place.id = course.location_id
    where course.company_id = ${companyId} and course.id = ${id}`.execute(db)
  return rows[0] ?? { company: '', days: '', place: '', schedule: '' }
}
