import { buffer } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'
import { TooMuchPacked, unpackEntry } from '../../workbooks/reading/unpack-entry.ts'
import { zip } from '../../workbooks/xlsx/zip.ts'
import { faults } from './fault-words.ts'
import { partFaults } from './part-faults.ts'
import { readXml, UnreadableXml, type XmlElement } from './xml-tree.ts'

const mostEntries = 300
/** Bytes when unpacked: of the parts of text, and of everything with its pictures. */
const mostText = 8 * 1024 * 1024
const mostUnpacked = 32 * 1024 * 1024

const oldOrLocked = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const xmlPart = /\.(xml|rels)$/i

/** A Word file taken apart: its parts byte by byte, and as trees those that are XML. */
export interface DocxParts {
  parts: ReadonlyMap<string, Buffer>
  trees: ReadonlyMap<string, XmlElement>
}

/** Faults of a Word file in words for whoever uploads it. */
export class FaultyDocx extends Error {
  readonly faults: readonly string[]

  constructor(found: readonly string[]) {
    super('a faulty Word file')
    this.faults = found
  }
}

/**
 * Takes a Word file apart that somebody sent, without following anything that it names.
 * @throws FaultyDocx for a bomb, for what is no Word file, and for whatever would run, or reach beyond the file
 */
export async function openDocx(bytes: Buffer): Promise<DocxParts> {
  if (bytes.subarray(0, 8).equals(oldOrLocked)) throw new FaultyDocx([faults.old])
  const parts = await unpackedParts(bytes)
  const trees = new Map<string, XmlElement>()
  const found: string[] = []
  for (const [name, content] of parts) {
    if (!xmlPart.test(name)) continue
    try {
      trees.set(name, readXml(content))
    } catch (error) {
      if (!(error instanceof UnreadableXml)) throw error
      found.push(error.declares ? faults.doctype(name) : faults.badXml(name))
    }
  }
  found.push(...partFaults(parts, trees))
  if (found.length > 0) throw new FaultyDocx(found)
  return { parts, trees }
}

async function unpackedParts(bytes: Buffer): Promise<Map<string, Buffer>> {
  const parts = new Map<string, Buffer>()
  const left = { text: mostText, all: mostUnpacked }
  try {
    const archive = await fromBufferPromise(bytes, { validateEntrySizes: true })
    if (archive.entryCount > mostEntries) throw new FaultyDocx([faults.tooMany(mostEntries)])
    for await (const entry of archive.eachEntry()) {
      const { fileName: name } = entry
      if (name.endsWith('/')) continue
      // Of two parts of one name one reader takes the first, another the last.
      if (parts.has(name)) throw new FaultyDocx([faults.twice(name)])
      const isText = xmlPart.test(name)
      const part = await unpackEntry(archive, entry, isText ? Math.min(left.text, left.all) : left.all)
      left.all -= part.length
      if (isText) left.text -= part.length
      parts.set(name, part)
    }
  } catch (error) {
    if (error instanceof FaultyDocx) throw error
    if (error instanceof TooMuchPacked) throw new FaultyDocx([faults.tooLarge])
    // Whatever a broken archive makes the library say is of no use to the reader.
    throw new FaultyDocx([faults.noDocx])
  }
  return parts
}

/** Packs parts into a Word file; readers look for the types of parts first. */
export function packDocx(parts: ReadonlyMap<string, Buffer>): Promise<Buffer> {
  const first = '[Content_Types].xml'
  const names = [first, ...[...parts.keys()].filter((name) => name !== first)]
  return buffer(zip(names.map((name) => ({ name, content: [parts.get(name) ?? Buffer.alloc(0)] }))))
}
