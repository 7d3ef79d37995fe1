import { expect, test } from 'vitest'
import { changePassword, createTokenStore, signIn, signOut, switchCompany } from '../src/client.ts'
import { clientWith, errorOf, ok, refusal } from './support/client.ts'
import type { Received } from './support/server.ts'
import { openBrowser, sessionOf } from './support/tabs.ts'

const credentials = { login: 'ha.hr', password: 'mot-cau-dai' }
const company = { id: 4, code: 'SM', name: 'Công ty Sông Mẫu', short_name: 'Sông Mẫu' }

/** An identity API with one user, whose sessions are named T1, T2 … */
function identity() {
  let tokens = 0
  const alive = new Set<string>()
  const freshToken = () => {
    const token = `T${++tokens}`
    alive.add(token)
    return ok({ token })
  }
  const answer = ({ url, headers, body }: Received) => {
    if (url === '/identity/login')
      return JSON.parse(body).password === credentials.password ? freshToken() : refusal(401)
    const token = headers['authorization']?.slice('Bearer '.length) ?? ''
    if (!alive.has(token)) return refusal(401)
    if (url === '/identity/me/current-company') return ok({ company })
    alive.delete(token)
    return url === '/identity/logout' ? ok({}) : freshToken()
  }
  return { alive, answer }
}

test('signing in brings token, company and user as one change', async () => {
  const { client } = await clientWith(identity().answer)
  const heard: unknown[] = []
  client.session.subscribe((session, change) => heard.push({ ...session, change }))

  await signIn(client, credentials)

  expect(heard).toEqual([{ token: 'T1', companyId: 4, user: 'ha.hr', change: 'signed-in' }])
})

test('a wrong password is an error of the form and not the end of a session', async () => {
  let ended = 0
  const tokenStore = createTokenStore({ initial: sessionOf('OLD') })
  const { client, server } = await clientWith(identity().answer, {
    tokenStore,
    onUnauthorized: () => ended++,
  })

  const error = await errorOf(signIn(client, { ...credentials, password: 'sai' }))
  await client.session.during(async () => undefined)

  expect(error).toMatchObject({ kind: 'unauthorized', operation: 'session.login' })
  expect(server.received[0]?.headers).not.toHaveProperty('authorization')
  expect(client.session.read().token).toBe('OLD')
  expect(ended).toBe(0)
})

test('switching takes the new token for the new company, in every tab', async () => {
  const browser = openBrowser()
  const other = browser.tab()
  const { client } = await clientWith(identity().answer, { tokenStore: browser.tab().store })
  await signIn(client, credentials)

  const session = await switchCompany(client, 9)

  expect(session).toEqual({ token: 'T2', companyId: 9, user: 'ha.hr' })
  await expect.poll(() => other.store.read()).toEqual(session)
  expect(other.heard).toEqual(['signed-in', 'company-changed'])
})

test('a refused switch leaves the session as it was', async () => {
  const tokenStore = createTokenStore({ initial: sessionOf('T1', 1) })
  const { client } = await clientWith(() => refusal(403), { tokenStore })

  expect(await errorOf(switchCompany(client, 13))).toMatchObject({
    kind: 'forbidden',
    message: 'Không đổi được công ty.',
  })
  expect(client.session.read()).toEqual(sessionOf('T1', 1))
})

test('a new password goes on under a new token for the same user and company, in every tab', async () => {
  const { alive, answer } = identity()
  const browser = openBrowser()
  const other = browser.tab()
  const { client } = await clientWith(answer, { tokenStore: browser.tab().store })
  await signIn(client, credentials)

  const session = await changePassword(client, { old_password: 'mot-cau-dai', new_password: 'một câu khác' })

  expect(session).toEqual({ token: 'T2', companyId: 4, user: 'ha.hr' })
  expect([...alive]).toEqual(['T2'])
  await expect.poll(() => other.store.read()).toEqual(session)
})

test('two quick switches run one after the other, each from the token the last one brought', async () => {
  const { client } = await clientWith(identity().answer)
  await signIn(client, credentials)

  await Promise.all([switchCompany(client, 5), switchCompany(client, 6)])

  expect(client.session.read()).toEqual({ token: 'T3', companyId: 6, user: 'ha.hr' })
})

test('signing out while the server switches does not bring the session back', async () => {
  const { alive, answer } = identity()
  const { client } = await clientWith((request) => {
    if (request.url.endsWith('change-current-company'))
      client.session.replace({ ...client.session.read(), token: undefined }, 'signed-out')
    return answer(request)
  })
  await signIn(client, credentials)

  expect(await errorOf(switchCompany(client, 9))).toMatchObject({ kind: 'aborted' })
  expect(client.session.read().token).toBeUndefined()
  expect([...alive]).toEqual([])
})

test('signing out forgets at once and ends the session on the server', async () => {
  const { alive, answer } = identity()
  const { client } = await clientWith(answer)
  await signIn(client, credentials)

  const done = signOut(client)
  expect(client.session.read()).toEqual({ token: undefined, companyId: undefined, user: undefined })
  await done

  expect([...alive]).toEqual([])
})

test('signing out of a session that is over already is no error', async () => {
  const tokenStore = createTokenStore({ initial: sessionOf('GONE') })
  const { client, server } = await clientWith(identity().answer, { tokenStore })

  await signOut(client)
  await signOut(client)

  expect(server.received.map(({ url }) => url)).toEqual(['/identity/logout'])
})

test('signing out without a connection forgets all the same, and says that the server does not know', async () => {
  const tokenStore = createTokenStore({ initial: sessionOf('T1') })
  const { client } = await clientWith(() => 'reset', { tokenStore })

  expect(await errorOf(signOut(client))).toMatchObject({ kind: 'network' })
  expect(client.session.read().token).toBeUndefined()
})

test('a session that ended on the server is told once, however many calls notice', async () => {
  let ended = 0
  const tokenStore = createTokenStore({ initial: sessionOf('T1') })
  const { client } = await clientWith(() => refusal(401), { tokenStore, onUnauthorized: () => ended++ })

  const calls = [client.call('levels.list'), client.call('session.me'), client.call('positions.list')]
  const errors = await Promise.all(calls.map(errorOf))

  expect(errors).toMatchObject([{ kind: 'unauthorized' }, { kind: 'unauthorized' }, { kind: 'unauthorized' }])
  await expect.poll(() => client.session.read().token).toBeUndefined()
  expect(ended).toBe(1)
})

test('a call that was on its way during a switch fails without ending the new session', async () => {
  let ended = 0
  const tokenStore = createTokenStore({ initial: sessionOf('T1') })
  const { client } = await clientWith(
    () => {
      client.session.replace(sessionOf('T2', 2), 'company-changed')
      return refusal(401)
    },
    { tokenStore, onUnauthorized: () => ended++ },
  )

  expect(await errorOf(client.call('levels.list'))).toMatchObject({ kind: 'unauthorized' })
  await client.session.expire('T1')

  expect(client.session.read()).toEqual(sessionOf('T2', 2))
  expect(ended).toBe(0)
})
