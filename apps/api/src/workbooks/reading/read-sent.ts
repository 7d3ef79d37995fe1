import { invalidInput } from '../../contract/failure.ts'
import type { FormShape } from '../../contract/form/form-shape.ts'
import type { FormValues } from '../../contract/form/read-form.ts'
import { ReceivedFile } from '../../contract/form/received-file.ts'
import { readFirstSheet } from './read-sheet.ts'
import { UnreadableWorkbook } from './unreadable.ts'

/**
 * Reads the workbooks of a form, before a transaction is begun for it: a large one takes seconds, and no connection
 * waits for that.
 * @throws ApiFailure 400 at the field whose workbook cannot be read
 */
export async function readSentWorkbooks({ files }: FormShape, values: FormValues): Promise<void> {
  for (const [name, { isWorkbook }] of files) {
    const file = values[name]
    if (!isWorkbook || !(file instanceof ReceivedFile)) continue
    try {
      file.sheet = await readFirstSheet(file.path)
    } catch (error) {
      throw error instanceof UnreadableWorkbook ? invalidInput({ [name]: [error.message] }) : error
    }
  }
}
