import { expect, test } from 'vitest'
import { createTokenStore, type CallEvent } from '../src/client.ts'
import { clientWith, errorOf, ok, refusal } from './support/client.ts'

const level = { id: 7, code: 'DH', name: 'Đại học', version: 3 }
const signedIn = () => createTokenStore({ initial: { token: 'T1', companyId: 2 } })

test('gives the data of the envelope, and sends what the contract says', async () => {
  const { client, server } = await clientWith(() => ok({ level }))

  const data = await client.call('levels.update', { path: { id: 7 }, body: { name: 'Đại học', version: 3 } })

  expect(data).toEqual({ level })
  expect(server.received).toHaveLength(1)
  expect(server.received[0]).toMatchObject({
    method: 'PUT',
    url: '/api/levels/7',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"Đại học","version":3}',
  })
})

test('asks that personal data be kept in no cache', async () => {
  const { client, server } = await clientWith(() => ok({}))

  await client.call('levels.list')

  expect(server.received[0]?.headers).toMatchObject({ 'cache-control': 'no-cache' })
})

test('speaks for the session: token to both APIs, the company only to the product API', async () => {
  const { client, server } = await clientWith(() => ok({}), { tokenStore: signedIn() })

  await client.call('levels.list')
  await client.call('session.me')

  const [product, identity] = server.received
  expect(product).toMatchObject({
    url: '/api/levels',
    headers: { authorization: 'Bearer T1', 'x-company-id': '2' },
  })
  expect(identity).toMatchObject({ url: '/identity/me', headers: { authorization: 'Bearer T1' } })
  expect(identity?.headers).not.toHaveProperty('x-company-id')
})

test('sends no authorization when nobody is signed in', async () => {
  const { client, server } = await clientWith(() => ok({}))

  await client.call('levels.list')

  expect(server.received[0]?.headers).not.toHaveProperty('authorization')
  expect(server.received[0]?.headers).not.toHaveProperty('x-company-id')
})

test('gives each POST of the product API a fresh 128-bit idempotency key, and no other call any', async () => {
  const { client, server } = await clientWith(() => ok({}))
  const input = { body: { ids: [7] } }

  await client.call('levels.destroyBulk', input)
  await client.call('levels.destroyBulk', input)
  await client.call('levels.destroyBulk', input, { idempotencyKey: 'mine-12345' })
  await client.call('levels.destroy', { path: { id: 7 } })
  await client.call('session.logout')

  const [first, second, own, destroy, logout] = server.received.map(
    ({ headers }) => headers['idempotency-key'],
  )
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(second).toMatch(/^[0-9a-f]{32}$/)
  expect(second).not.toBe(first)
  expect(own).toBe('mine-12345')
  expect([destroy, logout]).toEqual([undefined, undefined])
})

test('refuses a call made for another company than the current one, before anything is sent', async () => {
  const { client, server } = await clientWith(() => ok({}), { tokenStore: signedIn() })

  const error = await errorOf(client.call('levels.destroy', { path: { id: 7 } }, { companyId: 1 }))

  expect(error).toMatchObject({
    kind: 'conflict',
    status: undefined,
    message: expect.stringContaining('công ty khác'),
  })
  expect(server.received).toEqual([])
})

test.each(['', '.', '..', undefined])(
  'refuses the path parameter %j, which would reach another operation',
  async (id) => {
    const { client, server } = await clientWith(() => ok({}))

    // Untyped callers exist: an id often comes straight from an address bar.
    const error = await errorOf(client.call('employees.info', { path: { nhansu_id: id as string } }))

    expect(error).toMatchObject({
      kind: 'validation',
      operation: 'employees.info',
      fields: { nhansu_id: [expect.any(String)] },
    })
    expect(server.received).toEqual([])
  },
)

test('encodes path parameters, so that a slash stays inside its segment', async () => {
  const { client, server } = await clientWith(() => ok({}))

  await client.call('employees.info', { path: { nhansu_id: 'SM/../1 ấ' } })

  expect(server.received[0]?.url).toBe('/api/employees/SM%2F..%2F1%20%E1%BA%A5/info')
})

test('tells of each call from start to end', async () => {
  const events: CallEvent[] = []
  const { client } = await clientWith((_, nth) => (nth === 2 ? refusal(404) : ok({})), {
    onEvent: (event) => events.push(event),
  })

  await client.call('levels.list')
  const error = await errorOf(client.call('session.me'))

  const [list, , me] = events.map(({ callId }) => callId)
  expect(list).not.toBe(me)
  expect(events).toEqual([
    { type: 'started', operation: 'levels.list', callId: list },
    { type: 'succeeded', operation: 'levels.list', callId: list },
    { type: 'started', operation: 'session.me', callId: me },
    { type: 'failed', operation: 'session.me', callId: me, error },
  ])
})
