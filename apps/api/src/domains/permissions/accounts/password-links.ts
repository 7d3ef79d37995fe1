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
  const token = newToken()
  const { rows } = await sql<{ expires_at: string | null }>`
    select issue_password_link(${userId}, ${hashOf(token)}) as expires_at`.execute(context.db)
  const expires = rows[0]?.expires_at
  if (!expires) throw notFound()
  return { token, expires_at: expires, mailed_to: await mailLink(context, userId, token, expires) }
}

/** @returns the address, null where there is none that mail can be sent to */
async function mailLink(
  context: ProductContext,
  userId: number,
  token: string,
  expires: string,
): Promise<string | null> {
  const { rows } = await sql<{ full_name: string; login: string; address: string | null; company: string }>`
    select account.*, companies.name as company
    from mail_address_of_account(${userId}) as account, companies
    where companies.id = ${context.companyId}`.execute(context.db)
  const [user] = rows
  if (!user?.address || !isMailAddress(user.address)) return null
  await queueMail(context, {
    template: 'password-link',
    to: { name: user.full_name, address: user.address },
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
  return user.address
}

const moment = new Intl.DateTimeFormat('vi-VN', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Ho_Chi_Minh',
})
