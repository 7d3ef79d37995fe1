import type { Entry, ZipFile } from 'yauzl'

/** Text packs to a tenth; a part that packs a hundred times better is made to fill memories. */
const mostRatio = 200
const worthRatio = 1024 * 1024

/** An entry of an archive would become larger than may be, or packs better than anything that people write. */
export class TooMuchPacked extends Error {}

/**
 * Unpacks one entry of an archive that somebody sent.
 * @param most bytes that it may become
 * @throws TooMuchPacked for a bomb; an error of the library for an entry that is larger than it says
 */
export async function unpackEntry(archive: ZipFile, entry: Entry, most: number): Promise<Buffer> {
  const { uncompressedSize: size, compressedSize: packed } = entry
  if (size > most || (size > worthRatio && size > packed * mostRatio)) throw new TooMuchPacked()
  const chunks: Buffer[] = []
  let length = 0
  // The library's stream ends with an error as soon as there is more than the entry says.
  for await (const chunk of (await archive.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > most) throw new TooMuchPacked()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
