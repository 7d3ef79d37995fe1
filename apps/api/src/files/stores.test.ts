import { rmSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { throwAwayHome } from '../testing/throw-away-home.ts'
import { type BlobStore, blobKey } from './blob-store.ts'
import { diskStore } from './disk-store.ts'
import { s3Store } from './s3-store.ts'
import { s3Server } from './testing/s3.ts'

const { home, remove } = throwAwayHome()
afterAll(() => remove())

let s3: Awaited<ReturnType<typeof s3Server>>
const stores = new Map<string, BlobStore>()

beforeAll(async () => {
  s3 = await s3Server(home)
  stores.set('a folder', diskStore(join(home, 'blobs')))
  stores.set('an S3 server', s3Store(s3.place))
})
afterAll(async () => {
  for (const store of stores.values()) store.close()
  await s3.close()
})

let made = 0
/** A file as it comes from an upload, and a key for it. */
function sent(content: Buffer | string): { path: string; key: string } {
  made += 1
  const path = join(home, `sent-${made}`)
  writeFileSync(path, content)
  return { path, key: blobKey(1, made.toString(16).padStart(32, '0')) }
}

async function keysOf(store: BlobStore, companyId?: number): Promise<string[]> {
  const keys: string[] = []
  for await (const { key, size, keptAt } of store.list(companyId)) {
    expect(size).toBe(1)
    expect(Math.abs(Date.now() - keptAt)).toBeLessThan(600_000)
    keys.push(key)
  }
  return keys.sort()
}

describe('a folder that is away', () => {
  const folder = join(home, 'away')
  const store = diskStore(folder)

  test.each([
    ['is gone', () => renameSync(folder, join(home, 'elsewhere'))],
    [
      'is no folder any more',
      () => {
        rmSync(folder, { recursive: true })
        writeFileSync(folder, '')
      },
    ],
  ])('answers 503 to a download, since it %s', async (_, takeAway) => {
    rmSync(folder, { recursive: true, force: true })
    rmSync(join(home, 'elsewhere'), { recursive: true, force: true })
    const { path, key } = sent('x')
    await store.put(key, path)
    takeAway()
    await expect(store.open(key)).rejects.toMatchObject({ status: 503 })
  })

  test('answers 503 when what it keeps cannot be opened', async () => {
    rmSync(folder, { recursive: true, force: true })
    const { path, key } = sent('x')
    await store.put(key, path)
    // A name in the middle that is a file instead of a folder.
    const company = join(folder, '1')
    rmSync(company, { recursive: true })
    writeFileSync(company, '')
    await expect(store.open(key)).rejects.toMatchObject({ status: 503 })
  })
})

describe.each(['a folder', 'an S3 server'])('%s', (name) => {
  const store = () => stores.get(name) as BlobStore

  test('gives back what was put there, to the byte', async () => {
    const content = Buffer.alloc(6 * 1024 * 1024, 'một tệp lớn')
    const { path, key } = sent(content)
    await store().put(key, path)
    const opened = await store().open(key)
    expect(opened?.size).toBe(content.length)
    expect(opened && (await buffer(opened.content)).equals(content)).toBe(true)
    await store().remove(key)
  })

  test('has nothing under a key that was never used, or is used no more', async () => {
    const { path, key } = sent('x')
    expect(await store().open(key)).toBeUndefined()
    await store().put(key, path)
    await store().remove(key)
    expect(await store().open(key)).toBeUndefined()
    await store().remove(key)
  })

  test('lists what it keeps for one company', async () => {
    const [first, second] = [sent('a'), sent('b')]
    const other = { path: sent('c').path, key: blobKey(11, 'c'.repeat(32)) }
    for (const { key, path } of [first, second, other]) await store().put(key, path)
    expect(await keysOf(store(), 1)).toEqual([first.key, second.key].sort())
    expect(await keysOf(store(), 11)).toEqual([other.key])
    expect(await keysOf(store(), 2)).toEqual([])
    expect(await keysOf(store())).toEqual([first.key, second.key, other.key].sort())
  })
})

test.each(['../x', '1-../../etc/passwd', '1-ABC', `1-${'a'.repeat(33)}`])(
  'a folder opens no path that is no key: %s',
  async (key) => {
    await expect(stores.get('a folder')?.open(key)).rejects.toThrow('not a key')
  },
)

test('an upload whose file is gone fails, and nothing else does', async () => {
  const { key } = sent('x')
  await expect(stores.get('an S3 server')?.put(key, join(home, 'gone'))).rejects.toMatchObject({
    status: 503,
  })
  await expect(stores.get('a folder')?.put(key, join(home, 'gone'))).rejects.toMatchObject({ code: 'ENOENT' })
})

describe('a store that is away', () => {
  test('over the network is told as busy', async () => {
    const away = s3Store({ ...s3.place, endpoint: 'http://127.0.0.1:9' })
    const { path, key } = sent('x')
    const busy = { status: 503, detail: { retryAfter: 30 } }
    await expect(away.put(key, path)).rejects.toMatchObject(busy)
    await expect(away.open(key)).rejects.toMatchObject(busy)
    away.close()
  })

  test('on a disk that takes nothing is told as such, and no half file stays', async () => {
    writeFileSync(join(home, 'no-folder'), '')
    const { path, key } = sent('x')
    await expect(diskStore(join(home, 'no-folder/blobs')).put(key, path)).rejects.toMatchObject({
      status: 503,
    })
  })
})
