import { defineOperations } from '../../../contract/handlers.ts'
import { drill } from './drill.ts'
import { readReport } from './read-report.ts'
import { reportWorkbook } from './report-workbook.ts'

/** Báo cáo tuyển dụng: what came of the campaigns of a period, as figures, as a workbook, and the people behind a figure. */
export default defineOperations('recruitmentReport', {
  'recruitmentReport.show': async ({ query = {} }, context) => ({ report: await readReport(context, query) }),
  'recruitmentReport.download': ({ query = {} }, context) => reportWorkbook(context, query),
  'recruitmentReport.drill': drill,
})
