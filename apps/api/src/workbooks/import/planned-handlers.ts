import { FileAnswer } from '../../contract/file-answer.ts'
import type { ReceivedFile } from '../../contract/form/received-file.ts'
import type { ProductContext } from '../../contract/handlers.ts'
import { asPreview } from '../../contract/preview.ts'
import type { Job } from '../../jobs/define-job.ts'
import type { ReadCell } from '../reading/read-sheet.ts'
import { sheetOf } from '../reading/read-sent.ts'
import { workbook, workbookType } from '../xlsx/workbook.ts'
import { markedSheet } from './marked.ts'
import {
  askPlanned,
  type PlannedImport,
  type PlannedOrder,
  type ReadPlan,
  refuseLongMarking,
} from './planned-import.ts'
import type { ImportResult } from './result.ts'

interface SentFile {
  body: { file: ReceivedFile }
}

/** Reads the one sheet of a workbook into a plan; throws an ApiFailure 400 for a sheet or column that cannot be taken. */
type ReadSheet<Entry> = (
  context: ProductContext,
  sheet: readonly (readonly ReadCell[])[],
) => Promise<ReadPlan<Entry>>

/**
 * The operations of a planned import of one sheet: `ask`, which tries it or has it written, and `mark`, which gives the
 * sender's own workbook back with what each row would do, and what is wrong with it, beside the rows.
 */
export function plannedHandlers<Entry extends object>(
  planned: PlannedImport<Entry>,
  job: Job<PlannedOrder>,
  readSheet: ReadSheet<Entry>,
) {
  return {
    ask: async (
      { body, query = {} }: SentFile & { query?: { dry_run?: boolean } },
      context: ProductContext,
    ): Promise<{ import: ImportResult | null; run_id: number | null }> =>
      askPlanned(context, planned, job, await readSheet(context, sheetOf(body.file)), query.dry_run === true),
    mark: async ({ body }: SentFile, context: ProductContext): Promise<FileAnswer> => {
      const sheet = sheetOf(body.file)
      const { entries, rows } = await readSheet(context, sheet)
      refuseLongMarking(rows)
      const { told } = await asPreview(context, true, () =>
        planned.write(context, entries, { isTrial: true }),
      )
      const { title } = context.operation
      return new FileAnswer({
        name: `${title} (đã kiểm tra).xlsx`,
        mediaType: workbookType,
        content: workbook([markedSheet(title, sheet, told)]),
      })
    },
  }
}
