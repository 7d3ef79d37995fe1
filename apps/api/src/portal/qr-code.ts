import type { Schemas } from '@nhansu/sdk/contract'
import { encode } from 'uqr'

/** Light modules around a code, as ISO/IEC 18004 asks for. */
const quietZone = 4

/**
 * Draws an address to be read by a telephone, also off creased paper (a quarter of it may be lost).
 * @returns the dark modules as an SVG path, one unit a module, a run of them a box
 */
export function qrCode(address: string): Schemas['QrCode'] {
  const { size, data } = encode(address, { ecc: 'Q', border: quietZone })
  const boxes = data.flatMap((row, y) =>
    runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`),
  )
  return { size, path: boxes.join('') }
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
