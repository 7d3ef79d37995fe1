import { type RawBuilder, sql } from 'kysely'
import { type RowConditions, visibleRows } from '../../contract/access.ts'
import { ApiFailure, notFound } from '../../contract/failure.ts'
import { defineOperations, type Handlers, type ProductContext } from '../../contract/handlers.ts'
import { list } from '../../contract/list-query/list.ts'
import { cancelQueuedRun, enqueue } from '../../jobs/enqueue.ts'
import { endAttempt } from '../../mail/mail-rows.ts'
import { hidden, renderBody } from '../../mail/render.ts'
import { sendMail } from '../../mail/send-mail.ts'
import { allTemplates } from '../../mail/templates.ts'
import { holdWhoGetsLetter, whyLetterIsHeld } from '../recruitment/public.ts'
import { type Mail, mailColumns, type MailRow, mailSource, withNames } from './mail-rows.ts'

/** Of mails nobody sees a part: they are for those who administer the whole company. */
const visible: RowConditions = { table: 'mails' }

const mails: Handlers<'mails'> = {
  'mails.list': async ({ query = {} }, context) => {
    const { rows, meta } = await list<MailRow>(context, query, {
      source: mailSource,
      visible,
      columns: mailColumns,
    })
    return { mails: await withNames(context, rows), meta }
  },

  'mails.show': async ({ path }, context) => ({
    mail: await find(context, path.id),
    ...(await shownBody(context, path.id)),
  }),

  'mails.cancel': async ({ path }, context) => {
    const { state, run_id } = await lock(context, path.id)
    if (state !== 'queued' && state !== 'cancelled') {
      throw new ApiFailure(
        409,
        state === 'sending' ? 'Thư đang được gửi nên không hủy được.' : 'Thư này không còn chờ gửi nữa.',
      )
    }
    if (run_id !== null) await cancelQueuedRun(context, run_id)
    await endAttempt(context, path.id, { state: 'cancelled' })
    context.audit({ recordId: path.id, changedFields: ['state'] })
    return { mail: await find(context, path.id) }
  },

  'mails.retry': async ({ path }, context) => {
    await holdWhoGetsLetter(context, path.id)
    const { state, has_secrets } = await lock(context, path.id)
    if (state === 'sent' || state === 'sending')
      throw new ApiFailure(409, 'Thư này đã được gửi hoặc đang được gửi.')
    if (has_secrets && state !== 'queued') {
      throw new ApiFailure(
        409,
        'Liên kết dùng một lần hoặc lịch đính kèm của thư này đã được xóa. Hãy tạo liên kết mới hoặc gửi lại thư mời.',
      )
    }
    const why = await whyLetterIsHeld(context, path.id)
    if (why !== undefined) throw new ApiFailure(409, `${why} Thư này không được gửi nữa.`)
    if (state !== 'queued') await queueAgain(context, path.id)
    context.audit({ recordId: path.id, changedFields: ['state'] })
    return { mail: await find(context, path.id) }
  },
}

export default defineOperations('mails', mails)

/** @throws ApiFailure 403 */
function mine(context: ProductContext): RawBuilder<unknown> {
  return sql`${context.inThisCompany('mails')} and ${visibleRows(context, visible)}`
}

/** @throws ApiFailure 404 */
async function find(context: ProductContext, id: number): Promise<Mail> {
  const { rows } = await sql<MailRow>`
    select ${mailColumns} from mails where ${mine(context)} and mails.id = ${id}`.execute(context.db)
  const [mail] = await withNames(context, rows)
  if (mail === undefined) throw notFound()
  return mail
}

interface Locked {
  state: Mail['state']
  has_secrets: boolean
  run_id: number | null
}

/** @throws ApiFailure 404 */
async function lock(context: ProductContext, id: number): Promise<Locked> {
  const { rows } = await sql<Locked>`
    select state, has_secrets, run_id from mails where ${mine(context)} and id = ${id} for update`.execute(
    context.db,
  )
  if (rows[0] === undefined) throw notFound()
  return rows[0]
}

/** The body with dots where secret values stood; those themselves are not even looked at. */
async function shownBody(context: ProductContext, id: number): Promise<{ html: string; text: string }> {
  const { rows } = await sql<{ template: string; body: string; variables: Record<string, string> }>`
    select template, body, variables from mails where ${mine(context)} and id = ${id}`.execute(context.db)
  const [mail] = rows
  if (mail === undefined) throw notFound()
  const declared = Object.entries(allTemplates[mail.template]?.variables ?? {})
  const dots = declared.filter(([, { isSecret }]) => isSecret).map(([name]) => [name, hidden])
  return renderBody(mail.body, { ...mail.variables, ...Object.fromEntries(dots) })
}

async function queueAgain(context: ProductContext, mailId: number): Promise<void> {
  const runId = await enqueue(context, sendMail, { mailId })
  await sql`
    update mails set state = 'queued', run_id = ${runId}, last_error = null
    where ${context.inThisCompany('mails')} and id = ${mailId}`.execute(context.db)
}
