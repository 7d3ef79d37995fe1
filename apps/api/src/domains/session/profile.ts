import type { Data } from '@nhansu/sdk/contract'
import { notFound, unauthorized } from '../../contract/failure.ts'
import { defineOperations, type IdentityContext } from '../../contract/handlers.ts'
import { hashOf, type Session } from '../../contract/session.ts'
import { changePassword, openPasswordLink, resetPassword } from './password-change.ts'

type OwnSession = Data<'profile.sessions'>['sessions'][number]
type SignIn = Data<'profile.signIns'>['sign_ins'][number]

export default defineOperations('profile', {
  'profile.changePassword': async ({ body }, context) => ({
    token: await changePassword(context.database, signedIn(context), body, context.caller),
  }),

  'profile.passwordLink': ({ body }, { database }) => openPasswordLink(database, body.token),

  'profile.resetPassword': async ({ body }, { database, caller }) => ({
    login: await resetPassword(database, body, caller),
  }),

  'profile.sessions': async (_, context) => {
    const { rows } = await context.database.pool.query<OwnSession>('select * from own_sessions($1, $2, $3)', [
      hashOf(signedIn(context).token),
      ...longest,
    ])
    return { sessions: rows }
  },

  'profile.endSession': async ({ path }, context) => {
    const ended_total = await endSessions(context, path.id)
    if (ended_total === 0) throw notFound()
    return { ended_total }
  },

  'profile.endOtherSessions': async (_, context) => ({ ended_total: await endSessions(context, null) }),

  'profile.signIns': async (_, context) => {
    const { rows } = await context.database.pool.query<SignIn>('select * from own_sign_ins($1)', [
      hashOf(signedIn(context).token),
    ])
    return { sign_ins: rows }
  },
})

/** No session lives longer, whatever the settings: they allow a day without a request, and a week in all. */
const longest = ['1 day', '7 days'] as const

async function endSessions(context: IdentityContext, sessionId: number | null): Promise<number> {
  const { rows } = await context.database.pool.query<{ ended: number }>(
    'select end_own_sessions($1, $2) as ended',
    [hashOf(signedIn(context).token), sessionId],
  )
  return rows[0]?.ended ?? 0
}

function signedIn({ session, token }: IdentityContext): { session: Session; token: string } {
  if (session === null || token === null) throw unauthorized()
  return { session, token }
}
