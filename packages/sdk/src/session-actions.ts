import type { Input, OperationId } from './contract.ts'
import type { CoreClient } from './core-client.ts'
import { readEnvelope } from './envelope.ts'
import { errorMessage } from './error-messages.ts'
import { AbortedError, isApiError } from './errors.ts'
import { learnEarlyOperations } from './operation-tables.ts'
import { NOBODY, type Session } from './session.ts'

/**
 * Signs in, here and in every open tab.
 *
 * @throws ApiError; 'unauthorized' for a wrong name or password, 'rate-limited' after too many tries
 */
export async function signIn(
  client: CoreClient,
  credentials: Input<'session.login'>['body'],
): Promise<Session> {
  const { token } = await callAs(client, NOBODY, 'session.login', { body: credentials })
  const session = { ...NOBODY, token, user: credentials.login }
  const { company } = await callAs(client, session, 'session.currentCompany', {})
  client.session.replace({ ...session, companyId: company?.id }, 'signed-in')
  return client.session.read()
}

/**
 * Goes on in another company: the server gives a new token and ends the old one; every open tab follows. Calls that are
 * on their way speak for the old company and fail.
 *
 * @throws ApiError; the session stays as it was
 */
export function switchCompany(client: CoreClient, companyId: number): Promise<Session> {
  const input = { body: { current_company_id: companyId } }
  return renewToken(client, 'session.changeCompany', async (before) => {
    const { token } = await callAs(client, before, 'session.changeCompany', input)
    return [{ ...before, token, companyId }, 'company-changed']
  })
}

/**
 * Sets one's own new password. The server ends every session of the user and lets this one go on under a new token,
 * which every open tab takes.
 *
 * @throws ApiError; 'validation' for a wrong old or a weak new password, 'rate-limited' after too many wrong ones; the
 * session stays as it was
 */
export function changePassword(
  client: CoreClient,
  passwords: Input<'profile.changePassword'>['body'],
): Promise<Session> {
  return renewToken(client, 'profile.changePassword', async (before) => {
    const { token } = await callAs(client, before, 'profile.changePassword', { body: passwords })
    return [{ ...before, token }, 'signed-in']
  })
}

/** Goes on under the token that a call brings while it ends the one before. */
function renewToken(
  client: CoreClient,
  operation: OperationId,
  call: (before: Session) => Promise<[next: Session, change: 'company-changed' | 'signed-in']>,
): Promise<Session> {
  const { session: store } = client
  return store.during(async () => {
    const before = store.read()
    const [next, change] = await call(before)
    if (store.read() !== before) {
      // Signed out, or in again, while the server was at it: the late token must not bring the session back.
      await endOnServer(client, next)
      throw new AbortedError({ operation, message: errorMessage('aborted', operation) })
    }
    store.replace(next, change)
    return store.read()
  })
}

/**
 * Signs out: at once in every open tab, then on the server.
 *
 * @throws ApiError when the server could not be told; the browser has forgotten the session all the same
 */
export async function signOut(client: CoreClient): Promise<void> {
  const session = client.session.read()
  client.session.replace(NOBODY, 'signed-out')
  if (session.token !== undefined) await endOnServer(client, session)
}

async function endOnServer(client: CoreClient, session: Session): Promise<void> {
  try {
    await callAs(client, session, 'session.logout', {})
  } catch (error) {
    // Refused means that the session is over already, which is what was asked for.
    if (!isApiError(error) || error.kind !== 'unauthorized') throw error
  }
}

function callAs<Id extends OperationId>(
  client: CoreClient,
  session: Session,
  operation: Id,
  input: Input<Id>,
) {
  learnEarlyOperations()
  return client.send(operation, input, readEnvelope, { session })
}
