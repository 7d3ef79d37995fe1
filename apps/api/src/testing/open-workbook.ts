import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import readWorkbook from 'read-excel-file/node'
import { parser } from 'sax'
import { openArchive } from './open-archive.ts'

/** A workbook as somebody else's programs see it. */
export interface OpenedWorkbook {
  /** Its sheets by name, as read-excel-file reads them. */
  sheets: Readonly<Record<string, readonly (readonly unknown[])[]>>
  /** Its parts by path: well-formed XML, without a character that XML forbids. */
  parts: ReadonlyMap<string, string>
}

const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u

/**
 * Opens a workbook with a library that is not ours, and takes it apart.
 * @throws Error for an archive, an XML part or a cell that is not as the format wants it
 */
export async function openWorkbook(content: Readable | Buffer): Promise<OpenedWorkbook> {
  const bytes = Buffer.isBuffer(content) ? content : await buffer(content)
  const sheets = await readWorkbook(bytes, { trim: false })
  return {
    sheets: Object.fromEntries(sheets.map(({ sheet, data }) => [sheet, data])),
    parts: await partsOf(bytes),
  }
}

async function partsOf(bytes: Buffer): Promise<Map<string, string>> {
  const parts = [...(await openArchive(bytes))].map(([name, content]) => [name, content.toString()] as const)
  for (const [name, xml] of parts) checkXml(name, xml)
  return new Map(parts)
}

function checkXml(name: string, xml: string): void {
  if (forbidden.test(xml)) throw new Error(`${name} has a character that XML forbids`)
  const strict = Object.assign(parser(true), {
    onerror: (error: Error) => {
      throw new Error(`${name} is not well-formed: ${error.message}`)
    },
  })
  strict.write(xml).close()
}
