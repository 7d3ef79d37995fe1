import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { notFound } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { hashOf, newToken } from '../../../contract/session.ts'
import { isMailAddress } from '../../../mail/addresses.ts'
import { queueMail } from '../../../mail/outbox.ts'

/**
 * A link by which a user of this company sets his password. Only its hash is kept, so it is shown now or never; whoever
 * has an address in this company gets it by mail as well.
 * @throws ApiFailure 404
 */
export async function issuePasswordLink(
  context: ProductContext,
  userId: number,
): Promise<Schemas['PasswordLink']> {
  return (await sendPasswordLink(context, userId, null)).link
}

/** A link, and to which address of the employee it was mailed; null where there is none. */
export interface SentPasswordLink {
  link: Schemas['PasswordLink']
  sentTo: 'company_email' | 'personal_email' | null
}

/**
 * The same for who has no address in the company, and gets it at his own: that one is never in the answer, as it is
 * another right's to read.
 * @throws ApiFailure 404
 */
export async function sendPasswordLink(
  context: ProductContext,
  userId: number,
  personalAddress: string | null,
): Promise<SentPasswordLink> {
  const token = newToken()
  const { rows } = await sql<{ expires_at: string | null }>`
    select issue_password_link(${userId}, ${hashOf(token)}) as expires_at`.execute(context.db)
  const expires = rows[0]?.expires_at
  if (!expires) throw notFound()
  const mailed = await mailLink(context, userId, { token, expires, personalAddress })
  const sentTo = mailed && (mailed.isPersonal ? 'personal_email' : 'company_email')
  const mailed_to = mailed?.isPersonal === false ? mailed.address : null
  return { link: { token, expires_at: expires, mailed_to }, sentTo }
}

interface LinkToMail {
  token: string
  expires: string
  /** Where it goes without an address in the company. */
  personalAddress: string | null
}

/** @returns the address, null where there is none that mail can be sent to */
async function mailLink(
  context: ProductContext,
  userId: number,
  { token, expires, personalAddress }: LinkToMail,
): Promise<{ address: string; isPersonal: boolean } | null> {
  const { rows } = await sql<{ full_name: string; login: string; address: string | null; company: string }>`
    select account.*, companies.name as company
    from mail_address_of_account(${userId}) as account, companies
    where companies.id = ${context.companyId}`.execute(context.db)
  const [user] = rows
  const ofCompany = usable(user?.address)
  const address = ofCompany ?? usable(personalAddress)
  if (user === undefined || address === null) return null
  await queueMail(context, {
    template: 'password-link',
    to: { name: user.full_name, address },
    variables: {
      full_name: user.full_name,
      login: user.login,
      company: user.company,
      // In the fragment, so that no server's log ever has it.
      link: `/dat-mat-khau#${token}`,
      expires_at: moment.format(new Date(expires)),
    },
    expiresAt: expires,
  })
  return { address, isPersonal: ofCompany === null }
}

function usable(address: string | null | undefined): string | null {
  return address && isMailAddress(address) ? address : null
}

const moment = new Intl.DateTimeFormat('vi-VN', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Ho_Chi_Minh',
})
