import { faults } from './fault-words.ts'
import { attributeOf, elementsOf, localName, type XmlElement } from './xml-tree.ts'

const typesPart = '[Content_Types].xml'
const mainType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const writtenTypes = /wordprocessingml\.(document\.main|header|footer|footnotes|endnotes)\+xml$/

const macroParts = /vba(project|data)/i
const embeddedParts = /^word\/(activeX|embeddings)\/|\.bin$/i

/** Links that somebody has to press; Word fetches nothing for them by itself. */
const pressedLink = /^(https?:\/\/|mailto:)/i
/** A target that leads out of the file whatever its mode says. */
const leadsOut = /^([a-z][a-z0-9+.-]*:|\\\\|\/\/)/i

/** Fields of Word that tell of the paper itself; all others fetch something, ask something or run something. */
const harmlessFields = new Set(
  'PAGE NUMPAGES SECTION SECTIONPAGES PAGEREF REF NOTEREF STYLEREF SEQ TOC TC XE INDEX DATE TIME SAVEDATE CREATEDATE PRINTDATE HYPERLINK SYMBOL FILENAME TITLE SUBJECT AUTHOR NUMWORDS EQ ='.split(
    ' ',
  ),
)

/** Whatever in a Word file would run, or reach beyond it, by its parts, types, relationships and fields. */
export function partFaults(
  parts: ReadonlyMap<string, Buffer>,
  trees: ReadonlyMap<string, XmlElement>,
): string[] {
  const found = new Set<string>()
  const types = trees.get(typesPart)
  if (types === undefined) return parts.has(typesPart) ? [] : [faults.noDocx]
  const contentTypes = [...elementsOf(types)].map((each) => attributeOf(each, 'ContentType') ?? '')
  if (contentTypes.some((type) => /macroEnabled|vba/i.test(type))) found.add(faults.macros)
  else if (!contentTypes.includes(mainType)) found.add(faults.noDocx)
  for (const name of parts.keys()) {
    if (macroParts.test(name)) found.add(faults.macros)
    else if (embeddedParts.test(name)) found.add(faults.embedded(name))
  }
  for (const [name, tree] of trees) {
    if (/\.rels$/i.test(name)) for (const fault of relationshipFaults(tree)) found.add(fault)
    for (const fault of fieldFaults(tree)) found.add(fault)
    for (const fault of drawnFaults(tree)) found.add(fault)
  }
  return [...found]
}

/** The parts that people read: the text with its heads, feet and notes. */
export function writtenParts(trees: ReadonlyMap<string, XmlElement>): string[] {
  const types = trees.get(typesPart)
  if (types === undefined) return []
  return [...elementsOf(types)].flatMap((each) => {
    const name = attributeOf(each, 'PartName')?.replace(/^\//, '')
    const isWritten = writtenTypes.test(attributeOf(each, 'ContentType') ?? '')
    return isWritten && name !== undefined && trees.has(name) ? [name] : []
  })
}

function* relationshipFaults(tree: XmlElement): Generator<string> {
  for (const each of elementsOf(tree)) {
    const target = attributeOf(each, 'Target') ?? ''
    const kind = (attributeOf(each, 'Type') ?? '').split('/').at(-1)?.toLowerCase() ?? ''
    const isOutside = attributeOf(each, 'TargetMode')?.toLowerCase() === 'external' || leadsOut.test(target)
    if (kind === 'vbaproject') yield faults.macros
    else if (kind === 'afchunk' || kind === 'subdocument') yield faults.foreignChunk(target)
    else if (!isOutside) continue
    else if (kind === 'attachedtemplate') yield faults.attachedTemplate(target)
    else if (kind === 'image') yield faults.externalPicture(target)
    else if (kind !== 'hyperlink' || !pressedLink.test(target)) yield faults.externalPart(target)
  }
}

/** Old drawings (VML) may name their pictures without a relationship. */
function* drawnFaults(tree: XmlElement): Generator<string> {
  for (const each of elementsOf(tree)) {
    if (!/^(imagedata|fill|stroke)$/.test(localName(each))) continue
    for (const name of ['src', 'href', 'althref']) {
      const target = attributeOf(each, name) ?? ''
      if (leadsOut.test(target)) yield faults.externalPicture(target)
    }
  }
}

function* fieldFaults(tree: XmlElement): Generator<string> {
  // Fields may lie inside each other, and Word cuts their words anywhere.
  const open: string[] = []
  for (const each of elementsOf(tree)) {
    const name = localName(each)
    if (name === 'fldSimple') yield* fieldFault(attributeOf(each, 'instr') ?? '')
    if (name === 'instrText') {
      const words = each.children.filter((child) => typeof child === 'string').join('')
      if (open.length === 0) yield* fieldFault(words)
      else open.push((open.pop() ?? '') + words)
    }
    if (name !== 'fldChar') continue
    const type = attributeOf(each, 'fldCharType')
    // A field whose name another one is to give.
    if (type === 'begin' && open.at(-1)?.trim() === '') yield faults.field('{ }')
    if (type === 'begin') open.push('')
    if (type === 'separate' || type === 'end') {
      const words = open.pop()
      if (words !== undefined) yield* fieldFault(words)
      // What follows until the end is what the field showed last.
      if (type === 'separate') open.push('PAGE')
    }
  }
  for (const words of open) yield* fieldFault(words)
}

function* fieldFault(instruction: string): Generator<string> {
  const words = instruction.trim()
  if (words === '') return
  const [name = ''] = words.split(/[\s\\"]/, 1)
  const known = name.startsWith('=') ? '=' : name.toUpperCase()
  if (!harmlessFields.has(known)) yield faults.field(name === '' ? words : name)
}
