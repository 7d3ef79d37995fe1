import { invalidInput } from '../../contract/failure.ts'
import type { FormStep } from '../../contract/form/read-form.ts'
import { ReceivedFile } from '../../contract/form/received-file.ts'
import { workbookType } from '../xlsx/workbook.ts'
import { type ReadCell, type ReadSheet, readAllSheets, readFirstSheet } from './read-sheet.ts'
import { UnreadableWorkbook } from './unreadable.ts'

const sheets = new WeakMap<ReceivedFile, readonly ReadSheet[]>()

/**
 * Reads the workbooks of a form, before a transaction is begun for it: a large one takes seconds, and no connection
 * waits for that.
 * @throws ApiFailure 400 at the field whose workbook cannot be read
 */
export const readWorkbooks: FormStep = async ({ shape, values }, next) => {
  for (const [name, { mediaType, allSheets }] of shape.files) {
    const file = values[name]
    if (mediaType !== workbookType || !(file instanceof ReceivedFile)) continue
    try {
      sheets.set(file, allSheets ? await readAllSheets(file.path) : [await onlyFirst(file.path)])
    } catch (error) {
      throw error instanceof UnreadableWorkbook ? invalidInput({ [name]: [error.message] }) : error
    }
  }
  return next()
}

async function onlyFirst(path: string): Promise<ReadSheet> {
  return { name: '', rows: await readFirstSheet(path) }
}

/**
 * The first sheet of a workbook that was sent.
 * @throws Error where the contract does not say that the file is a workbook
 */
export function sheetOf(file: ReceivedFile): ReadCell[][] {
  return sheetsOf(file)[0]?.rows ?? []
}

/**
 * The sheets of a workbook that was sent: all of them where the contract says so by `x-all-sheets`, else the first.
 * @throws Error where the contract does not say that the file is a workbook
 */
export function sheetsOf(file: ReceivedFile): readonly ReadSheet[] {
  const read = sheets.get(file)
  if (read === undefined) throw new Error(`the contract does not say that ${file.name} is a workbook`)
  return read
}
