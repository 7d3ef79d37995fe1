import { posix } from 'node:path'
import { attributeOf, elementsOf, localName, type XmlElement } from './xml-tree.ts'

/** A picture that a tag becomes. */
export interface DocxPicture {
  png: Uint8Array
  /** Of a side: pictures of codes are square. */
  millimetres: number
  /** What is read out to who does not see it. */
  says: string
}

/** What is drawn in one part of the text, and where it stands there. */
export type Draw = (picture: DocxPicture, prefix: string) => XmlElement

const unitsOfMillimetre = 36_000
const drawing = 'http://schemas.openxmlformats.org/drawingml/2006'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const ofPackage = 'http://schemas.openxmlformats.org/package/2006/relationships'
const typesPart = '[Content_Types].xml'

/** The pictures of a Word file that is being filled: drawn in its text, and kept beside it with what leads to them. */
export class Pictures {
  readonly #trees: ReadonlyMap<string, XmlElement>
  readonly #taken: Set<string>
  /** Parts of the text by picture, with the part that the picture becomes there. */
  readonly #drawn = new Map<string, Map<DocxPicture, { id: string; media: string }>>()
  /** Word wants every drawing of a file to have a number of its own. */
  #number: number

  constructor(parts: ReadonlyMap<string, Buffer>, trees: ReadonlyMap<string, XmlElement>) {
    this.#trees = trees
    this.#taken = new Set(parts.keys())
    this.#number = Math.max(0, ...[...trees.values()].map(highestNumber))
  }

  /** How pictures are drawn in a part. */
  drawIn(part: string): Draw {
    return (picture, prefix) => {
      const { id } = this.#placeOf(part, picture)
      this.#number += 1
      return inlinePicture(picture, { id, number: this.#number, prefix })
    }
  }

  /** The parts that are new or changed for what was drawn, as trees and pictures; none where nothing was. */
  parts(): { trees: Map<string, XmlElement>; media: Map<string, Buffer> } {
    const trees = new Map<string, XmlElement>()
    const media = new Map<string, Buffer>()
    const types = this.#trees.get(typesPart)
    for (const [part, pictures] of this.#drawn) {
      const name = relationsOf(part)
      const relations = this.#trees.get(name) ?? {
        name: 'Relationships',
        attributes: { xmlns: ofPackage },
        children: [],
      }
      for (const [picture, { id, media: kept }] of pictures) {
        const target = posix.relative(posix.dirname(part), kept)
        add(relations, 'Relationship', { Id: id, Type: `${office}/image`, Target: target })
        if (types) add(types, 'Override', { PartName: `/${kept}`, ContentType: 'image/png' })
        media.set(kept, Buffer.from(picture.png))
      }
      trees.set(name, relations)
    }
    if (types && media.size > 0) trees.set(typesPart, types)
    return { trees, media }
  }

  #placeOf(part: string, picture: DocxPicture): { id: string; media: string } {
    const pictures = this.#drawn.get(part) ?? new Map<DocxPicture, { id: string; media: string }>()
    this.#drawn.set(part, pictures)
    const place = pictures.get(picture) ?? {
      id: unused(idsOf(this.#trees.get(relationsOf(part))), (n) => `drawn${pictures.size + n}`),
      media: unused(this.#taken, (n) => posix.join(posix.dirname(part), 'media', `drawn${n}.png`)),
    }
    pictures.set(picture, place)
    this.#taken.add(place.media)
    return place
  }
}

function add(parent: XmlElement, local: string, attributes: Record<string, string>): void {
  const prefix = parent.name.slice(0, parent.name.indexOf(':') + 1)
  parent.children.push({ name: `${prefix}${local}`, attributes, children: [] })
}

function relationsOf(part: string): string {
  return posix.join(posix.dirname(part), '_rels', `${posix.basename(part)}.rels`)
}

function idsOf(relations: XmlElement | undefined): ReadonlySet<string> {
  return new Set(relations ? [...elementsOf(relations)].map((each) => attributeOf(each, 'Id') ?? '') : [])
}

function unused(taken: ReadonlySet<string>, named: (n: number) => string): string {
  let n = 1
  while (taken.has(named(n))) n += 1
  return named(n)
}

function highestNumber(tree: XmlElement): number {
  let highest = 0
  for (const each of elementsOf(tree)) {
    if (localName(each) !== 'docPr') continue
    const number = Number(attributeOf(each, 'id'))
    // What is too high to be counted on from is no number that Word has given.
    if (Number.isInteger(number) && number < 2 ** 31 - 2 ** 16) highest = Math.max(highest, number)
  }
  return highest
}

/** A picture that stands in a line as a letter does; namespaces are declared here, whatever the file's own root names. */
function inlinePicture(
  { millimetres, says }: DocxPicture,
  { id, number, prefix }: { id: string; number: number; prefix: string },
): XmlElement {
  const side = String(Math.round(millimetres * unitsOfMillimetre))
  const size = { cx: side, cy: side }
  const named = { id: String(number), name: `Hình ${number}`, descr: says }
  const picture = node('pic:pic', { 'xmlns:pic': `${drawing}/picture` }, [
    node('pic:nvPicPr', {}, [node('pic:cNvPr', named), node('pic:cNvPicPr')]),
    node('pic:blipFill', {}, [
      node('a:blip', { 'xmlns:r': office, 'r:embed': id }),
      node('a:stretch', {}, [node('a:fillRect')]),
    ]),
    node('pic:spPr', {}, [
      node('a:xfrm', {}, [node('a:off', { x: '0', y: '0' }), node('a:ext', size)]),
      node('a:prstGeom', { prst: 'rect' }, [node('a:avLst')]),
    ]),
  ])
  const inline = node(
    'wp:inline',
    { 'xmlns:wp': `${drawing}/wordprocessingDrawing`, distT: '0', distB: '0', distL: '0', distR: '0' },
    [
      node('wp:extent', size),
      node('wp:docPr', named),
      node('a:graphic', { 'xmlns:a': `${drawing}/main` }, [
        node('a:graphicData', { uri: `${drawing}/picture` }, [picture]),
      ]),
    ],
  )
  return node(`${prefix}drawing`, {}, [inline])
}

function node(
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  children: XmlElement[] = [],
): XmlElement {
  return { name, attributes, children }
}
