import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { blobKey } from '../files/blob-store.ts'
import { s3Store } from '../files/s3-store.ts'
import { s3Server } from '../files/testing/s3.ts'
import { throwAwayHome } from '../testing/throw-away-home.ts'
import { storeBlobs } from './store-blobs.ts'
import { blobsIn, keep, keysIn } from './testing/places.ts'

const { home, remove } = throwAwayHome()
let s3: Awaited<ReturnType<typeof s3Server>>
beforeAll(async () => {
  s3 = await s3Server(home)
})
afterAll(async () => {
  await s3.close()
  remove()
})

const key = blobKey(1, 'a'.repeat(32))

describe('the files of a bucket', () => {
  test('are listed with their sizes, read, and restored into a folder and back', async () => {
    const bucket = storeBlobs(s3Store(s3.place), home)
    const folder = blobsIn(home)
    const picture = Buffer.alloc(100_000, 'ảnh')
    await keep(bucket, key, picture)
    const listed: { key: string; size: number }[] = []
    for await (const { key: name, size } of bucket.list()) {
      listed.push({ key: name, size })
      const content = await bucket.read(name)
      if (content) await folder.write(name, content, size)
    }
    expect(listed).toEqual([{ key, size: picture.length }])
    await bucket.remove(key)
    expect(await keysIn(bucket)).toEqual([])
    expect(await bucket.read(key)).toBeUndefined()
    const kept = await folder.read(key)
    expect(kept && (await buffer(kept))).toEqual(picture)
  })

  test('that is away stop the work in words for the console', async () => {
    const away = storeBlobs(s3Store({ ...s3.place, endpoint: 'http://127.0.0.1:9' }), home)
    const sentence = /Không dùng được nơi lưu tệp/
    await expect(keysIn(away)).rejects.toThrow(sentence)
    await expect(away.read(key)).rejects.toThrow(sentence)
    await expect(keep(away, key, 'x')).rejects.toThrow(sentence)
  })
})
