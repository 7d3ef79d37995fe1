import { parentPort, workerData } from 'node:worker_threads'
import readWorkbook, { readSheet } from 'read-excel-file/node'
import { guardedArchive } from './archive-guard.ts'
import { mostColumns, mostSheetRows } from './limits.ts'
import { UnreadableWorkbook } from './unreadable.ts'

/** A place in a sheet, of a cell or of a whole row: its column's letters and its row. */
const place = /\sr\s*=\s*["']([A-Z]{0,3})(\d{1,7})["']/gi

/**
 * Refuses a sheet that names a cell far out before it is read: rows and columns up to that cell would be made, and one
 * cell at the end of a sheet would fill the memory.
 */
function checkPlaces(parts: ReadonlyMap<string, Buffer>): void {
  for (const [name, part] of parts) {
    if (!name.startsWith('xl/worksheets/')) continue
    for (const [, letters = '', row] of part.toString('latin1').matchAll(place)) {
      if (Number(row) > mostSheetRows) throw new UnreadableWorkbook('tooManyRows')
      if (letters.length > 2 || columnOf(letters) > mostColumns)
        throw new UnreadableWorkbook('tooManyColumns')
    }
  }
}

function columnOf(letters: string): number {
  return Array.from(letters.toUpperCase()).reduce(
    (number, letter) => number * 26 + letter.charCodeAt(0) - 64,
    0,
  )
}

/** What is asked of this thread: the workbook, and which of its sheets. */
interface Asked {
  bytes: Uint8Array
  which: 'first' | 'all'
}

async function read({ bytes, which }: Asked): Promise<unknown> {
  try {
    const { archive, parts } = await guardedArchive(Buffer.from(bytes), which)
    checkPlaces(parts)
    if (which === 'first') return { sheets: [{ name: '', rows: await readSheet(archive, { trim: false }) }] }
    const all = await readWorkbook(archive, { trim: false })
    return { sheets: all.map(({ sheet: name, data: rows }) => ({ name, rows })) }
  } catch (error) {
    // A sheet that the library cannot read is, to its owner, no workbook.
    return { reason: error instanceof UnreadableWorkbook ? error.reason : 'noWorkbook' }
  }
}

// What was handed over arrives as plain bytes.
parentPort?.postMessage(await read(workerData as Asked), [])
