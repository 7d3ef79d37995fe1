import { ApiFailure, unauthorized } from '../../contract/failure.ts'
import { defineOperations, type IdentityContext } from '../../contract/handlers.ts'
import { hashOf, newToken, type Session } from '../../contract/session.ts'
import type { Database } from '../../db/connect.ts'
import { recordEvent } from './events.ts'
import { signIn } from './sign-in.ts'

interface Company {
  id: number
  code: string
  name: string
  short_name: string
}

export default defineOperations('session', {
  'session.login': async ({ body }, { database, caller, answerHeader }) => {
    const { token, cookie } = await signIn(database, body, caller)
    answerHeader('set-cookie', cookie)
    return { token }
  },

  'session.logout': async (_, context) => {
    const { session, token } = signedIn(context)
    const { database, caller, answerHeader } = context
    await database.pool.query('select end_session($1, $2)', [hashOf(token), 'sign-out'])
    await recordEvent(database, caller, {
      event: 'sign-out',
      userId: session.userId,
      companyId: session.companyId,
    })
    answerHeader('clear-site-data', '"cache", "storage"')
    return {}
  },

  'session.me': async (_, context) => {
    const { session } = signedIn(context)
    return {
      user: {
        id: session.userId,
        login: session.login,
        full_name: session.fullName,
        avatar: session.avatar,
        nhansu_id: session.nhansuId,
      },
    }
  },

  'session.companies': async (_, context) => {
    const { session } = signedIn(context)
    return { companies: await companiesOf(context.database, session) }
  },

  'session.currentCompany': async (_, context) => {
    const { session } = signedIn(context)
    const companies = await companiesOf(context.database, session)
    return { company: companies.find(({ id }) => id === session.companyId) ?? null }
  },

  'session.changeCompany': async ({ body }, context) => {
    const { session, token } = signedIn(context)
    const { database, caller } = context
    const companyId = body.current_company_id
    const newOne = newToken()
    const { rows } = await database.pool.query<{ switched: boolean }>(
      `with switch as materialized (select switch_company($1, $2, $3) as done)
       select done as switched, record_sign_in_event($4, case when done then $2 else $5::integer end,
         case when done then 'switch' else 'switch-refused' end, $6, $7, $8)
       from switch`,
      [
        hashOf(token),
        companyId,
        hashOf(newOne),
        session.userId,
        session.companyId,
        caller.address,
        caller.browser,
        caller.requestId,
      ],
    )
    if (!rows[0]?.switched) {
      throw new ApiFailure(
        403,
        'Bạn không có tài khoản ở công ty này. Tải lại trang để xem các công ty của bạn.',
      )
    }
    return { token: newOne }
  },
})

function signedIn({ session, token }: IdentityContext): { session: Session; token: string } {
  if (session === null || token === null) throw unauthorized()
  return { session, token }
}

async function companiesOf(database: Database, session: Session): Promise<Company[]> {
  const { rows } = await database.pool.query<Company>('select * from companies_of_user($1)', [session.userId])
  return rows
}
