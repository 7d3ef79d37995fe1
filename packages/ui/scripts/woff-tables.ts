import { deflateSync, inflateSync } from 'node:zlib'

/** The tables of a font by their four-letter tag. */
export type FontTables = Map<string, Buffer>

const HEADER = 44
const ENTRY = 20

/** Reads the tables of a WOFF 1.0 file (W3C Recommendation, sections 4 and 5). */
export function readWoff(file: Buffer): FontTables {
  if (file.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no WOFF 1.0 file.')
  const count = file.readUInt16BE(12)
  const entries = Array.from({ length: count }, (_, index) => HEADER + index * ENTRY)
  return new Map(
    entries.map((at) => {
      const [offset, packed, full] = [4, 8, 12].map((field) => file.readUInt32BE(at + field)) as [
        number,
        number,
        number,
      ]
      const data = file.subarray(offset, offset + packed)
      return [file.toString('latin1', at, at + 4), packed < full ? inflateSync(data) : Buffer.from(data)]
    }),
  )
}

/** Writes a WOFF 1.0 file of TrueType outlines. */
export function writeWoff(tables: FontTables): Buffer {
  const sorted = [...tables].sort(([first], [second]) => (first < second ? -1 : 1))
  const packed = sorted.map(([tag, data]) => {
    const small = deflateSync(data, { level: 9 })
    return { tag, data, stored: small.length < data.length ? small : data }
  })
  const header = Buffer.alloc(HEADER)
  const directory = Buffer.alloc(packed.length * ENTRY)
  let offset = HEADER + directory.length
  const bodies = packed.map(({ tag, data, stored }, index) => {
    const at = index * ENTRY
    directory.write(tag, at, 'latin1')
    ;[offset, stored.length, data.length, checksum(data)].forEach((value, field) =>
      directory.writeUInt32BE(value, at + 4 + field * 4),
    )
    const body = padded(stored)
    offset += body.length
    return body
  })
  const sfntSize = 12 + packed.length * 16 + packed.reduce((sum, { data }) => sum + padded(data).length, 0)
  header.write('wOFF', 0, 'latin1')
  ;[0x0001_0000, offset].forEach((value, field) => header.writeUInt32BE(value, 4 + field * 4))
  header.writeUInt16BE(packed.length, 12)
  header.writeUInt32BE(sfntSize, 16)
  return Buffer.concat([header, directory, ...bodies])
}

function checksum(data: Buffer): number {
  const whole = padded(data)
  let sum = 0
  for (let at = 0; at < whole.length; at += 4) sum = (sum + whole.readUInt32BE(at)) >>> 0
  return sum
}

function padded(data: Buffer): Buffer {
  return Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)])
}
