import { expect, test } from 'vitest'
import { clientWith, errorOf, ok, refusal } from './support/client.ts'
import type { Reply } from './support/server.ts'

const busy = refusal(503)

/** Answers the first requests with the given trouble, then with success. */
const troubleFor = (times: number, trouble: Reply) => (_: unknown, nth: number) =>
  nth <= times ? trouble : ok({ nth })

test.each<[string, Reply]>([
  ['408', refusal(408)],
  ['429', refusal(429)],
  ['502', refusal(502)],
  ['503', busy],
  ['504', refusal(504)],
  ['a broken connection', 'reset'],
  ['a cut answer', 'cut'],
])('reads again after %s, twice at the most', async (_, trouble) => {
  const lucky = await clientWith(troubleFor(2, trouble))
  expect(await lucky.client.call('levels.list')).toEqual({ nth: 3 })

  const unlucky = await clientWith(() => trouble)
  expect(await errorOf(unlucky.client.call('levels.list'))).toMatchObject({ name: 'ApiError' })
  expect(unlucky.server.received).toHaveLength(3)
})

test.each<[string, Reply]>([
  ['400', refusal(400)],
  ['401', refusal(401)],
  ['404', refusal(404)],
  ['500', refusal(500)],
  ['HTML', { text: '<html>' }],
  ['success: false', { json: { success: false, message: '' } }],
])('does not read again after %s', async (_, trouble) => {
  const { client, server } = await clientWith(() => trouble)

  await errorOf(client.call('levels.list'))

  expect(server.received).toHaveLength(1)
})

test.each<[string, Reply]>([
  ['a lost reply', 'cut'],
  ['a busy server', busy],
  ['a server that is still at work on the first copy', refusal(409, {}, { 'retry-after': '0' })],
])('sends a POST again after %s, under the same key, so that there is one record', async (_, trouble) => {
  const { client, server } = await clientWith(troubleFor(1, trouble))

  await client.call('levels.store', {
    body: { code: 'DH', name: 'Đại học', level_group: 'education', rank: 60 },
  })

  const [first, second] = server.received
  expect(second).toMatchObject({ method: 'POST', body: first?.body })
  expect(first?.headers['idempotency-key']).toMatch(/./)
  expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key'])
})

test.each([502, 409, 400])('does not send a POST again after a plain %i', async (status) => {
  const { client, server } = await clientWith(() => refusal(status))

  await errorOf(client.call('levels.destroyBulk', { body: { ids: [7] } }))

  expect(server.received).toHaveLength(1)
})

test('never sends PUT, DELETE and keyless POST again', async () => {
  const { client, server } = await clientWith(() => 'reset')

  await errorOf(client.call('levels.update', { path: { id: 7 }, body: { name: 'x' } }))
  await errorOf(client.call('levels.destroy', { path: { id: 7 } }))
  await errorOf(client.call('session.changeCompany', { body: { current_company_id: 2 } }))

  expect(server.received.map(({ method }) => method)).toEqual(['PUT', 'DELETE', 'POST'])
})

test('a call may ask for fewer tries', async () => {
  const { client, server } = await clientWith(() => busy)

  await errorOf(client.call('levels.list', {}, { retries: 0 }))

  expect(server.received).toHaveLength(1)
})

test('waits as long as the server asks, and gives up at once when that is too long', async () => {
  const soon = await clientWith(troubleFor(1, refusal(503, {}, { 'retry-after': '0' })), {
    retries: { firstWaitMs: 3_600_000, longestWaitMs: 3_600_000 },
  })
  expect(await soon.client.call('levels.list')).toEqual({ nth: 2 })

  const late = await clientWith(() => refusal(429, {}, { 'retry-after': '9' }))
  expect(await errorOf(late.client.call('levels.list'))).toMatchObject({
    kind: 'rate-limited',
    retryAfter: 9,
  })
  expect(late.server.received).toHaveLength(1)
})

test('tells of each further try with its reason', async () => {
  const events: string[] = []
  const { client } = await clientWith(troubleFor(2, busy), {
    onEvent: ({ type, error }) => events.push(`${type} ${error?.status ?? ''}`.trim()),
  })

  await client.call('levels.list')

  expect(events).toEqual(['started', 'retried 503', 'retried 503', 'succeeded'])
})

test('a further try speaks for the session that the call began with', async () => {
  const { client, server } = await clientWith((_, nth) => {
    if (nth > 1) return ok({})
    client.session.replace({ token: 'T2', companyId: 2, user: 'ha' }, 'company-changed')
    return busy
  })
  client.session.replace({ token: 'T1', companyId: 1, user: 'ha' }, 'signed-in')

  await client.call('levels.list')

  expect(server.received.map(({ headers }) => [headers['authorization'], headers['x-company-id']])).toEqual([
    ['Bearer T1', '1'],
    ['Bearer T1', '1'],
  ])
})
