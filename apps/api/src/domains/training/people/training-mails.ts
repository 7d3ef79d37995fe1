import type { Data } from '@nhansu/sdk/contract'
import { type RawBuilder, sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import { ApiFailure, invalidInput } from '../../../contract/failure.ts'
import { defineOperations, type ProductContext } from '../../../contract/handlers.ts'
import { tell, type ToldPerson } from '../../../notices/tell.ts'
import { mainUnit } from '../../employees/public.ts'
import { type HeldCourse, holdCourse, requireCourse, visiblePeople } from './course-people.ts'
import { formatDay } from './day-words.ts'
import type { PersonState } from './person-states.ts'

type Written = Data<'trainingMails.confirmations'>['employees'][number]
type Sent = Data<'trainingMails.notify'>
type Kind = 'invitation' | 'schedule'

/** Who is written to when nobody is named: who has not answered, and who takes part. */
const concerned: Readonly<Record<Kind, readonly PersonState[]>> = {
  invitation: ['listed', 'registered', 'promised'],
  schedule: ['listed', 'registered', 'promised', 'confirmed', 'joined'],
}

export default defineOperations('trainingMails', {
  'trainingMails.confirmations': async ({ path }, context) => {
    await requireCourse(context, path.id)
    return { employees: await peopleOf(context, path.id, 'invitation') }
  },
  'trainingMails.notices': async ({ path }, context) => {
    await requireCourse(context, path.id)
    return { employees: await peopleOf(context, path.id, 'schedule') }
  },

  'trainingMails.askToConfirm': async ({ path, body }, context) => {
    await requireCourse(context, path.id)
    const course = await holdCourse(context, path.id)
    refuseClosed(course)
    const about = await factsOf(context, path.id)
    return writeTo(context, course, { kind: 'invitation', ids: body.ids }, (person) =>
      tell(context, person, {
        notice: { kind: 'training_invitation', recordId: path.id },
        mail: {
          template: 'training-invitation',
          variables: {
            full_name: person.name,
            course: course.name,
            company: about.company,
            days: about.days,
            place: about.place,
            deadline: formatDay(course.confirm_deadline ?? course.today),
            link: linkTo(path.id),
          },
        },
      }),
    )
  },

  'trainingMails.notify': async ({ path, body }, context) => {
    await requireCourse(context, path.id)
    const course = await holdCourse(context, path.id)
    const about = await factsOf(context, path.id)
    if (about.schedule === '') {
      throw new ApiFailure(409, 'Khóa đào tạo chưa có lịch học nên chưa thông báo được.')
    }
    return writeTo(context, course, { kind: 'schedule', ids: body.ids }, (person) =>
      tell(context, person, {
        notice: { kind: 'training_schedule', recordId: path.id },
        mail: {
          template: 'training-schedule',
          variables: {
            full_name: person.name,
            course: course.name,
            company: about.company,
            schedule: about.schedule,
            link: linkTo(path.id),
          },
        },
      }),
    )
  },
})

/** Where somebody reads what he is invited to, signed in, and answers. */
function linkTo(courseId: number): string {
  return `/dao-tao/khoa-dao-tao/${courseId}/xac-nhan-tham-gia-dao-tao`
}

/** @throws ApiFailure 409 for a course of which nobody is asked, not yet or not any more */
function refuseClosed({ status, confirm_deadline: last, today }: HeldCourse): void {
  if (status !== 'open')
    throw new ApiFailure(409, 'Khóa đào tạo không ở trạng thái Mở đăng ký nên không gửi thư mời được.')
  if (last !== null && last < today) {
    throw new ApiFailure(409, `Đã quá hạn xác nhận (${formatDay(last)}). Hãy gia hạn trước khi gửi thư mời.`)
  }
}

/**
 * Writes to people of a held course, within the transaction of the press, and keeps which mail went to whom; who has no
 * address hears of it in the product alone.
 * @throws ApiFailure 400 for somebody named whom it does not concern
 */
async function writeTo(
  context: ProductContext,
  course: HeldCourse,
  { kind, ids }: { kind: Kind; ids: readonly number[] | undefined },
  tellOne: (person: ToldPerson) => Promise<number | null>,
): Promise<Sent> {
  const { db, companyId } = context
  const named = ids === undefined ? sql`true` : sql`training_employees.id = any(${ids}::bigint[])`
  const asked = await peopleOf(
    context,
    course.id,
    kind,
    sql`${named} and training_employees.state = any(${concerned[kind]})`,
  )
  if (ids !== undefined && asked.length !== ids.length) {
    throw invalidInput({ ids: ['Có học viên không thuộc khóa hoặc không còn cần nhận thư này.'] })
  }
  const recent = await recentlyWritten(context, course.id, kind)
  const due = asked.filter(({ id }) => !recent.has(id))
  const left: Sent['without_address'] = []
  const queued: { id: number; mail_id: number }[] = []
  for (const { id, employee_id: employeeId, nhansu_id, full_name: name, address } of due) {
    const mailId = await tellOne({ reader: { employeeId }, name, address })
    if (mailId === null) left.push({ id, nhansu_id, full_name: name })
    else queued.push({ id, mail_id: mailId })
  }
  await sql`insert into training_mails (company_id, training_id, training_employee_id, kind, mail_id)
    select ${companyId}, ${course.id}, written.id, ${kind}, written.mail_id
    from jsonb_to_recordset(${JSON.stringify(queued)}::jsonb) as written (id bigint, mail_id bigint)`.execute(
    db,
  )
  context.audit({ recordId: course.id, detail: { sent: queued.length } })
  return { sent: queued.length, without_address: left, already: asked.length - due.length }
}

async function recentlyWritten(
  { db, companyId }: ProductContext,
  courseId: number,
  kind: Kind,
): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select distinct training_employee_id as id from training_mails
    where company_id = ${companyId} and training_id = ${courseId} and kind = ${kind}
      and queued_at > now() - interval '1 hour'`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** The people of a course whom this reader may see, by name, each with the last mail of a kind. */
async function peopleOf(
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

interface CourseFacts {
  company: string
  days: string
  place: string
  schedule: string
}

/** What letters say of a course. */
async function factsOf({ db, companyId }: ProductContext, id: number): Promise<CourseFacts> {
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
