import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** What a conversion of LibreOffice makes, and how its filter is called. */
const filters = {
  /** Every sheet to a file of its own, cells as a reader sees them. */
  shown: 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,true,false,false,-1',
  /** The same with values as they are: days in the order of an English sheet, texts as ever. */
  plain: 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,-1',
  pdf: 'pdf',
  xlsx: 'xlsx',
} as const

/** How LibreOffice is to read text: commas, quotes, UTF-8. */
const readCsv = '--infilter=CSV:44,34,76,1'

/** LibreOffice without a screen, when this machine has it (Debian: `libreoffice-calc-nogui`). */
export function findOffice(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)
  return folders.map((folder) => join(folder, 'soffice')).find((path) => existsSync(path))
}

/** Lets LibreOffice open files and save them as something else; answers where they are. */
export async function convert(
  office: string,
  home: string,
  to: keyof typeof filters,
  files: readonly string[],
): Promise<string> {
  const folder = mkdtempSync(join(home, `${to}-`))
  const profile = `-env:UserInstallation=file://${join(home, 'profile')}`
  const text = files.some((file) => file.endsWith('.csv')) ? [readCsv] : []
  await run(
    office,
    [profile, '--headless', ...text, '--convert-to', filters[to], '--outdir', folder, ...files],
    { env: { PATH: process.env['PATH'], HOME: home, LC_ALL: 'C.UTF-8' } },
  )
  return folder
}

/** The cells of the first sheet of a workbook that was converted to `shown` or `plain`, row by row. */
export function cellsIn(folder: string, name: string): string[][] {
  const file = readdirSync(folder).find(
    (each) => each.startsWith(`${name}-`) && !each.endsWith('Thông tin.csv'),
  )
  if (file === undefined) throw new Error(`LibreOffice has made no sheet of ${name}`)
  return rowsOf(readFileSync(join(folder, file), 'utf8'))
}

/** Rows of text with commas; a cell with quotes may hold commas and lines. */
function rowsOf(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain = '', end = ''] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === '\n') rows.push([])
    if (end === '') break
  }
  return rows.slice(0, -1)
}
