import { invalidInput } from '../../contract/failure.ts'
import type { FormStep } from '../../contract/form/read-form.ts'
import { ReceivedFile } from '../../contract/form/received-file.ts'
import { workbookType } from '../xlsx/workbook.ts'
import { type ReadCell, readFirstSheet } from './read-sheet.ts'
import { UnreadableWorkbook } from './unreadable.ts'

const sheets = new WeakMap<ReceivedFile, ReadCell[][]>()

/**
 * Reads the workbooks of a form, before a transaction is begun for it: a large one takes seconds, and no connection
 * waits for that.
 * @throws ApiFailure 400 at the field whose workbook cannot be read
 */
export const readWorkbooks: FormStep = async ({ shape, values }, next) => {
  for (const [name, { mediaType }] of shape.files) {
    const file = values[name]
    if (mediaType !== workbookType || !(file instanceof ReceivedFile)) continue
    try {
      sheets.set(file, await readFirstSheet(file.path))
    } catch (error) {
      throw error instanceof UnreadableWorkbook ? invalidInput({ [name]: [error.message] }) : error
    }
  }
  return next()
}

/**
 * The first sheet of a workbook that was sent.
 * @throws Error where the contract does not say that the file is a workbook
 */
export function sheetOf(file: ReceivedFile): ReadCell[][] {
  const sheet = sheets.get(file)
  if (sheet === undefined) throw new Error(`the contract does not say that ${file.name} is a workbook`)
  return sheet
}
