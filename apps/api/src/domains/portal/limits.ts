import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { ApiFailure } from '../../contract/failure.ts'
import type { LinkContext } from '../../contract/handlers.ts'
import { networkOf } from '../../portal/networks.ts'
import { portalKey } from './form-token.ts'

/** Forms of one network that are nobody's business: phones of one company share an address. */
const freeForms = { count: 30, seconds: 600 }
/** So many more than that come from no person. */
const mostForms = { count: 100, seconds: 60 }
/** Forms of one campaign in an hour, beyond which each is looked at first. */
const freeOfCampaign = { count: 600, seconds: 3600 }

/**
 * Counts a form that is about to be kept, by where it came from and by its campaign.
 * @returns why it is kept aside; nothing for most
 * @throws ApiFailure 429 where one network sends more than people do
 */
export async function countForm(context: LinkContext): Promise<string[]> {
  const network = networkOf(context.caller.address)
  const [burst, forms, ofCampaign] = [
    await counted(context, `burst:${network}`, mostForms.seconds),
    await counted(context, `form:${network}`, freeForms.seconds),
    await counted(context, `campaign:${context.companyId}:${context.recordId}`, freeOfCampaign.seconds),
  ]
  if (burst > mostForms.count) {
    throw new ApiFailure(429, 'Có quá nhiều hồ sơ được gửi từ mạng của bạn. Hãy thử lại sau một phút.', {
      retryAfter: mostForms.seconds,
    })
  }
  return forms > freeForms.count || ofCampaign > freeOfCampaign.count ? ['rush'] : []
}

/** The key is a hash with the day's salt: what is counted tells no address. */
async function counted(context: LinkContext, what: string, seconds: number): Promise<number> {
  const day = new Date().toISOString().slice(0, 10)
  const key = createHmac('sha256', await portalKey(context))
    .update(`${day}:${what}`)
    .digest()
  const { rows } = await sql<{ total: number }>`
    select count_portal_attempt(${what.startsWith('campaign') ? 'campaign' : 'form'}, ${key}, ${seconds}, 1) as total`.execute(
    context.db,
  )
  return rows[0]?.total ?? 0
}
