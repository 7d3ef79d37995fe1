import { crc32, deflateSync } from 'node:zlib'
import type { CodeBoxes } from '../../portal/qr-code.ts'

/** Dots of a side of each module: fine enough for print, and still a few kilobytes. */
const dots = 8
const signature = Buffer.from('89504e470d0a1a0a', 'hex')
/** One bit a dot, grey: 0 is black and 1 is white. */
const [bitDepth, greyscale, others] = [1, 0, [0, 0, 0]]

/** A code as a black and white PNG. */
export function codePicture({ size, boxes }: CodeBoxes): Buffer {
  const side = size * dots
  const rows = Array.from({ length: size }, () => new Uint8Array(Math.ceil(side / 8)).fill(0xff))
  for (const [x, y, length] of boxes) {
    const row = rows[y]
    if (row === undefined) continue
    for (let dot = x * dots; dot < (x + length) * dots; dot += 1) {
      row[dot >> 3] = (row[dot >> 3] ?? 0) & ~(0x80 >> (dot & 7))
    }
  }
  // Each line of dots begins with how it was filtered: it was not.
  const lines = rows.flatMap((row) => Array.from({ length: dots }, () => Buffer.from([0, ...row])))
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([bitDepth, greyscale, ...others], 8)
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(lines))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(kind: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
