import { buffer } from 'node:stream/consumers'

/** Bytes that are taken in the amounts that a format is made of, however they arrive. */
export interface ByteSource {
  /** Up to `most` bytes, fewer only at the end; empty at the end. */
  take: (most: number) => Promise<Buffer>
  /** Exactly the next `count` bytes, in pieces as they arrive. */
  pieces: (count: number) => AsyncGenerator<Buffer>
  isAtEnd: () => Promise<boolean>
}

/** What ended in the middle of something. */
export class CutOff extends Error {
  override readonly name = 'CutOff'
}

/** Reads a stream by amounts. */
export function byteSource(stream: AsyncIterable<Buffer>): ByteSource {
  const chunks = stream[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)
  const more = async () => {
    while (rest.length === 0) {
      const next = await chunks.next()
      if (next.done) return false
      rest = next.value
    }
    return true
  }
  async function* upTo(most: number): AsyncGenerator<Buffer> {
    for (let missing = most; missing > 0 && (await more());) {
      const piece = rest.subarray(0, missing)
      rest = rest.subarray(piece.length)
      missing -= piece.length
      yield piece
    }
  }
  return {
    take: (most) => buffer(upTo(most)),
    async *pieces(count) {
      let seen = 0
      for await (const piece of upTo(count)) {
        seen += piece.length
        yield piece
      }
      if (seen < count) throw new CutOff(`ended after ${seen} of ${count} bytes`)
    },
    isAtEnd: async () => !(await more()),
  }
}
