import { defineOperations } from '../../../contract/handlers.ts'
import { list } from '../../../contract/list-query/list.ts'
import { exportHandler } from '../../../workbooks/export.ts'
import { progressPaper } from './progress-paper.ts'
import {
  askedProgress,
  progressColumns,
  progressSource,
  showProgress,
  visibleProgress,
  type WorkProgress,
} from './progress-rows.ts'
import { removeProgresses, restoreProgresses, storeProgress, updateProgress } from './write-progress.ts'

/** Where rows come from, in the list and in its workbook. */
const parts = { source: progressSource, visible: visibleProgress }

export default defineOperations('workProgresses', {
  'workProgresses.list': async ({ query = {} }, context) => {
    const { rows, meta } = await list<WorkProgress>(context, query, {
      ...parts,
      columns: progressColumns(),
      where: askedProgress(query),
    })
    return { work_progresses: rows, meta }
  },

  'workProgresses.show': ({ path }, context) => showProgress(context, path.id),
  'workProgresses.store': storeProgress,
  'workProgresses.update': updateProgress,
  'workProgresses.destroy': ({ path }, context) => removeProgresses(context, [path.id]),
  'workProgresses.destroyBulk': ({ body }, context) => removeProgresses(context, body.ids),
  'workProgresses.restore': restoreProgresses,
  'workProgresses.paper': progressPaper,

  'workProgresses.export': exportHandler('workProgresses', {
    ...parts,
    columns: (_, fields) => progressColumns(fields),
    people: { table: 'work_progress_rows', record: 'id', employee: 'employee_id' },
    // The contract of the export has them beside the list's own parameters.
    where: async (_, query) => askedProgress(query as { employee_id?: number; kind?: string }),
  }),
})
