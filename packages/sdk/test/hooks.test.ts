import { expect, test, vi } from 'vitest'
import { createTokenStore, type AnswerFacts, type RequestFacts } from '../src/client.ts'
import { createCoreClient } from '../src/core.ts'
import * as levels from '../src/generated/resources/levels.ts'
import { clientWith, errorOf, ok, refusal } from './support/client.ts'
import { sessionOf } from './support/tabs.ts'

const signedIn = () => createTokenStore({ initial: sessionOf('T1') })

test('hooks see each try without its query and body, and add headers that replace none of ours', async () => {
  const requests: RequestFacts[] = []
  const answers: AnswerFacts[] = []
  const { client, server } = await clientWith(
    (_, nth) => (nth === 1 ? refusal(503, {}, { 'x-request-id': 'R7' }) : ok({ levels: [] })),
    {
      tokenStore: signedIn(),
      hooks: {
        request: (facts) => {
          requests.push(facts)
          return { traceparent: `00-${facts.attempt}`, Authorization: 'Bearer other' }
        },
        answer: (facts) => answers.push(facts),
      },
    },
  )

  await client.call('levels.list', { query: { search: { value: 'Nguyễn Thị Đào' } } })

  expect(server.received.map(({ headers }) => headers['traceparent'])).toEqual(['00-1', '00-2'])
  expect(server.received[0]?.headers['authorization']).toBe('Bearer T1')
  expect(server.received[0]?.headers['x-client']).toMatch(/^nhansu-sdk\/\d+\.\d+\.\d+/)
  expect(requests).toMatchObject([{ operation: 'levels.list', path: '/levels', attempt: 1 }, { attempt: 2 }])
  expect(answers).toMatchObject([{ status: 503, requestId: 'R7' }, { status: 200 }])
  expect(JSON.stringify([requests, answers])).not.toContain('Đào')
})

test('a hook that throws is told on the console and breaks no call', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  const { client } = await clientWith(() => ok({ levels: [] }), {
    hooks: {
      request: () => {
        throw new Error('no tracer')
      },
    },
  })

  await expect(client.call('levels.list')).resolves.toEqual({ levels: [] })

  expect(said).toHaveBeenCalledOnce()
  said.mockRestore()
})

test('a refused call is sent once more under the token that onUnauthorized gives, with the same key', async () => {
  let asked = 0
  const { client, server } = await clientWith(
    ({ headers }) => (headers['authorization'] === 'Bearer T2' ? ok({ level: { id: 1 } }) : refusal(401)),
    {
      tokenStore: signedIn(),
      onUnauthorized: async () => {
        asked++
        return 'T2'
      },
    },
  )

  const call = () => client.call('levels.destroyBulk', { body: { ids: [1] } })
  await Promise.all([call(), call()])

  expect(asked).toBe(1)
  expect(client.session.read()).toEqual(sessionOf('T2'))
  const keys = server.received.map(({ headers }) => headers['idempotency-key'])
  expect(new Set(keys).size).toBe(2)
  expect(keys).toHaveLength(4)
})

test('a token that is refused too ends the call; nothing is asked for ever', async () => {
  let asked = 0
  const { client, server } = await clientWith(() => refusal(401), {
    tokenStore: signedIn(),
    onUnauthorized: () => `T${++asked + 1}`,
  })

  expect(await errorOf(client.call('levels.list'))).toMatchObject({ kind: 'unauthorized' })

  expect(server.received).toHaveLength(2)
})

test('a handler that only shows a form, or fails, leaves the call refused', async () => {
  for (const onUnauthorized of [() => undefined, () => Promise.reject(new Error('closed'))]) {
    const { client, server } = await clientWith(() => refusal(401), {
      tokenStore: signedIn(),
      onUnauthorized,
    })
    expect(await errorOf(client.call('levels.list'))).toMatchObject({ kind: 'unauthorized' })
    expect(server.received).toHaveLength(1)
  }
})

test('in development an answer that breaks the contract is told, without what it holds', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  const wrong = { id: 'x', name: 'Nguyễn Thị Đào', salary: 1 }
  const { client } = await clientWith(() => ok({ level: wrong }), { validate: 'dev' })

  await expect(client.call('levels.show', { path: { id: 1 } })).resolves.toEqual({ level: wrong })

  const text = String(said.mock.calls[0]?.[0])
  said.mockRestore()
  expect(text).toContain('data.level.id is string, not integer')
  expect(text).toContain('data.level.code is missing')
  expect(text).not.toContain('Đào')
})

test('the operations of a resource are functions, which a client without the table calls', async () => {
  const { server } = await clientWith(({ url }) =>
    url.includes('export')
      ? { text: 'PK', headers: { 'content-type': 'application/zip' } }
      : ok({ levels: [{ id: 7 }] }),
  )
  const client = createCoreClient({ baseUrls: { product: `${server.url}/api`, identity: server.url } })

  expect(await levels.list(client, { query: { sort: '-rank,name' } })).toEqual({ levels: [{ id: 7 }] })
  expect(await (await levels.export(client)).blob.text()).toBe('PK')
  await levels.import(client, { body: { file: new Blob(['PK']) } })

  expect(levels.list.operationId).toBe('levels.list')
  expect(server.received.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET /api/levels?sort=-rank%2Cname',
    'GET /api/levels/export',
    'POST /api/levels/import',
  ])
  expect(server.received[2]?.headers['content-type']).toMatch(/^multipart\/form-data/)
})

test.each([
  [
    'a sentence',
    { status: 400, json: { success: false, message: 'Sai.', errors: { name: ['Thiếu.'] } } },
    'validation',
  ],
  ['the page of a proxy', { status: 502, text: '<html>Bad gateway</html>' }, 'server'],
  ['a page instead of data', { text: '<html>Sign in</html>' }, 'parse'],
  ['a body that was cut', 'cut', 'network'],
  ['nothing', 'reset', 'network'],
] as const)('a client without the table reads %s as any other does', async (_, reply, kind) => {
  const { client, server } = await clientWith(() => reply, { retries: { times: 0 } })
  const baseUrls = { product: `${server.url}/api`, identity: server.url }
  const core = createCoreClient({ baseUrls, retries: { times: 0 } })

  const fromCore = await errorOf(levels.list(core))
  const fromFull = await errorOf(client.call('levels.list'))

  expect(fromCore).toMatchObject({ kind })
  expect({ ...(fromCore as object) }).toEqual({ ...(fromFull as object) })
})

test('a hook hears what the server changed of what was sent, and of a refusal nothing', async () => {
  const heard: (string | undefined)[] = []
  const notice = { 'x-notice': encodeURIComponent('Đã bỏ ký tự ẩn trong: Tên trình độ.') }
  const { client } = await clientWith(
    (_, nth) =>
      nth === 1
        ? refusal(400, {}, notice)
        : { headers: notice, json: { success: true, message: '', data: { level: { id: 7 } } } },
    { tokenStore: signedIn(), hooks: { answer: (facts) => heard.push(facts.notice) } },
  )
  const body = { code: 'A1', name: 'Một', level_group: 'education', rank: 1 } as const
  await errorOf(client.call('levels.store', { body }))
  await client.call('levels.store', { body })
  expect(heard).toEqual([undefined, 'Đã bỏ ký tự ẩn trong: Tên trình độ.'])
})
