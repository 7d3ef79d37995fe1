import { buffer } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'
import { zip } from '../xlsx/zip.ts'
import { UnreadableWorkbook } from './unreadable.ts'
import { TooMuchPacked, unpackEntry } from './unpack-entry.ts'

const mostEntries = 500
/** Bytes when unpacked, of all parts that are read: where the first sheet alone counts, and where all do. */
const mostUnpacked = { first: 32 * 1024 * 1024, all: 128 * 1024 * 1024 }

/** What holds rows and what is needed to read them. Pictures, links, connections and settings are never unpacked. */
const wanted =
  /^(\[Content_Types\]\.xml|_rels\/\.rels|xl\/(workbook|styles|sharedStrings)\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/worksheets\/[^/]+\.xml)$/
const macros = /vbaProject/i

const oldOrLocked = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const zipped = Buffer.from('504b0304', 'hex')

/**
 * Takes a workbook's archive apart and packs what is needed of it anew, so that a later reader meets no entry
 * that was not looked at here: neither one that is larger than it says, nor one that the directory does not name.
 *
 * @throws UnreadableWorkbook for what is no workbook, holds macros, or would not fit into memory
 */
export async function guardedArchive(
  bytes: Buffer,
  which: 'first' | 'all' = 'first',
): Promise<{ archive: Buffer; parts: ReadonlyMap<string, Buffer> }> {
  if (bytes.subarray(0, 8).equals(oldOrLocked)) throw new UnreadableWorkbook('old')
  if (!bytes.subarray(0, 4).equals(zipped)) throw new UnreadableWorkbook('noWorkbook')
  const parts = new Map<string, Buffer>()
  try {
    const archive = await fromBufferPromise(bytes, { validateEntrySizes: true })
    if (archive.entryCount > mostEntries) throw new UnreadableWorkbook('tooMuch')
    let total = 0
    for await (const entry of archive.eachEntry()) {
      if (macros.test(entry.fileName)) throw new UnreadableWorkbook('macros')
      if (!wanted.test(entry.fileName) || parts.has(entry.fileName)) continue
      const part = await unpackEntry(archive, entry, mostUnpacked[which] - total)
      total += part.length
      parts.set(entry.fileName, part)
    }
  } catch (error) {
    if (error instanceof UnreadableWorkbook) throw error
    if (error instanceof TooMuchPacked) throw new UnreadableWorkbook('tooMuch')
    // Whatever a broken archive makes the library say is of no use to the reader.
    throw new UnreadableWorkbook('noWorkbook')
  }
  checkParts(parts)
  const entries = [...parts].map(([name, content]) => ({ name, content: [content] }))
  return { archive: await buffer(zip(entries)), parts }
}

function checkParts(parts: ReadonlyMap<string, Buffer>): void {
  const types = parts.get('[Content_Types].xml')?.toString()
  if (types === undefined || !parts.has('xl/workbook.xml')) throw new UnreadableWorkbook('noWorkbook')
  if (types.includes('macroEnabled')) throw new UnreadableWorkbook('macros')
  for (const part of parts.values()) {
    // No workbook declares entities; what does wants a reader to follow them.
    if (part.includes('<!DOCTYPE') || part.includes('<!ENTITY')) throw new UnreadableWorkbook('noWorkbook')
  }
}
