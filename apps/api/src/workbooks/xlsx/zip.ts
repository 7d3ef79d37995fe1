import { pipeline } from 'node:stream/promises'
import { crc32, createDeflateRaw } from 'node:zlib'

/** One file of an archive; its content is made while the archive is being read. */
export interface ZipEntry {
  name: string
  content: AsyncIterable<Buffer> | Iterable<Buffer>
}

/** What is known of an entry once all of it has gone through. */
interface Packed {
  name: Buffer
  offset: number
  crc: number
  packedSize: number
  size: number
}

/** Level 3 makes files a twelfth larger than the default of 6 in half the time. */
const level = 3
const chunkSize = 64 * 1024
/** Sizes stand in 32 bits; the archive with 64 is not understood everywhere. */
const largest = 0xffff_ffff

/** The sizes follow the content (bit 3), and names are UTF-8 (bit 11). */
const flags = 0x0808
const deflated = 8
const version = 20
/** 1 January 1980, the first day that a zip knows: an archive of the same rows has the same bytes. */
const noDay = 0x21

/**
 * Packs files into a zip archive as they come, entry after entry, keeping none of them.
 * Format: PKWARE's APPNOTE 6.3.10, without Zip64.
 *
 * @throws Error when an entry or the archive would be larger than 4 GiB
 */
export async function* zip(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const packed: Packed[] = []
  let offset = 0
  for await (const { name, content } of entries) {
    const entry: Packed = { name: Buffer.from(name), offset, crc: 0, packedSize: 0, size: 0 }
    for await (const chunk of written(entry, content)) {
      offset += chunk.length
      yield chunk
    }
    packed.push(entry)
  }
  const directory = Buffer.concat(packed.map(directoryLine))
  if (offset + directory.length > largest) throw new Error('the archive is larger than 4 GiB')
  yield directory
  yield endOf(packed.length, directory.length, offset)
}

async function* written(entry: Packed, content: ZipEntry['content']): AsyncGenerator<Buffer> {
  yield localHeader(entry)
  const deflate = createDeflateRaw({ level, chunkSize })
  const feeding = pipeline(counted(entry, content), deflate)
  // What breaks the feeding breaks the reading below in the same way, which is where it is reported.
  feeding.catch(() => {})
  // A stream's chunks have no type of their own; this one gives buffers.
  for await (const chunk of deflate as AsyncIterable<Buffer>) {
    entry.packedSize += chunk.length
    yield chunk
  }
  await feeding
  if (Math.max(entry.size, entry.packedSize) > largest) throw new Error('an entry is larger than 4 GiB')
  yield sizesOf(entry)
}

async function* counted(entry: Packed, content: ZipEntry['content']): AsyncGenerator<Buffer> {
  for await (const chunk of content) {
    entry.crc = crc32(chunk, entry.crc)
    entry.size += chunk.length
    yield chunk
  }
}

function localHeader({ name }: Packed): Buffer {
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(version, 4)
  header.writeUInt16LE(flags, 6)
  header.writeUInt16LE(deflated, 8)
  header.writeUInt16LE(noDay, 12)
  header.writeUInt16LE(name.length, 26)
  return Buffer.concat([header, name])
}

function sizesOf({ crc, packedSize, size }: Packed): Buffer {
  const descriptor = Buffer.alloc(16)
  descriptor.writeUInt32LE(0x08074b50, 0)
  descriptor.writeUInt32LE(crc, 4)
  descriptor.writeUInt32LE(packedSize, 8)
  descriptor.writeUInt32LE(size, 12)
  return descriptor
}

function directoryLine({ name, offset, crc, packedSize, size }: Packed): Buffer {
  const line = Buffer.alloc(46)
  line.writeUInt32LE(0x02014b50, 0)
  line.writeUInt16LE(version, 4)
  line.writeUInt16LE(version, 6)
  line.writeUInt16LE(flags, 8)
  line.writeUInt16LE(deflated, 10)
  line.writeUInt16LE(noDay, 14)
  line.writeUInt32LE(crc, 16)
  line.writeUInt32LE(packedSize, 20)
  line.writeUInt32LE(size, 24)
  line.writeUInt16LE(name.length, 28)
  line.writeUInt32LE(offset, 42)
  return Buffer.concat([line, name])
}

function endOf(entries: number, directorySize: number, directoryOffset: number): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries, 8)
  end.writeUInt16LE(entries, 10)
  end.writeUInt32LE(directorySize, 12)
  end.writeUInt32LE(directoryOffset, 16)
  return end
}
