import type { OperationId } from '@nhansu/sdk/contract'
import { ApiFailure } from '../../../contract/failure.ts'
import { bodyRules } from '../../../contract/field-needs.ts'
import { holdsOn, type RowReaches } from '../../../contract/field-rights.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { operationNamed } from '../../../contract/operations.ts'
import { folded } from '../../../workbooks/import/cell-values.ts'
import type { ImportFields } from '../../../workbooks/import/fields.ts'
import { fileFault, readEntries, type SheetEntry, titleOf } from '../../../workbooks/import/read-rows.ts'
import { explainingSheets } from '../../../workbooks/import/template.ts'
import { mostOfAllSheets } from '../../../workbooks/reading/limits.ts'
import type { ReadCell, ReadSheet } from '../../../workbooks/reading/read-sheet.ts'
import type { ReadColumns } from '../../../workbooks/reading/taken-text.ts'
import { UnreadableWorkbook } from '../../../workbooks/reading/unreadable.ts'
import { letsIn } from '../history/file-fields.ts'
import { fileSheetFields, peopleFields, withReferences } from './import-columns.ts'
import { type FileSheet, fileSheets, peopleSheet } from './sheets.ts'

/** A sheet that was sent, with its rows read but not judged. */
export interface SentSheet extends ReadColumns {
  name: string
  /** Undefined for the sheet of the people. */
  sheet: FileSheet | undefined
  fields: ImportFields
  entries: readonly SheetEntry[]
  /** As it came, for the marks. */
  rows: ReadSheet['rows']
}

/** The widest that anybody reaches: whether a right is held at all. */
const anywhere: RowReaches = [true, true]

/** Whether somebody may send a sheet at all, whosever rows it has. */
export function maySend(context: ProductContext, { change }: Pick<FileSheet, 'change'>): boolean {
  return letsIn(operationNamed(change), context, anywhere)
}

/**
 * The columns of a sheet that somebody may fill in at all.
 * @param change the operation that writes the same by hand
 */
export function openFields(context: ProductContext, change: OperationId, fields: ImportFields): ImportFields {
  const { needs } = bodyRules(operationNamed(change))
  const columns = fields.columns.filter(({ path }) => {
    const rights = needs.get(path)
    return rights === undefined || holdsOn(context, rights, anywhere)
  })
  return { ...fields, columns }
}

/**
 * Finds the sheets of the template in a workbook and reads their rows; sheets without rows are passed over.
 * @throws ApiFailure 400 for too many rows, and for a sheet or column that is unknown, or that the sender has no right to
 */
export async function readSheets(
  context: ProductContext,
  workbook: readonly ReadSheet[],
): Promise<SentSheet[]> {
  const sent: SentSheet[] = []
  const sheets = named(workbook)
  const under = sheets.reduce((sum, { rows }) => sum + Math.max(0, rows.length - 1), 0)
  if (under > mostOfAllSheets) throw fileFault(new UnreadableWorkbook('tooManyRowsOfAll').message)
  for (const { name, sheet, rows } of sheets) {
    if (!rows.slice(1).some((cells) => cells.some((cell) => cell !== null && String(cell).trim() !== ''))) {
      continue
    }
    if (sheet && !maySend(context, sheet)) {
      throw fileFault(`Bạn không có quyền nhập trang tính "${sheet.name}". Hãy bỏ trang tính này khỏi tệp.`)
    }
    const fields = await withReferences(context, sheet ? fileSheetFields(sheet) : peopleFields())
    refuseClosedColumns(context, sheet?.change ?? 'employees.store', fields, rows[0] ?? [])
    const { entries, ignored, cleaned } = await readOne(name, rows, fields, { isMain: sheet === undefined })
    sent.push({ name, sheet, fields, entries, ignored, cleaned, rows })
  }
  if (sent.length === 0) throw fileFault('Tệp không có dòng dữ liệu nào dưới dòng tiêu đề.')
  return sent
}

interface Named {
  name: string
  sheet: FileSheet | undefined
  rows: ReadSheet['rows']
}

function named(workbook: readonly ReadSheet[]): Named[] {
  const byName = new Map(fileSheets.map((sheet) => [folded(sheet.name), sheet]))
  const [first, ...others] = workbook.filter(
    ({ name }) => !explainingSheets.some((each) => folded(each) === folded(name)),
  )
  // A workbook of one sheet is a list of people, whatever its tab is called.
  if (first && others.length === 0 && !byName.has(folded(first.name))) {
    return [{ name: peopleSheet, sheet: undefined, rows: first.rows }]
  }
  const all = [...(first ? [first] : []), ...others]
  return all.map(({ name, rows }): Named => {
    const sheet = byName.get(folded(name))
    if (sheet) return { name: sheet.name, sheet, rows }
    if (folded(name) === folded(peopleSheet)) return { name: peopleSheet, sheet: undefined, rows }
    const known = [peopleSheet, ...fileSheets.map((each) => each.name)].join(', ')
    throw fileFault(
      `Trang tính "${name.slice(0, 50)}" không có trong mẫu. Các trang tính nhập được: ${known}.`,
    )
  })
}

function refuseClosedColumns(
  context: ProductContext,
  change: OperationId,
  fields: ImportFields,
  titles: readonly ReadCell[],
): void {
  const open = new Set(openFields(context, change, fields).columns)
  const sent = new Set(titles.map((title) => folded(titleOf(title))))
  const closed = fields.columns.filter((column) => !open.has(column) && sent.has(folded(column.title)))
  if (closed.length === 0) return
  const words = closed.map(({ title }) => `"${title}"`).join(', ')
  throw fileFault(`Bạn không có quyền nhập cột ${words}. Hãy bỏ các cột này khỏi tệp.`)
}

async function readOne(
  name: string,
  rows: ReadSheet['rows'],
  fields: ImportFields,
  place: { isMain: boolean },
) {
  try {
    return await readEntries(rows, fields, place)
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure
    const [sentence = failure.message] = Object.values(failure.detail.errors ?? {}).flat()
    throw fileFault(`Trang tính "${name}": ${sentence}`)
  }
}
