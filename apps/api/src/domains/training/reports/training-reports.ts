import { defineOperations } from '../../../contract/handlers.ts'
import { readCertificates, readCourses } from './read-reports.ts'
import { certificatesWorkbook, coursesWorkbook } from './report-workbooks.ts'

/** The reports on training. */
export default defineOperations('trainingReports', {
  'trainingReports.certificates': ({ query = {} }, context) => readCertificates(context, query),
  'trainingReports.courses': ({ query = {} }, context) => readCourses(context, query),
  'trainingReports.certificatesExport': ({ query = {} }, context) => certificatesWorkbook(context, query),
  'trainingReports.coursesExport': ({ query = {} }, context) => coursesWorkbook(context, query),
})
