import { defineOperations } from '../../../contract/handlers.ts'
import { readCertificates } from './read-certificates.ts'
import { readCourseRows } from './read-course-rows.ts'
import { readCourses } from './read-courses.ts'
import { certificatesPaper, coursesPaper } from './report-papers.ts'
import { certificatesWorkbook, coursesWorkbook } from './report-workbooks.ts'
import { yearNotice } from './year-notice.ts'

/** The reports on training. */
export default defineOperations('trainingReports', {
  'trainingReports.certificates': ({ query = {} }, context) => readCertificates(context, query),
  'trainingReports.courses': ({ query = {} }, context) => readCourses(context, query),
  'trainingReports.courseRows': ({ query }, context) => readCourseRows(context, query),
  'trainingReports.certificatesExport': ({ query = {} }, context) => certificatesWorkbook(context, query),
  'trainingReports.coursesExport': ({ query = {} }, context) => coursesWorkbook(context, query),
  'trainingReports.certificatesPrint': ({ query = {} }, context) => certificatesPaper(context, query),
  'trainingReports.coursesPrint': ({ query = {} }, context) => coursesPaper(context, query),
  'trainingReports.yearNotice': ({ query: { year } }, context) => yearNotice(context, year),
})
