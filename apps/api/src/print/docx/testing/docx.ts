import { packDocx } from '../docx-parts.ts'
import { elementsOf, localName, readXml } from '../xml-tree.ts'
import { openArchive } from '../../../testing/open-archive.ts'

const namespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const relationships = 'http://schemas.openxmlformats.org/package/2006/relationships'
const officeTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** The XML of a paragraph whose text Word has cut into these runs. */
export function paragraph(...runs: readonly string[]): string {
  return `<w:p>${runs.map((text) => `<w:r><w:rPr><w:b/></w:rPr><w:t>${text}</w:t></w:r>`).join('')}</w:p>`
}

/** The XML of a table of one column of paragraphs for each text of a row. */
export function table(...rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`
  return `<w:tbl>${rows.map((cells) => `<w:tr>${cells.map(cell).join('')}</w:tr>`).join('')}</w:tbl>`
}

/** The parts of a Word file with this body. */
export function docxParts(body: string): Record<string, string> {
  return {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/word/header1.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.header+xml"/></Types>',
    '_rels/.rels': relations(`${officeTypes}/officeDocument`, 'word/document.xml'),
    'word/document.xml': `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="${namespace}"><w:body>${body}</w:body></w:document>`,
  }
}

/** The XML of one relationship. */
export function relations(type: string, target: string, mode = 'Internal'): string {
  return `<Relationships xmlns="${relationships}"><Relationship Id="rId1" Type="${type}" Target="${target}" TargetMode="${mode}"/></Relationships>`
}

/** A Word file of these parts. */
export function packed(parts: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  return packDocx(new Map(Object.entries(parts).map(([name, part]) => [name, Buffer.from(part)])))
}

/** A Word file with this body, and whatever else is to be in it. */
export function docx(body: string, others: Readonly<Record<string, string | Buffer>> = {}): Promise<Buffer> {
  return packed({ ...docxParts(body), ...others })
}

/** What a Word file says, a line for each paragraph, as a library that is not ours unpacks it. */
export async function docxText(bytes: Buffer, part = 'word/document.xml'): Promise<string[]> {
  const content = (await openArchive(bytes)).get(part)
  if (content === undefined) throw new Error(`there is no ${part}`)
  const paragraphs = [...elementsOf(readXml(content))].filter((each) => localName(each) === 'p')
  return paragraphs.map((each) =>
    [...elementsOf(each)]
      .map((inside) => {
        if (localName(inside) === 'br') return '\n'
        return localName(inside) === 't'
          ? inside.children.filter((child) => typeof child === 'string').join('')
          : ''
      })
      .join(''),
  )
}
