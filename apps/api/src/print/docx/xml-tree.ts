import sax from 'sax'

/** An element of a part of a Word file, its prefix in its name: 'w:p'. */
export interface XmlElement {
  name: string
  attributes: Readonly<Record<string, string>>
  children: XmlNode[]
}

export type XmlNode = XmlElement | string

/** Text that is no XML, or more of it than a part of a paper has. */
export class UnreadableXml extends Error {
  /** Whether it declares a type of document, by which entities and files beside it would come. */
  readonly declares: boolean

  constructor(declares = false) {
    super('unreadable XML')
    this.declares = declares
  }
}

// The library's types do not know that option: no entities but the five of XML.
const options = { xmlns: false, strictEntities: true }

/** Word nests a few dozen elements. */
const deepest = 200

/**
 * Reads XML into a tree. Nothing outside it is followed, and no entities are known but the five of XML itself.
 * @throws UnreadableXml for what is no UTF-8 and no well-formed XML, declares a type, or is nested too deep
 */
export function readXml(bytes: Buffer): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [] }
  const open = [root]
  const reading = sax.parser(true, options)
  const text = (words: string) => void open.at(-1)?.children.push(words)
  const events: Partial<typeof reading> = {
    onerror: () => {
      throw new UnreadableXml()
    },
    ondoctype: () => {
      throw new UnreadableXml(true)
    },
    onprocessinginstruction: ({ name, body }) => {
      // Another reader might see other letters in the same bytes.
      if (name === 'xml' && /encoding/i.test(body) && !/encoding\s*=\s*["']utf-8["']/i.test(body))
        throw new UnreadableXml()
    },
    onopentag: ({ name, attributes }) => {
      if (open.length > deepest) throw new UnreadableXml()
      // Without namespaces asked for, attributes are plain texts.
      const texts = { ...attributes } as Record<string, string>
      const element: XmlElement = { name, attributes: texts, children: [] }
      open.at(-1)?.children.push(element)
      open.push(element)
    },
    onclosetag: () => void open.pop(),
    ontext: text,
    oncdata: text,
  }
  Object.assign(reading, events)
  reading.write(decoded(bytes)).close()
  const [top, ...others] = root.children.filter((child) => typeof child !== 'string')
  if (top === undefined || others.length > 0) throw new UnreadableXml()
  return top
}

function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new UnreadableXml()
  }
}

/** Writes a tree as the XML of a part; every text and every attribute is escaped. */
export function writeXml(root: XmlElement): Buffer {
  const pieces = ['<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n']
  write(root, pieces)
  return Buffer.from(pieces.join(''))
}

function write(node: XmlNode, pieces: string[]): void {
  if (typeof node === 'string') {
    pieces.push(escaped(node))
    return
  }
  pieces.push(`<${node.name}`)
  for (const [name, value] of Object.entries(node.attributes)) pieces.push(` ${name}="${escaped(value)}"`)
  if (node.children.length === 0) {
    pieces.push('/>')
    return
  }
  pieces.push('>')
  for (const child of node.children) write(child, pieces)
  pieces.push(`</${node.name}>`)
}

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\t': '&#9;',
  '\r': '&#13;',
}
/** What no XML may hold, not even escaped. */
// oxlint-disable-next-line no-control-regex -- these signs are what is looked for
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

function escaped(text: string): string {
  return text.replaceAll(forbidden, '').replaceAll(/[&<>"\n\t\r]/g, (sign) => signs[sign] ?? sign)
}

/** Every element of a tree by its local name, wherever it stands. */
export function* elementsOf(root: XmlElement): Generator<XmlElement> {
  yield root
  for (const child of root.children) if (typeof child !== 'string') yield* elementsOf(child)
}

/** 'p' of 'w:p': producers choose their prefixes. */
export function localName({ name }: XmlElement): string {
  return name.slice(name.indexOf(':') + 1)
}

/** The value of an attribute by its local name. */
export function attributeOf({ attributes }: XmlElement, local: string): string | undefined {
  const found = Object.entries(attributes).find(([name]) => name.slice(name.indexOf(':') + 1) === local)
  return found?.[1]
}
