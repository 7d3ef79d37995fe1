import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ApiFailure } from '../contract/failure.ts'
import { Refusal } from '../db/refusal.ts'
import type { BlobStore } from '../files/blob-store.ts'
import type { Blobs } from './blobs.ts'

/**
 * What a store keeps, by the store's own keys: whatever was backed up from one kind of store can be restored into another.
 * @param folder where a file lies until the store has taken it
 * Failures: Refusal when the store is away or full.
 */
export function storeBlobs(store: BlobStore, folder: string): Blobs {
  return {
    async *list() {
      const kept = store.list()[Symbol.asyncIterator]()
      for (;;) {
        const next = await orRefusal(() => kept.next())
        if (next.done) return
        yield next.value
      }
    },
    read: (key) => orRefusal(async () => (await store.open(key))?.content),
    write: async (key, content) => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const path = join(folder, randomBytes(16).toString('hex'))
      try {
        await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
        await orRefusal(() => store.put(key, path))
      } finally {
        await rm(path, { force: true })
      }
    },
    remove: (key) => orRefusal(() => store.remove(key)),
  }
}

/** A store speaks to a user of the product; here somebody at the console has to know which part is away. */
async function orRefusal<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    throw new Refusal(
      'Không dùng được nơi lưu tệp: hãy kiểm tra ổ đĩa của DATA_DIR, hoặc S3_BUCKET, S3_ENDPOINT và khóa truy cập, rồi thử lại.',
    )
  }
}
