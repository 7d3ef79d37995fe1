import type { Schemas } from '@nhansu/sdk/contract'
import type { Files } from '../../../files/files.ts'
import { blobKey } from '../../../files/blob-store.ts'
import type { JobContext } from '../../../jobs/define-job.ts'
import { companyHeading } from '../../../print/company-heading.ts'
import type { Heading } from '../../../print/paper.ts'
import { renderPaper } from '../../../print/render-paper.ts'
import { mapInTurns, pieces } from '../../../workbooks/in-turns.ts'
import type { Sheet } from '../../../workbooks/xlsx/sheet.ts'
import { sheetName, workbook } from '../../../workbooks/xlsx/workbook.ts'
import type { ZipEntry } from '../../../workbooks/xlsx/zip.ts'
import { dataParts, whoseData } from '../data-map/parts.ts'
import { leftOut } from '../data-map/left-out.ts'
import { filesOf, type TakenFile } from '../data-map/taken-files.ts'
import { archivePaper } from './archive-paper.ts'
import { type DataRow, namedTables, type PartColumn, partColumns } from './part-columns.ts'

/** Rows of one table about the person, with the heads under which people read them. */
export interface ReadPart {
  table: string
  title: string
  rows: readonly DataRow[]
  columns: readonly PartColumn[]
}

/** Everything that is kept about somebody, but the bytes of his files. */
export interface ReadData {
  fullName: string
  code: string
  heading: Heading
  parts: readonly ReadPart[]
  files: readonly TakenFile[]
}

/** What came into an archive. */
export type Written = Required<Pick<Schemas['DataArchive'], 'rows' | 'files' | 'missing'>> & {
  tables: number
}

type Work = Pick<JobContext, 'reading' | 'progress' | 'companyId'>

/** Rows of a sheet of which the cells are in memory at once. */
const rowsABatch = 500

/**
 * Reads all that is kept about somebody, table after table in one transaction, so that it belongs together.
 * @returns undefined where there is no such employee any more
 */
export async function readData(
  { reading, progress }: Work,
  employeeId: number,
  files: Files,
): Promise<ReadData | undefined> {
  return reading(async (transaction) => {
    const whose = await whoseData(transaction, employeeId)
    if (whose === undefined) return undefined
    const named = await namedTables(transaction)
    const parts: ReadPart[] = []
    for (const [index, { table, title, fields, read }] of dataParts.entries()) {
      const rows = await read(transaction, whose)
      parts.push({ table, title, rows, columns: await partColumns(transaction, rows, fields, named) })
      await progress(index + 1, dataParts.length + 1, title)
    }
    return {
      fullName: whose.fullName,
      code: whose.code,
      heading: await companyHeading({ ...transaction, files }),
      parts,
      files: await filesOf(transaction, whose),
    }
  })
}

/** The files of an archive, one after the other: the person's own files first, then what is told of them. */
export async function* entriesOf(
  data: ReadData,
  { store }: Pick<Files, 'store'>,
  companyId: number,
  written: Written,
): AsyncGenerator<ZipEntry> {
  const names: string[] = []
  const missing: string[] = []
  for (const [at, { folder, name, blob }] of data.files.entries()) {
    const inside = `tep/${folder}/${at + 1}. ${name.replaceAll(/[\\/:*?"<>|]/g, '_')}`
    const opened = await store.open(blobKey(companyId, blob)).catch(() => undefined)
    if (opened === undefined) missing.push(inside)
    else {
      names.push(inside)
      yield { name: inside, content: opened.content }
    }
  }
  const filled = data.parts.filter(({ rows }) => rows.length > 0)
  written.tables = filled.length
  written.rows = filled.reduce((sum, { rows }) => sum + rows.length, 0)
  written.files = names.length
  written.missing = missing.length
  yield { name: 'du-lieu.json', content: jsonOf(data, names, missing) }
  yield { name: 'du-lieu.xlsx', content: workbook([...sheetsOf(filled)]) }
  yield { name: 'tong-hop.pdf', content: renderPaper(archivePaper(data, names, missing)) }
}

/** Every table, those without a row as well, so that nothing looks forgotten; and what no archive takes, and why. */
function* jsonOf(
  { fullName, code, parts }: ReadData,
  files: readonly string[],
  missing: readonly string[],
): Generator<Buffer> {
  yield Buffer.from(`{"ho_ten":${JSON.stringify(fullName)},"ma_nhan_vien":${JSON.stringify(code)},"bang":{`)
  for (const [index, { table, title, rows }] of parts.entries()) {
    yield Buffer.from(
      `${index > 0 ? ',' : ''}\n${JSON.stringify(table)}:{"ten":${JSON.stringify(title)},"dong":[`,
    )
    for (const [at, row] of rows.entries()) yield Buffer.from(`${at > 0 ? ',' : ''}\n${JSON.stringify(row)}`)
    yield Buffer.from(']}')
  }
  yield Buffer.from(`},\n"tep":${JSON.stringify(files)},\n"tep_chua_lay_duoc":${JSON.stringify(missing)},`)
  yield Buffer.from(
    `\n"khong_dua_vao":${JSON.stringify(leftOut.map(({ why, tables }) => ({ ly_do: why, bang: tables })))}}\n`,
  )
}

function* sheetsOf(parts: readonly ReadPart[]): Generator<Sheet> {
  for (const [index, { title, rows, columns }] of parts.entries()) {
    yield {
      name: sheetName(`${index + 1}. ${title}`),
      header: true,
      columns: columns.map(({ title: head }) => ({
        title: head,
        kind: 'text',
        width: Math.min(40, head.length + 8),
      })),
      rows: cellsOf(rows, columns),
    }
  }
}

async function* cellsOf(rows: readonly DataRow[], columns: readonly PartColumn[]) {
  for (const piece of pieces(rows, rowsABatch)) {
    yield await mapInTurns(piece, (row) =>
      columns.map(({ valueOf }) => {
        const value = valueOf(row)
        return value === null ? null : String(value)
      }),
    )
  }
}
