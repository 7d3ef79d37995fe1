import { sql } from 'kysely'
import { shownDate } from '../../workbooks/shown-values.ts'
import { defineJob, type JobTransaction } from '../../jobs/define-job.ts'
import { isMailAddress } from '../../mail/addresses.ts'
import { queueMail } from '../../mail/outbox.ts'
import { portalPlace } from '../../portal/portal-place.ts'
import { emailCode, secretOf } from './form-token.ts'
import { greetedName } from './greeted-name.ts'
import { mayMail } from './limits.ts'
import { type MailedApplication, mailedColumns, mailedRows } from './mailed-application.ts'

/**
 * Tells the address of an application that it has arrived, with the link to it and a code that proves the address. It is
 * background work, so that no mail server keeps somebody waiting who applies.
 */
export const confirmApplication = defineJob<{ application: number }>({
  name: 'portal.confirm-application',
  title: 'Gửi thư xác nhận đã nhận hồ sơ dự tuyển',
  isQuiet: true,
  run: async ({ inCompany, settings }, { application }) => {
    const origin = portalPlace(settings).url
    await inCompany((transaction) => sendConfirmation(transaction, origin, application))
  },
})

interface Sent extends MailedApplication {
  recruitment_id: number
  answer_by: string
  contact: string | null
}

async function sendConfirmation(transaction: JobTransaction, origin: string, id: number): Promise<void> {
  const { db, inThisCompany } = transaction
  const { rows } = await sql<Sent>`
    select ${mailedColumns}, application.recruitment_id::integer as recruitment_id,
      ((application.sent_at at time zone 'Asia/Ho_Chi_Minh')::date + campaign.answer_within_days)::text as answer_by,
      nullif(concat_ws(', ', profile.data_contact, profile.data_phone), '') as contact
    ${mailedRows(transaction, sql`left join company_profiles profile on ${inThisCompany('profile')}`)}
      and application.id = ${id} and application.withdrawn_at is null and application.email_confirmed_at is null`.execute(
    db,
  )
  const [sent] = rows
  // Taken back or erased meanwhile; or an address that no mail can go to.
  if (sent === undefined || sent.email === null || !isMailAddress(sent.email)) return
  if (!(await mayMail(transaction, sent.recruitment_id, sent.email))) return
  const token = { nonce: sent.token_nonce }
  const link = `${origin}/ho-so/${await secretOf(transaction, token)}?thu=${await emailCode(transaction, token, sent.email)}`
  const name = greetedName(sent.full_name)
  await queueMail(transaction, {
    template: 'application-received',
    to: { name, address: sent.email },
    variables: {
      full_name: name,
      reference: sent.reference,
      campaign: sent.campaign,
      company: sent.company,
      answer_by: shownDate(sent.answer_by),
      contact: sent.contact ?? 'bộ phận nhân sự của công ty',
      link,
    },
  })
}
