import type { Data } from '@nhansu/sdk/contract'
import type { NoticeKind } from '@nhansu/sdk/domains/notices'
import { sql } from 'kysely'
import { ApiFailure, invalidInput } from '../../../contract/failure.ts'
import { defineOperations, type ProductContext } from '../../../contract/handlers.ts'
import type { MailTemplateName, MailValues } from '../../../mail/templates.ts'
import { tellEach } from '../../../notices/tell.ts'
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
    return writeTo(context, course, {
      kind: 'invitation',
      ids: body.ids,
      notice: 'training_invitation',
      template: 'training-invitation',
      wordsFor: async (due) => {
        // Without a portal that people reach they are asked to sign in.
        const links = (await isPortalThere(context)) ? await linksOf(context, due) : new Map<number, string>()
        return ({ id, full_name }) => ({
          full_name,
          course: course.name,
          company: about.company,
          days: about.days,
          place: about.place,
          deadline: formatDay(course.confirm_deadline ?? course.today),
          link: links.get(id) ?? linkTo(path.id),
        })
      },
    })
  },

  'trainingMails.printInvitations': printInvitations,

  'trainingMails.notify': async ({ path, body }, context) => {
    await requireCourse(context, path.id)
    const course = await holdCourse(context, path.id)
    const about = await factsOf(context, path.id)
    if (about.schedule === '') {
      throw new ApiFailure(409, 'Khóa đào tạo chưa có lịch học nên chưa thông báo được.')
    }
    return writeTo(context, course, {
      kind: 'schedule',
      ids: body.ids,
      notice: 'training_schedule',
      template: 'training-schedule',
      wordsFor:
        async () =>
        ({ full_name }) => ({
          full_name,
          course: course.name,
          company: about.company,
          schedule: about.schedule,
          link: linkTo(path.id),
        }),
    })
  },
})

/** Where somebody reads what he is invited to, signed in, and answers. */
function linkTo(courseId: number): string {
  return `/dao-tao/khoa-dao-tao/${courseId}/xac-nhan-tham-gia-dao-tao`
}

interface Letters<Name extends MailTemplateName> {
  kind: Kind
  /** Rows of people; all whom it concerns when absent. */
  ids: readonly number[] | undefined
  notice: NoticeKind
  template: Name
  /** What the letters say, asked once for all rows that are written to. */
  wordsFor: (due: readonly number[]) => Promise<(row: Asked) => MailValues<Name>>
}

type Asked = Awaited<ReturnType<typeof peopleOf>>[number]

/**
 * Writes to people of a held course, within the transaction of the press, and keeps which mail went to whom; who has no
 * address hears of it in the product alone.
 * @throws ApiFailure 400 for somebody named whom it does not concern
 */
async function writeTo<Name extends MailTemplateName>(
  context: ProductContext,
  course: HeldCourse,
  { kind, ids, notice, template, wordsFor }: Letters<Name>,
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
  const wordsOf = await wordsFor(due.map(({ id }) => id))
  const mails = await tellEach(
    context,
    due.map((row) => ({
      employeeId: row.employee_id,
      name: row.full_name,
      address: row.address,
      variables: wordsOf(row),
    })),
    { notice: { kind: notice, recordId: course.id }, template },
  )
  const queued = due.flatMap(({ id, employee_id: employeeId }) => {
    const mailId = mails.get(employeeId)
    return mailId === undefined ? [] : [{ id, mail_id: mailId }]
  })
  const left = due.filter(({ employee_id: employeeId }) => !mails.has(employeeId))
  await sql`insert into training_mails (company_id, training_id, training_employee_id, kind, mail_id)
    select ${companyId}, ${course.id}, written.id, ${kind}, written.mail_id
    from jsonb_to_recordset(${JSON.stringify(queued)}::jsonb) as written (id bigint, mail_id bigint)`.execute(
    db,
  )
  context.audit({ recordId: course.id, detail: { sent: queued.length } })
  return {
    sent: queued.length,
    without_address: left.map(({ id, nhansu_id, full_name }) => ({ id, nhansu_id, full_name })),
    already: asked.length - due.length,
  }
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
