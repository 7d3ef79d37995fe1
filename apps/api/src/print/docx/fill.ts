import { faults } from './fault-words.ts'
import { hasStray, replaceTags, type TagValue, tagsIn, wordsOf } from './paragraph.ts'
import type { DocxPicture, Draw } from './pictures.ts'
import { localName, type XmlElement, type XmlNode } from './xml-tree.ts'

/** What a template is filled with, by the names of its tags. Every value is text, whatever it looks like. */
export interface DocxFacts {
  values: Readonly<Record<string, string>>
  /** Rows by the names of their lists; each has the tags that stand between the list's two. */
  lists: Readonly<
    Record<string, { tags: readonly string[]; rows: readonly Readonly<Record<string, string>>[] }>
  >
  /** What tags become a picture, by their names; where there is none, they become their values. */
  pictures?: Readonly<Record<string, DocxPicture>>
  /** Tags of the kind that this one record cannot tell, and why: a template that names one of them is not filled. */
  notKept?: { tags: readonly string[]; fault: string }
}

/** Tags of a template at most, and elements that it may become by its lists. */
export const mostTags = 1_000
const mostElements = 500_000

/** A template became larger than a paper may be. */
export class TooLargePaper extends Error {}

/** One run through a template: what it is filled with, and what was found to be wrong. */
export class Filling {
  readonly found = new Set<string>()
  readonly #facts: DocxFacts
  #draw: Draw | undefined
  #tags = 0
  #elements = 0

  constructor(facts: DocxFacts) {
    this.#facts = facts
  }

  /**
   * Fills a part in place. What is wrong with its tags is gathered in {@link found}.
   * @throws TooLargePaper
   */
  fill(root: XmlElement, draw: Draw): void {
    this.#draw = draw
    this.#countTags(root)
    if (this.#tags > mostTags) this.found.add(faults.tooManyTags(mostTags))
    else this.#container(root)
  }

  #countTags(root: XmlElement): void {
    if (localName(root) === 'p') this.#tags += tagsIn(wordsOf(root)).length
    for (const child of root.children) if (typeof child !== 'string') this.#countTags(child)
  }

  /** Fills what stands in an element; rows and paragraphs between the two tags of a list come once for each row. */
  #container(parent: XmlElement): void {
    const { children } = parent
    const filled: XmlNode[] = []
    for (let at = 0; at < children.length; at += 1) {
      const child = children[at]
      if (child === undefined) break
      const list = typeof child === 'string' ? undefined : this.#opened(child)
      if (typeof child === 'string' || list === undefined) {
        if (typeof child !== 'string') this.#block(child)
        filled.push(child)
        continue
      }
      const end = this.#closing(children, at, list)
      if (end === undefined) this.found.add(faults.unclosed(list))
      else {
        for (const each of this.#repeated(children.slice(at, end + 1), list)) filled.push(each)
        at = end
      }
    }
    parent.children = filled
  }

