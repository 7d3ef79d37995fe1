import { expect, test } from 'vitest'
import { createClient, toArray, type Client } from '../src/client.ts'
import { operations, type OperationId, resourceOf, verbOf } from '../src/contract.ts'
import { jsonSchema } from '../src/contract-document.ts'
import { contract } from '../src/contract-operations.ts'
import { readEnvelope } from '../src/envelope.ts'
import { exampleCall } from '../src/mock/example-call.ts'
import { exampleOf } from '../src/mock/example.ts'
import { createMock } from '../src/mock.ts'
import { problemsOf } from '../src/schema-problems.ts'
import { errorOf } from './support/client.ts'

const baseUrls = { product: 'http://mau/api', identity: 'http://mau/identity' }

function mocked() {
  const mock = createMock(baseUrls)
  return { mock, client: createClient({ baseUrls, fetch: mock.fetch, retries: { firstWaitMs: 1 } }) }
}

// The table's keys are exactly these.
const ids = Object.keys(operations) as OperationId[]

/** An input of the contract's examples. */
function inputOf(id: OperationId) {
  const found = contract.get(id)
  const described = found?.described.requestBody
  const schema = found && jsonSchema(described, found.follow)
  // What strangers ask for is known by a word.
  const words = resourceOf(id) === 'externals' ? exampleCall(id)?.path : undefined
  const path =
    words ??
    Object.fromEntries(
      [...(found?.path ?? '').matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [
        name,
        name === 'id' ? 1 : 'NV00001',
      ]),
    )
  return { path, ...(schema && { body: exampleOf(schema, found.follow) }) }
}

/** What is wrong with the answer that the mock gives to an operation. */
async function problemsOfAnswer(client: Client, id: OperationId, input = inputOf(id)): Promise<unknown[]> {
  const found = contract.get(id)
  const read = async (_: OperationId, response: Response) => {
    const schema = found && jsonSchema(found.described.responses[String(response.status)], found.follow)
    return schema ? problemsOf(await response.json(), schema, found.follow) : []
  }
  return client.send(id, input, read)
}

test.each(ids)('%s is answered as the contract says', async (id) => {
  const { mock, client } = mocked()
  const verb = verbOf(id)
  const resource = resourceOf(id)
  // Whoever is shown, changed or deleted is there.
  if (/^(show|update|destroy)$/.test(verb)) mock.fill(resource, [{ id: 1, version: 1 }])
  const input = inputOf(id)
  if (verb === 'update' && input.body) Object.assign(input.body, { version: 1 })

  expect(await problemsOfAnswer(client, id, input)).toEqual([])
  expect(mock.calls.map(({ operation }) => operation)).toEqual([id])
})

const standard = [...new Set(ids.map(resourceOf))].filter((resource) =>
  ['list', 'show', 'store', 'update', 'destroy'].every((verb) => `${resource}.${verb}` in operations),
)

test('standard resources are many', () => expect(standard.length).toBeGreaterThan(12))

test.each(standard)('%s: list, form and detail of one record, to its end', async (resource) => {
  const { mock, client } = mocked()
  const call = async (verb: string, input: object): Promise<Record<string, unknown>> =>
    // The id was made of a resource that has this verb.
    (await client.send(`${resource}.${verb}` as OperationId, input, readEnvelope)) as Record<string, unknown>
  const listed = async () => {
    await call('list', {})
    return mock.records(resource).map(({ id }) => id)
  }
  const before = await listed()
  const { body } = inputOf(`${resource}.store` as OperationId)

  const made = Object.values(await call('store', { body })).find(
    (part): part is Record<string, unknown> => typeof part === 'object' && part !== null && 'id' in part,
  )
  expect(await listed()).toEqual([...before, made?.['id']])
  const path = { id: made?.['id'] }
  expect(await problemsOfAnswer(client, `${resource}.show` as OperationId, { path })).toEqual([])
  await call('update', { path, body: { version: 1 } })
  expect(await errorOf(call('update', { path, body: { version: 1 } }))).toMatchObject({ kind: 'conflict' })
  await call('destroy', { path })
  expect(await errorOf(call('show', { path }))).toMatchObject({ kind: 'not-found' })
  expect(await listed()).toEqual(before)
})

test('lists are paged, searched and sorted', async () => {
  const { mock, client } = mocked()
  const names = ['Trung cấp', 'Đại học', 'Cao đẳng']
  mock.fill(
    'levels',
    names.map((name, index) => ({ id: index + 1, name, rank: 10 * index })),
  )

  const all = await toArray(client, 'levels.list', { query: { size: 2, sort: '-rank' } })
  const found = await client.call('levels.list', { query: { search: { value: 'đại' } } })

  expect(all.map(({ name }) => name)).toEqual(['Cao đẳng', 'Đại học', 'Trung cấp'])
  expect(found.levels.map(({ name }) => name)).toEqual(['Đại học'])
})

test('faults and delays come when they are asked for, and go', async () => {
  const { mock, client } = mocked()
  mock.fail('levels.list', { status: 503, retryAfter: 60 })
  expect(await errorOf(client.call('levels.list'))).toMatchObject({ kind: 'server', retryAfter: 60 })
  mock.fail('levels.list', 'html')
  expect(await errorOf(client.call('levels.list'))).toMatchObject({ kind: 'parse' })
  mock.fail('levels.list', 'cut')
  expect(await errorOf(client.call('levels.list'))).toMatchObject({ kind: 'parse' })
  mock.fail('levels.list', 'network', Infinity)
  expect(await errorOf(client.call('levels.list'))).toMatchObject({ kind: 'network' })
  mock.reset()
  await client.call('levels.list')
  mock.delay('levels.list', 60_000)
  expect(await errorOf(client.call('levels.list', {}, { timeoutMs: 20 }))).toMatchObject({ kind: 'timeout' })
})

test('wrong bodies, unknown records and unknown operations are told', async () => {
  const { mock, client } = mocked()
  const body = { code: 'A1', name: '', level_group: 'education', rank: 1 } as const

  expect(await errorOf(client.call('levels.store', { body }))).toMatchObject({
    kind: 'validation',
    fields: { name: [expect.stringContaining('chưa hợp lệ')] },
  })
  expect(await errorOf(client.call('levels.show', { path: { id: 99 } }))).toMatchObject({ kind: 'not-found' })
  expect(() => mock.fail('levels.nothing' as 'levels.list', 'network')).toThrow(/levels\.nothing/)
  const answer = await mock.fetch(new Request('http://mau/api/nothing'))
  expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('GET /api/nothing')])
})
