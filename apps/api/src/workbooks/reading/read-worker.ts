import { parentPort } from 'node:worker_threads'
import readWorkbook, { readSheet, type SheetData } from 'read-excel-file/node'
import { pieces } from '../in-turns.ts'
import { guardedArchive } from './archive-guard.ts'
import { mostCells, mostCharacters, mostColumns, mostSheetRows } from './limits.ts'
import type { ReadCell, ReadMessage, ReadSheet, SheetPiece } from './read-sheet.ts'
import { type Unreadable, UnreadableWorkbook } from './unreadable.ts'

/** A place in a sheet, of a cell or of a whole row: its column's letters and its row. */
const place = /\sr\s*=\s*["']([A-Z]{0,3})(\d{1,7})["']/gi

/**
 * Refuses a sheet that names a cell far out before it is read: rows and columns up to that cell would be made, and one
 * cell at the end of a sheet would fill the memory.
 */
function checkPlaces(parts: ReadonlyMap<string, Buffer>, which: Asked['which']): void {
  let cells = 0
  for (const [name, part] of parts) {
    if (!name.startsWith('xl/worksheets/')) continue
    const { rows, columns } = extentOf(part, which)
    cells += rows * columns
    if (cells > mostCells) throw new UnreadableWorkbook('tooMuch')
  }
}

/** The last row and the last column that a sheet names. */
function extentOf(part: Buffer, which: Asked['which']): { rows: number; columns: number } {
  let [rows, columns] = [0, 0]
  for (const [, letters = '', row] of part.toString('latin1').matchAll(place)) {
    rows = Math.max(rows, Number(row))
    if (rows > mostSheetRows[which]) {
      throw new UnreadableWorkbook(which === 'all' ? 'tooManyRowsOfAll' : 'tooManyRows')
    }
    columns = Math.max(columns, letters.length > 2 ? Infinity : columnOf(letters))
    if (columns > mostColumns) throw new UnreadableWorkbook('tooManyColumns')
  }
  return { rows, columns }
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

/** Reads the sheets that are asked for, or says why they cannot be. */
async function sheetsOf({ bytes, which }: Asked): Promise<ReadSheet[] | Unreadable> {
  try {
    const { archive, parts } = await guardedArchive(Buffer.from(bytes), which)
    checkPlaces(parts, which)
    const sheets = await sheetsIn(archive, which)
    checkContent(sheets, which)
    return sheets
  } catch (error) {
    // A sheet that the library cannot read is, to its owner, no workbook.
    return error instanceof UnreadableWorkbook ? error.reason : 'noWorkbook'
  }
}

async function sheetsIn(archive: Buffer, which: Asked['which']): Promise<ReadSheet[]> {
  if (which === 'first') return [{ name: '', rows: cellsOf(await readSheet(archive, { trim: false })) }]
  const all = await readWorkbook(archive, { trim: false })
  return all.map(({ sheet: name, data }) => ({ name, rows: cellsOf(data) }))
}

/** The library's type names the constructor of a date where it gives a date. */
const cellsOf = (rows: SheetData<number | Date>) => rows as ReadCell[][]

/**
 * Refuses what is small here and large for whoever takes it: here a text that many cells share is kept once, and so is a sheet
 * that the workbook names more than once.
 */
function checkContent(sheets: readonly ReadSheet[], which: Asked['which']): void {
  let [cells, characters] = [0, 0]
  for (const row of sheets.flatMap(({ rows }) => rows)) {
    cells += row.length
    for (const cell of row) if (typeof cell === 'string') characters += cell.length
  }
  if (cells > mostCells || characters > mostCharacters[which]) throw new UnreadableWorkbook('tooMuch')
}

/** Cells that are handed over at once: whoever takes them does nothing else meanwhile. */
const cellsAtOnce = 20_000

/** The sheets in pieces: the name of each, then its rows, a few at a time. */
function* piecesOf(sheets: readonly ReadSheet[]): Generator<SheetPiece, undefined> {
  for (const [sheet, { name, rows }] of sheets.entries()) {
    yield { sheet, name, rows: [] }
    const rowsAtOnce = Math.max(1, Math.floor(cellsAtOnce / Math.max(1, rows[0]?.length ?? 0)))
    for (const piece of pieces(rows, rowsAtOnce)) yield { sheet, name, rows: piece }
  }
}

/** What is left of the workbook that was asked for last, and why it cannot be read if it cannot. */
let left: Promise<Unreadable | Generator<SheetPiece, undefined>>
// `readApart` asks for one workbook, then for its pieces until there is none.
parentPort?.on('message', async (message: Asked | 'next') => {
  if (message !== 'next') {
    left = sheetsOf(message).then((read) => (typeof read === 'string' ? read : piecesOf(read)))
    return
  }
  const found = await left
  const answer: ReadMessage =
    typeof found === 'string' ? { reason: found } : { piece: found.next().value ?? null }
  parentPort?.postMessage(answer, [])
})