  #block(block: XmlElement): void {
    if (localName(block) === 'p') this.#paragraph(block, undefined)
    this.#container(block)
  }

  #paragraph(paragraph: XmlElement, row: Row | undefined): void {
    const words = wordsOf(paragraph)
    if (!/[{}]/.test(words)) return
    if (hasStray(words)) this.found.add(faults.stray(words))
    replaceTags(paragraph, (name) => this.#value(name, row))
  }

  #value(name: string, row: Row | undefined): TagValue | undefined {
    if (row !== undefined && (name === `#${row.list}` || name === `/${row.list}`)) return ''
    const { values, lists, pictures = {}, notKept } = this.#facts
    const [draw, picture] = [this.#draw, Object.hasOwn(pictures, name) ? pictures[name] : undefined]
    if (draw && picture) return (prefix) => draw(picture, prefix)
    if (row !== undefined && Object.hasOwn(row.values, name)) return row.values[name]
    if (Object.hasOwn(values, name)) return values[name]
    const list = Object.entries(lists).find(([, { tags }]) => tags.includes(name))?.[0]
    if (notKept?.tags.includes(name)) this.found.add(notKept.fault)
    else if (name.startsWith('@')) this.found.add(faults.rawTag(name))
    else if (name.startsWith('#')) this.found.add(this.#listFault(name.slice(1).trim(), row))
    else if (name.startsWith('/')) this.found.add(faults.unopened(name.slice(1).trim()))
    else if (list !== undefined) this.found.add(faults.rowTag(name, list))
    else this.found.add(faults.unknownTag(name))
    return undefined
  }

  #listFault(list: string, row: Row | undefined): string {
    if (!Object.hasOwn(this.#facts.lists, list)) return faults.unknownList(list)
    return row === undefined ? faults.unclosed(list) : faults.nested(list)
  }

  /** The list that begins in a paragraph, or in a row of a table and not within one cell of it. */
  #opened(block: XmlElement): string | undefined {
    const names = tagNames(block)
    if (names.length === 0) return undefined
    const cells = localName(block) === 'tr' ? block.children.filter((child) => typeof child !== 'string') : []
    return Object.keys(this.#facts.lists).find((list) => {
      const inOne = cells.some((cell) => {
        const own = tagNames(cell)
        return own.includes(`#${list}`) && own.includes(`/${list}`)
      })
      return names.includes(`#${list}`) && !inOne
    })
  }

  /** Where the list ends that begins at a place: there, or further down among its neighbours of the same kind. */
  #closing(children: readonly XmlNode[], from: number, list: string): number | undefined {
    const first = children[from]
    if (first === undefined || typeof first === 'string') return undefined
    const end = children.findIndex(
      (child, at) =>
        at >= from &&
        typeof child !== 'string' &&
        localName(child) === localName(first) &&
        tagNames(child).includes(`/${list}`),
    )
    if (end === -1) return undefined
    const last = children[end]
    const isPair = end > from && localName(first) === 'p' && last !== undefined && typeof last !== 'string'
    // Words beside a tag that stands for many paragraphs would belong to none of them.
    const alone = (block: XmlElement) =>
      wordsOf(block)
        .replaceAll(/\{[^{}]*\}/g, '')
        .trim() === ''
    if (isPair && !(alone(first) && alone(last))) return undefined
    return end
  }

  #repeated(blocks: readonly XmlNode[], list: string): XmlNode[] {
    const [first] = blocks
    const isPair =
      blocks.length > 1 && first !== undefined && typeof first !== 'string' && localName(first) === 'p'
    const repeated = isPair ? blocks.slice(1, -1) : blocks
    const rows = this.#facts.lists[list]?.rows ?? []
    return rows.flatMap((values) =>
      repeated.map((block) => {
        const copy = this.#copy(block)
        const row = { list, values }
        if (typeof copy !== 'string') this.#inRow(copy, row)
        return copy
      }),
    )
  }

  #inRow(block: XmlElement, row: Row): void {
    // The list's own tag stands once in what is repeated; a second one would be a list in a list.
    const again = tagNames(block).filter((name) => name.startsWith('#'))[1]
    if (again !== undefined) this.found.add(faults.nested(again.slice(1)))
    this.#plainly(block, row)
  }

  /** Fills what lies inside a row, where no list begins any more. */
  #plainly(block: XmlElement, row: Row): void {
    if (localName(block) === 'p') this.#paragraph(block, row)
    for (const child of block.children) if (typeof child !== 'string') this.#plainly(child, row)
  }

  #copy(node: XmlNode): XmlNode {
    if (typeof node === 'string') return node
    this.#elements += 1
    if (this.#elements > mostElements) throw new TooLargePaper()
    return { ...node, children: node.children.map((child) => this.#copy(child)) }
  }
}

interface Row {
  list: string
  values: Readonly<Record<string, string>>
}

/** The names of the tags of a paragraph, a cell or a row, without those of a table in it; none of anything larger. */
function tagNames(block: XmlElement): string[] {
  if (localName(block) === 'p') return tagsIn(wordsOf(block)).map(({ name }) => name)
  if (!/^(tr|tc|sdt|sdtContent)$/.test(localName(block))) return []
  return block.children.flatMap((child) => (typeof child === 'string' ? [] : tagNames(child)))
}
