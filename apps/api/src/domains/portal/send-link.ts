import { createHash } from 'node:crypto'
import type { Data, Input } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import type { LinkContext } from '../../contract/handlers.ts'
import { hashOf } from '../../contract/session.ts'
import type { CompanyTransaction } from '../../db/transaction.ts'
import { defineJob, type JobTransaction } from '../../jobs/define-job.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { isMailAddress } from '../../mail/addresses.ts'
import { queueMail } from '../../mail/outbox.ts'
import { portalKey } from '../../portal/portal-key.ts'
import { portalPlace } from '../../portal/portal-place.ts'
import { linkLife } from './applications.ts'
import { secretOf } from './form-token.ts'
import { greetedName } from './greeted-name.ts'
import { countLink, mayMail, minutesBetweenMails } from './limits.ts'
import { type MailedApplication, mailedColumns, mailedRows } from './mailed-application.ts'

/** Applications of one address in one campaign whose links one mail holds. */
const mostLinks = 5

/**
 * Asks for the link of one's own application. Whatever is known of the address, the same is done and answered: the looking
 * is left to background work, so that not even the time tells anything.
 * @throws ApiFailure 429 where one network asks more often than people do
 */
export async function askForLink(
  { body }: Input<'externals.sendLink'>,
  context: LinkContext,
): Promise<Data<'externals.sendLink'>> {
  await countLink(context)
  const asked = await digestOf(context, body.email)
  await enqueue(context, sendLink, { campaign: context.recordId, asked: asked.toString('hex') })
  return { again_in_minutes: minutesBetweenMails }
}

/** Sends somebody the links of his applications in one campaign. What is asked is known as a keyed hash of the address. */
export const sendLink = defineJob<{ campaign: number; asked: string }>({
  name: 'portal.send-link',
  title: 'Gửi lại đường dẫn hồ sơ dự tuyển',
  isQuiet: true,
  run: async ({ inCompany, settings }, { campaign, asked }) => {
    const origin = portalPlace(settings).url
    await inCompany((transaction) => sendLinks(transaction, origin, campaign, Buffer.from(asked, 'hex')))
  },
})

interface Found extends MailedApplication {
  id: number
  /** By which it was found. */
  email: string
}

/**
 * Sends the links to the address that the applications themselves came with. They are the same ones as before: nobody ends
 * another's link by asking for it, and one that is over leads there again.
 */
async function sendLinks(
  transaction: JobTransaction,
  origin: string,
  campaign: number,
  asked: Buffer,
): Promise<void> {
  const found = await sentWith(transaction, campaign, asked)
  const [first] = found
  if (first === undefined || !isMailAddress(first.email)) return
  if (!(await mayMail(transaction, campaign, first.email))) return
  const links: { reference: string; link: string }[] = []
  for (const { id, reference, token_nonce: nonce } of found) {
    const secret = await secretOf(transaction, { nonce })
    await sql`select give_application_link(${hashOf(secret)}, ${id}, now() + ${linkLife})`.execute(
      transaction.db,
    )
    links.push({ reference, link: `${origin}/ho-so/${secret}` })
  }
  const [newest, ...others] = links
  const name = greetedName(first.full_name)
  await queueMail(transaction, {
    template: 'application-link',
    to: { name, address: first.email },
    variables: {
      full_name: name,
      reference: first.reference,
      campaign: first.campaign,
      company: first.company,
      link: newest?.link ?? '',
      others: others.map(({ reference, link }) => `${reference}: ${link}`).join(' · '),
    },
    expiresAt: new Date(Date.now() + 24 * 3600 * 1000).toISOString(),
  })
}

/** The newest applications of an address in a campaign, as they were sent: what HR merges later is another matter. */
async function sentWith(transaction: CompanyTransaction, campaign: number, asked: Buffer): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select ${mailedColumns}, application.id ${mailedRows(transaction)} and application.recruitment_id = ${campaign}
      and sha256(convert_to(lower(application.content ->> 'email'), 'UTF8') || ${await portalKey(transaction)}) = ${asked}
    order by application.sent_at desc, application.id desc limit ${mostLinks}`.execute(transaction.db)
  return rows
}

/** What is asked for, so that the queue holds no address. */
async function digestOf(context: CompanyTransaction, email: string): Promise<Buffer> {
  return createHash('sha256')
    .update(email.trim().toLowerCase())
    .update(await portalKey(context))
    .digest()
}
