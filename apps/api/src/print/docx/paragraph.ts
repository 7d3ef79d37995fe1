import { localName, type XmlElement, type XmlNode } from './xml-tree.ts'

/** A piece of text of a paragraph, with the element around it, since Word cuts a tag wherever somebody paused. */
interface Piece {
  text: XmlElement
  around: XmlElement
  words: string
}

/** A tag of a paragraph: what stands between its braces, and where it stands in the paragraph's words. */
export interface Tag {
  name: string
  start: number
  end: number
}

const braced = /\{([^{}]*)\}/g

/** The words of a paragraph of its own: text boxes in it have paragraphs of theirs. */
export function wordsOf(paragraph: XmlElement): string {
  return piecesOf(paragraph)
    .map(({ words }) => words)
    .join('')
}

/** The tags in words, by names as they are compared: composed letters, single spaces. */
export function tagsIn(words: string): Tag[] {
  return [...words.matchAll(braced)].map((match) => ({
    name: (match[1] ?? '').normalize('NFC').replaceAll(/\s+/g, ' ').trim(),
    start: match.index,
    end: match.index + match[0].length,
  }))
}

/** Whether a brace is left that belongs to no tag. */
export function hasStray(words: string): boolean {
  return /[{}]/.test(words.replaceAll(braced, ''))
}

/** What a tag becomes: text, or an element that is made for the prefix of the text around it. */
export type TagValue = string | ((prefix: string) => XmlElement)

/**
 * Puts values in the places of tags. A value stands where its tag begins, with the look that its first letter has.
 * @param valueOf what a tag becomes; undefined leaves it as it is
 */
export function replaceTags(paragraph: XmlElement, valueOf: (name: string) => TagValue | undefined): void {
  const pieces = piecesOf(paragraph)
  const tags = tagsIn(pieces.map(({ words }) => words).join(''))
  if (tags.length === 0) return
  const values = tags.map(({ name }) => valueOf(name))
  let from = 0
  let next = 0
  for (const { text, around, words } of pieces) {
    const to = from + words.length
    const written: TagValue[] = []
    let at = from
    while (next < tags.length) {
      const tag = tags[next]
      if (tag === undefined || tag.start >= to) break
      const { start, end } = tag
      const value = values[next]
      written.push(words.slice(Math.max(at, from) - from, Math.max(start, from) - from))
      if (value === undefined)
        written.push(words.slice(Math.max(start, from) - from, Math.min(end, to) - from))
      else if (start >= from) written.push(value)
      at = Math.min(end, to)
      if (end > to) break
      next += 1
    }
    written.push(words.slice(at - from))
    const joined = joinedTexts(written)
    if (joined.length !== 1 || joined[0] !== words) writeWords(text, around, joined)
    from = to
  }
}

function piecesOf(paragraph: XmlElement): Piece[] {
  const pieces: Piece[] = []
  const look = (around: XmlElement) => {
    for (const child of around.children) {
      if (typeof child === 'string' || localName(child) === 'p') continue
      if (localName(child) === 't') pieces.push({ text: child, around, words: plain(child) })
      else look(child)
    }
  }
  look(paragraph)
  return pieces
}

function plain({ children }: XmlElement): string {
  return children.filter((child) => typeof child === 'string').join('')
}

/** Texts that stand side by side as one, without those that say nothing beside a picture. */
function joinedTexts(parts: readonly TagValue[]): TagValue[] {
  const joined: TagValue[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (typeof part === 'string' && typeof last === 'string') joined[joined.length - 1] = last + part
    else joined.push(part)
  }
  return joined.length === 1 ? joined : joined.filter((part) => part !== '')
}

function writeWords(text: XmlElement, around: XmlElement, parts: readonly TagValue[]): void {
  const prefix = text.name.slice(0, text.name.indexOf(':') + 1)
  const nodes = parts.flatMap((part): XmlNode[] =>
    typeof part === 'string' ? linesOf(text, prefix, part) : [part(prefix)],
  )
  around.children.splice(around.children.indexOf(text), 1, ...nodes)
}

/** Lines of a value become lines of the paragraph. */
function linesOf(text: XmlElement, prefix: string, words: string): XmlNode[] {
  const lines = words.split(/\r\n?|\n/).map((line): XmlElement => ({
    name: text.name,
    attributes: { ...text.attributes, 'xml:space': 'preserve' },
    children: line === '' ? [] : [line],
  }))
  return lines.flatMap((line, index): XmlNode[] =>
    index === 0 ? [line] : [{ name: `${prefix}br`, attributes: {}, children: [] }, line],
  )
}
