import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { ApiFailure } from '../../contract/failure.ts'
import type { LinkContext } from '../../contract/handlers.ts'
import type { CompanyTransaction } from '../../db/transaction.ts'
import { networkOf } from '../../portal/networks.ts'
import { portalKey } from '../../portal/portal-key.ts'

/** Forms of one network that are nobody's business: phones of one company share an address. */
const freeForms = { count: 30, seconds: 600 }
/** So many more than that come from no person. */
const mostForms = { count: 100, seconds: 60 }
/** Forms of one campaign in an hour, beyond which each is looked at first. */
const freeOfCampaign = { count: 600, seconds: 3600 }

/** Links of one network that are sent again. */
const mostLinks = { count: 3, seconds: 3600 }
/** Mails to one recipient about one campaign, and about all. */
const mailsOfCampaign = { count: 1, seconds: 3600 }
const mailsOfRecipient = { count: 3, seconds: 24 * 3600 }

/** Minutes between two mails to one recipient about one campaign. */
export const minutesBetweenMails = mailsOfCampaign.seconds / 60

/**
 * Counts an asking for a link by where it came from, before anything is looked for.
 * @throws ApiFailure 429 where one network asks more often than people do
 */
export async function countLink(context: LinkContext): Promise<void> {
  if (
    (await counted(context, 'again', networkOf(context.caller.address), mostLinks.seconds)) > mostLinks.count
  )
    throw new ApiFailure(
      429,
      'Mạng của bạn đã yêu cầu gửi lại đường dẫn nhiều lần. Hãy thử lại sau một giờ.',
      { retryAfter: mostLinks.seconds },
    )
}

/**
 * Whether a mail may still go to this recipient about this campaign; it is counted where it may.
 * @param isLast of one that tells of an erasure: it takes no other mail's hour
 */
export async function mayMail(
  context: CompanyTransaction,
  campaign: number,
  address: string,
  isLast = false,
): Promise<boolean> {
  const recipient = address.toLowerCase()
  const about = `${context.companyId}:${campaign}:${isLast ? 'erased:' : ''}${recipient}`
  if ((await counted(context, 'mail', about, mailsOfCampaign.seconds)) > mailsOfCampaign.count) return false
  return (await counted(context, 'mail', recipient, mailsOfRecipient.seconds)) <= mailsOfRecipient.count
}

/**
 * Counts a form that is about to be kept, by where it came from and by its campaign.
 * @returns why it is kept aside; nothing for most
 * @throws ApiFailure 429 where one network sends more than people do
 */
export async function countForm(context: LinkContext): Promise<string[]> {
  const network = networkOf(context.caller.address)
  const [burst, forms, ofCampaign] = [
    await counted(context, 'form', `burst:${network}`, mostForms.seconds),
    await counted(context, 'form', `form:${network}`, freeForms.seconds),
    await counted(context, 'campaign', `${context.companyId}:${context.recordId}`, freeOfCampaign.seconds),
  ]
  if (burst > mostForms.count) {
    throw new ApiFailure(429, 'Có quá nhiều hồ sơ được gửi từ mạng của bạn. Hãy thử lại sau một phút.', {
      retryAfter: mostForms.seconds,
    })
  }
  return forms > freeForms.count || ofCampaign > freeOfCampaign.count ? ['rush'] : []
}

type Kind = 'form' | 'campaign' | 'again' | 'mail'

/** The key is a hash with the day's salt: what is counted tells no address. */
async function counted(
  context: CompanyTransaction,
  kind: Kind,
  what: string,
  seconds: number,
): Promise<number> {
  const day = new Date().toISOString().slice(0, 10)
  const key = createHmac('sha256', await portalKey(context))
    .update(`${day}:${kind}:${what}`)
    .digest()
  const { rows } = await sql<{ total: number }>`
    select count_portal_attempt(${kind}, ${key}, ${seconds}, 1) as total`.execute(context.db)
  return rows[0]?.total ?? 0
}
