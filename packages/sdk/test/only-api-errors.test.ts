import { expect, test } from 'vitest'
import { createTokenStore, download, rows, toArray, upload, type Client } from '../src/client.ts'
import { isApiError } from '../src/errors.ts'
import { clientWith, errorOf, ok } from './support/client.ts'
import { sessionOf } from './support/tabs.ts'

// What a program written without types, or a server that is not ours, can bring about: an ApiError and nothing else.
const cycle: Record<string, unknown> = {}
cycle['itself'] = cycle
/** Calls as a program without types makes them. */
const untyped = (client: Client) =>
  client as unknown as { call: (operation: string, ...input: unknown[]) => Promise<unknown> }
const walked = async (client: Client) => {
  for await (const _ of rows(client, 'levels.list')) continue
}

test.each<[string, (client: Client) => Promise<unknown>, string]>([
  ['an unknown operation', (client) => untyped(client).call('levels.nothing'), 'refused'],
  ['an operation named like a part of every object', (client) => untyped(client).call('toString'), 'refused'],
  ['a body with a cycle', (client) => untyped(client).call('levels.store', { body: cycle }), 'validation'],
  [
    'a query with a cycle',
    (client) => untyped(client).call('levels.list', { query: { filter: { a: { value: cycle } } } }),
    'validation',
  ],
  [
    'half a letter in the address',
    (client) => untyped(client).call('employees.info', { path: { nhansu_id: '\ud800' } }),
    'validation',
  ],
  ['rows of an answer without meta and rows', walked, 'parse'],
  ['an array of rows that are none', (client) => toArray(client, 'levels.list'), 'parse'],
])('%s', async (_, call, kind) => {
  const { client } = await clientWith(() => ok({ something: 'else' }))

  const error = await errorOf(call(client))

  expect(isApiError(error)).toBe(true)
  expect(error).toMatchObject({ kind })
})

test.each([null, [], 'text', undefined])('data that is %j', async (data) => {
  const { client } = await clientWith(() => ok(data))
  const calls = [
    client.call('levels.list'),
    upload(client, 'levels.import', { body: { file: new Blob(['x']) } }),
    walked(client),
    toArray(client, 'levels.list'),
  ]

  expect(await Promise.all(calls.map(errorOf))).toMatchObject(calls.map(() => ({ kind: 'parse' })))
})

test('a download that is cut off', async () => {
  const { client } = await clientWith(() => 'cut', {
    retries: { times: 0 },
    tokenStore: createTokenStore({ initial: sessionOf('T1') }),
  })

  expect(await errorOf(download(client, 'levels.export'))).toMatchObject({ kind: 'network' })
})
