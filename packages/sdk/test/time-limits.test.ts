import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { AbortedError, TimeoutError } from '../src/errors.ts'
import { clientWith, errorOf, ok, refusal } from './support/client.ts'

test('a server that does not answer in time', async () => {
  const { client, server } = await clientWith(() => 'hang', { timeoutMs: 50 })

  expect(await errorOf(client.call('levels.list'))).toBeInstanceOf(TimeoutError)
  // None at all on a machine too busy to connect in time, but never a second one.
  expect(server.received.length).toBeLessThan(2)
})

test('the limit of one call wins over the limit of all', async () => {
  const { client } = await clientWith(() => 'hang', { timeoutMs: 3_600_000 })

  expect(await errorOf(client.call('levels.list', {}, { timeoutMs: 50 }))).toBeInstanceOf(TimeoutError)
})

test('the limit holds for all tries together: none begins that could not end', async () => {
  const { client, server } = await clientWith(() => refusal(503, {}, { 'retry-after': '5' }), {
    timeoutMs: 2000,
  })

  expect(await errorOf(client.call('levels.list'))).toMatchObject({ kind: 'server', status: 503 })
  expect(server.received).toHaveLength(1)
})

test('the caller stops a call on its way', async () => {
  const { client, server } = await clientWith(() => 'hang')
  const stop = new AbortController()
  const call = errorOf(client.call('levels.list', {}, { signal: stop.signal }))

  await server.next()
  stop.abort(new Error('left the screen'))

  expect(await call).toBeInstanceOf(AbortedError)
})

test('the caller stops a call that waits for its next try', async () => {
  const stop = new AbortController()
  const { client, server } = await clientWith(() => refusal(503), {
    retries: { firstWaitMs: 3_600_000, longestWaitMs: 3_600_000 },
    timeoutMs: 7_200_000,
    onEvent: ({ type }) => type === 'retried' && stop.abort(),
  })

  expect(await errorOf(client.call('levels.list', {}, { signal: stop.signal }))).toBeInstanceOf(AbortedError)
  expect(server.received).toHaveLength(1)
})

test('a signal that is aborted already sends nothing', async () => {
  const { client, server } = await clientWith(() => ok({}))

  const error = await errorOf(client.call('levels.list', {}, { signal: AbortSignal.abort() }))

  expect(error).toBeInstanceOf(AbortedError)
  expect(server.received).toEqual([])
})

test('a script ends with its last call, not with its time limit', async () => {
  const { server } = await clientWith(() => ok({}))
  const script = join(import.meta.dirname, 'support/one-call.ts')

  const { stdout } = await promisify(execFile)(process.execPath, [script, server.url])

  expect(stdout.trim()).toBe('done')
})
