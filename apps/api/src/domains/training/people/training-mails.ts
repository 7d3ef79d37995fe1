import type { Data } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { ApiFailure, invalidInput } from '../../../contract/failure.ts'
import { defineOperations, type ProductContext } from '../../../contract/handlers.ts'
import { tell, type ToldPerson } from '../../../notices/tell.ts'
import { isPortalThere } from '../../../portal/is-portal-there.ts'
import { type HeldCourse, holdCourse, requireCourse } from './course-people.ts'
import { formatDay } from './day-words.ts'
import { concerned, factsOf, type Kind, peopleOf, refuseClosed } from './invited-people.ts'
import { printInvitations } from './print-invitations.ts'
import { linksOf } from './training-links.ts'

type Sent = Data<'trainingMails.notify'>

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
    let links = new Map<number, string>()
    // Without a portal that people reach they are asked to sign in.
    const prepare = async (due: readonly number[]) => {
      if (await isPortalThere(context)) links = await linksOf(context, due)
    }
    return writeTo(context, course, { kind: 'invitation', ids: body.ids, prepare }, (person, id) =>
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
            link: links.get(id) ?? linkTo(path.id),
          },
        },
      }),
    )
  },

  'trainingMails.printInvitations': printInvitations,

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

interface Letters {
  kind: Kind
  /** Rows of people; all whom it concerns when absent. */
  ids: readonly number[] | undefined
  /** What must be known of all who are written to before the first letter. */
  prepare?: (due: readonly number[]) => Promise<void>
}

/**
 * Writes to people of a held course, within the transaction of the press, and keeps which mail went to whom; who has no
 * address hears of it in the product alone.
 * @throws ApiFailure 400 for somebody named whom it does not concern
 */
async function writeTo(
  context: ProductContext,
  course: HeldCourse,
  { kind, ids, prepare }: Letters,
  tellOne: (person: ToldPerson, id: number) => Promise<number | null>,
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
  await prepare?.(due.map(({ id }) => id))
  const left: Sent['without_address'] = []
  const queued: { id: number; mail_id: number }[] = []
  for (const { id, employee_id: employeeId, nhansu_id, full_name: name, address } of due) {
    const mailId = await tellOne({ reader: { employeeId }, name, address }, id)
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
