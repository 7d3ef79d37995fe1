import { createHash } from 'node:crypto'

/** The stored files of an installation, wherever they are, as backup and restore need them. */
export interface Blobs {
  list: () => AsyncIterable<{ key: string; size: number }>
  /** The content of a file, undefined when it is gone by now. */
  read: (key: string) => Promise<AsyncIterable<Buffer> | undefined>
  write: (key: string, content: AsyncIterable<Buffer>, size: number) => Promise<void>
  remove: (key: string) => Promise<void>
}

/** Where no files are kept. */
export const noBlobs: Blobs = {
  async *list() {},
  read: async () => undefined,
  write: async () => {
    throw new Error('this installation keeps no files')
  },
  remove: async () => {},
}

/** Passes content on and answers its SHA-256 when all has passed. */
export async function* hashing(
  content: AsyncIterable<Buffer>,
  done: (sha256: string) => void,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  for await (const piece of content) {
    hash.update(piece)
    yield piece
  }
  done(hash.digest('hex'))
}
