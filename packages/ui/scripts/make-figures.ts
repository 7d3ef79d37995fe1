/**
 * Be Vietnam Pro has no tabular figures: its '1' is half as wide as its '4'. This makes a tiny companion font of its
 * ten digits on one width (each outline centred), which the stack for codes, dates and money names first.
 * Licence: SIL Open Font License 1.1, beside the files. Run: node scripts/make-figures.ts
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { readWoff, writeWoff } from './woff-tables.ts'

/** Width of every digit in ems: what the round ones have on average. */
const WIDTH = 0.66
const ZERO = '0'.charCodeAt(0)
const KEPT = [
  'head',
  'hhea',
  'maxp',
  'OS/2',
  'name',
  'post',
  'cmap',
  'hmtx',
  'loca',
  'glyf',
  'cvt ',
  'fpgm',
  'prep',
  'gasp',
]

const fontsource = dirname(createRequire(import.meta.url).resolve('@fontsource/be-vietnam-pro/package.json'))
const target = join(import.meta.dirname, '../src/theme/figures')

mkdirSync(target, { recursive: true })
copyFileSync(join(fontsource, 'LICENSE'), join(target, 'OFL.txt'))
for (const weight of [400, 500, 600]) {
  const tables = readWoff(readFileSync(join(fontsource, `files/be-vietnam-pro-latin-${weight}-normal.woff`)))
  const table = (tag: string) => {
    const data = tables.get(tag)
    if (!data) throw new Error(`The font has no table "${tag}".`)
    return data
  }
  const digits = Array.from({ length: 10 }, (_, digit) => glyphOf(table('cmap'), ZERO + digit))
  setWidths(digits, table)
  keepOutlines(new Set([0, ...digits]), tables, table)
  const kept = new Map([...tables].filter(([tag]) => KEPT.includes(tag)))
  writeFileSync(join(target, `figures-${weight}.woff`), writeWoff(kept))
}

/** Sets one advance, and moves each outline to the middle through its left side bearing. */
function setWidths(glyphs: number[], table: (tag: string) => Buffer): void {
  const hmtx = table('hmtx')
  const advance = Math.round(WIDTH * table('head').readUInt16BE(18))
  for (const glyph of glyphs) {
    if (glyph >= table('hhea').readUInt16BE(34)) throw new Error('A digit has no advance of its own.')
    const start = offsetOf(table, glyph)
    const [left, right] = [table('glyf').readInt16BE(start + 2), table('glyf').readInt16BE(start + 6)]
    hmtx.writeUInt16BE(advance, glyph * 4)
    hmtx.writeInt16BE(Math.round((advance - (right - left)) / 2), glyph * 4 + 2)
  }
}

/** Drops every outline that is not needed, leaving its glyph empty so that numbers stay as they are. */
function keepOutlines(kept: Set<number>, tables: Map<string, Buffer>, table: (tag: string) => Buffer): void {
  const count = table('maxp').readUInt16BE(4)
  const outlines: Buffer[] = []
  const loca = Buffer.alloc((count + 1) * 4)
  let offset = 0
  for (let glyph = 0; glyph < count; glyph += 1) {
    loca.writeUInt32BE(offset, glyph * 4)
    if (!kept.has(glyph)) continue
    const outline = table('glyf').subarray(offsetOf(table, glyph), offsetOf(table, glyph + 1))
    const whole = Buffer.concat([outline, Buffer.alloc((4 - (outline.length % 4)) % 4)])
    outlines.push(whole)
    offset += whole.length
  }
  loca.writeUInt32BE(offset, count * 4)
  table('head').writeInt16BE(1, 50)
  tables.set('loca', loca)
  tables.set('glyf', Buffer.concat(outlines))
}

function offsetOf(table: (tag: string) => Buffer, glyph: number): number {
  const isLong = table('head').readInt16BE(50) === 1
  return isLong ? table('loca').readUInt32BE(glyph * 4) : table('loca').readUInt16BE(glyph * 2) * 2
}

/** Finds a glyph in the font's format 4 character map (OpenType specification, 'cmap'). */
function glyphOf(cmap: Buffer, code: number): number {
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.readUInt32BE(8 + index * 8),
  )
  const at = subtables.find((offset) => cmap.readUInt16BE(offset) === 4)
  if (at === undefined) throw new Error('The font has no format 4 character map.')
  const segments = cmap.readUInt16BE(at + 6) / 2
  for (let segment = 0; segment < segments; segment += 1) {
    const field = (block: number) => at + block + segment * 2
    const end = cmap.readUInt16BE(field(14))
    const start = cmap.readUInt16BE(field(16 + segments * 2))
    if (code < start || code > end) continue
    const delta = cmap.readInt16BE(field(16 + segments * 4))
    const rangeAt = field(16 + segments * 6)
    const range = cmap.readUInt16BE(rangeAt)
    if (range === 0) return (code + delta) & 0xff_ff
    return (cmap.readUInt16BE(rangeAt + range + (code - start) * 2) + delta) & 0xff_ff
  }
  throw new Error(`The font has no glyph for U+${code.toString(16)}.`)
}
