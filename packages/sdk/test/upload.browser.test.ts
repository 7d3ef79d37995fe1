import { expect, inject, test } from 'vitest'
import { createClient, createTokenStore, upload, type UploadProgress } from '../src/client.ts'

/** A client for one of the ways in which the server answers. */
function clientFor(way: 'echo' | 'hang' | 'reset' | 'refuse') {
  const base = `${inject('serverUrl')}/${way}`
  const tokenStore = createTokenStore({ initial: { token: 'T1', companyId: 2 } })
  return createClient({
    baseUrls: { product: base, identity: base },
    tokenStore,
    retries: { firstWaitMs: 1 },
  })
}

const file = new File(['x'.repeat(300_000)], 'Hợp đồng.pdf', { type: 'application/pdf' })
const send = (way: Parameters<typeof clientFor>[0], signal?: AbortSignal) => {
  const seen: UploadProgress[] = []
  const onProgress = (progress: UploadProgress) => seen.push(progress)
  const done = upload(clientFor(way), 'levels.import', { body: { file } }, { onProgress, signal })
  return { seen, done }
}

test('an upload tells how far it is, up to the whole', async () => {
  const { seen, done } = send('echo')

  const echo: unknown = await done
  const { company, type, text } = echo as Record<'company' | 'type' | 'text', string>
  const [, boundary = ''] = /^multipart\/form-data; boundary=(.+)$/.exec(type) ?? []
  expect(company).toBe('2')
  expect(text.startsWith(`--${boundary}\r\n`)).toBe(true)

  const last = seen.at(-1)
  expect(last?.total).toBeGreaterThan(file.size)
  expect(last?.sent).toBe(last?.total)
  expect(seen.map(({ sent }) => sent)).toEqual(seen.map(({ sent }) => sent).sort((a, b) => a - b))
})

test('an upload that is refused is an error in the server’s words', async () => {
  await expect(send('refuse').done).rejects.toMatchObject({
    kind: 'refused',
    status: 413,
    message: 'Tệp quá lớn.',
  })
})

test('an upload whose connection breaks is a network error', async () => {
  await expect(send('reset').done).rejects.toMatchObject({ kind: 'network' })
})

test('an upload stops when its signal says so', async () => {
  const stop = new AbortController()
  const { done } = send('hang', stop.signal)

  stop.abort()

  await expect(done).rejects.toMatchObject({ kind: 'aborted' })
})

test('an upload whose signal has spoken already sends nothing', async () => {
  const { seen, done } = send('echo', AbortSignal.abort())

  await expect(done).rejects.toMatchObject({ kind: 'aborted' })
  expect(seen).toEqual([])
})
