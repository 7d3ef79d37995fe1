import { hashOf, newToken } from '../contract/session.ts'
import { hashPassword } from '../passwords.ts'
import { password, people } from '../testing/group.ts'
import { newcomer, sessionOf } from '../testing/newcomer.ts'
import { type CallsOf, nothing, type CallContext } from './call-context.ts'
import { nextNumber } from '../testing/numbers.ts'

/** Signing in, and the company one works in. */
export const sessionCalls: CallsOf<'session'> = {
  'session.login': async () => ({ body: { login: people.hrOfOne.login, password } }),
  'session.logout': nothing,
  'session.me': nothing,
  'session.companies': nothing,
  'session.currentCompany': nothing,
  'session.changeCompany': async () => ({ body: { current_company_id: 2 } }),
}

/** What everybody does for himself. */
export const profileCalls: CallsOf<'profile'> = {
  'profile.changePassword': async ({ api, actor }) => {
    await api.db.superuser.query('update users set password_hash = $2 where id = $1', [
      actor.userId,
      await hashPassword(password),
    ])
    // The new password has ended the session in which the call was to be made.
    return { body: { old_password: password, new_password: 'bảy con mèo tam thể ngủ trên mái' } }
  },
  'profile.passwordLink': async (context) => ({ body: { token: await passwordLink(context) } }),
  'profile.resetPassword': async (context) => ({
    body: { token: await passwordLink(context), new_password: 'cầu vồng ăn phở lúc nửa đêm' },
  }),
  'profile.sessions': nothing,
  'profile.endSession': async ({ api, actor }) => {
    if (actor.userId === null) return { path: { id: 1 } }
    const token = await sessionOf(api, actor.userId)
    const { rows } = await api.db.superuser.query<{ id: number }>(
      'select id from sessions where token_hash = $1',
      [hashOf(token)],
    )
    return { path: { id: rows[0]?.id ?? 1 } }
  },
  'profile.endOtherSessions': nothing,
  'profile.signIns': nothing,
}

async function passwordLink({ api }: CallContext): Promise<string> {
  const { userId } = await newcomer(api, { login: `lien-ket-${nextNumber()}`, companies: { 1: [] } })
  const token = newToken()
  await api.db.superuser.query(
    `insert into public_links (token_hash, company_id, kind, record_id, expires_at)
     values ($1, 1, 'password', $2, now() + interval '1 hour')`,
    [hashOf(token), userId],
  )
  return token
}
