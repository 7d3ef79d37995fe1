import type { Schemas } from '@nhansu/sdk/contract'
import { encode } from 'uqr'

/** Light modules around a code, as ISO/IEC 18004 asks for. */
const quietZone = 4

/** A code as the boxes that are dark: the first module, its row, and how many modules it is long. */
export interface CodeBoxes {
  /** Modules of a side, the light ones around included. */
  size: number
  boxes: readonly (readonly [x: number, y: number, length: number])[]
}

/** An address to be read by a telephone, also off creased paper (a quarter of it may be lost). */
export function codeBoxes(address: string): CodeBoxes {
  const { size, data } = encode(address, { ecc: 'Q', border: quietZone })
  const boxes = data.flatMap((row, y) => runsOf(row).map(([x, length]) => [x, y, length] as const))
  return { size, boxes }
}

/** As `codeBoxes`, as an SVG path, one unit a module. */
export function qrCode(address: string): Schemas['QrCode'] {
  const { size, boxes } = codeBoxes(address)
  return { size, path: boxes.map(([x, y, length]) => `M${x} ${y}h${length}v1h-${length}z`).join('') }
}

/** Where dark modules stand side by side in a row: the first of them, and how many. */
function runsOf(row: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = []
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1)
    if (!isDark) continue
    if (last !== undefined && last[0] + last[1] === x) last[1] += 1
    else runs.push([x, 1])
  }
  return runs
}
