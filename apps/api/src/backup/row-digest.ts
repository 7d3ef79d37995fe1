import { hash } from 'node:crypto'

/** Rows of a table as COPY writes them: how many, and a sum over their contents that no order of the rows changes. */
export interface TableContent {
  rows: number
  /** 64 hexadecimal digits. */
  digest: string
}

/** Takes in COPY's text, in whatever pieces, and tells what was in it. */
export interface RowDigest {
  add: (piece: Buffer) => void
  content: () => TableContent
}

const NEW_LINE = 10
const LANES = 8

/**
 * Adds up the hashes of all rows. In COPY's text format a line is a row, because line ends inside values are escaped.
 * The same rows give the same sum from any server, in whatever order it keeps them.
 */
export function rowDigest(): RowDigest {
  const lanes = new Uint32Array(LANES)
  let rows = 0
  let begun: Buffer[] = []
  const addRow = (row: Buffer) => {
    const hashed = hash('sha256', row, 'buffer')
    for (let lane = 0; lane < LANES; lane += 1) {
      lanes[lane] = (lanes[lane] ?? 0) + hashed.readUInt32LE(lane * 4)
    }
    rows += 1
  }
  return {
    add(piece) {
      let start = 0
      for (let end = piece.indexOf(NEW_LINE); end >= 0; end = piece.indexOf(NEW_LINE, start)) {
        const line = piece.subarray(start, end)
        addRow(begun.length > 0 ? Buffer.concat([...begun, line]) : line)
        begun = []
        start = end + 1
      }
      // The piece's memory may be used again before the row is complete.
      if (start < piece.length) begun.push(Buffer.from(piece.subarray(start)))
    },
    content: () => ({
      rows,
      digest: [...lanes].map((lane) => lane.toString(16).padStart(8, '0')).join(''),
    }),
  }
}

/** Passes COPY's text on while a digest takes it in. */
export async function* digesting(text: AsyncIterable<Buffer>, digest: RowDigest): AsyncGenerator<Buffer> {
  for await (const piece of text) {
    digest.add(piece)
    yield piece
  }
}
