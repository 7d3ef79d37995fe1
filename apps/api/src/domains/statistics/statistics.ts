import { defineOperations, type ProductContext } from '../../contract/handlers.ts'
import { checkFigures } from './check-figures.ts'
import { matchedWorkbook } from './conditions/matched-workbook.ts'
import { withConditions } from './conditions/with-conditions.ts'
import { drill, drillPaper, drillWorkbook } from './drill.ts'
import { readReport } from './read-report.ts'
import type { Asked, Report } from './report.ts'
import { reportWorkbook } from './report-workbook.ts'
import { reports } from './reports.ts'

/** Báo cáo thống kê: each report on the screen and as a workbook, and the people behind a figure. */
export default defineOperations('statistics', {
  'statistics.employees': shows(reports.employees),
  'statistics.addresses': shows(reports.addresses),
  'statistics.ages': shows(reports.ages),
  'statistics.children': shows(reports.children),
  'statistics.educationLevels': shows(reports.education_levels),
  'statistics.seniority': shows(reports.seniority),
  'statistics.contracts': shows(reports.contracts),
  'statistics.volatility': shows(reports.volatility),

  'statistics.employeesDownload': downloads(reports.employees),
  'statistics.addressesDownload': downloads(reports.addresses),
  'statistics.agesDownload': downloads(reports.ages),
  'statistics.childrenDownload': downloads(reports.children),
  'statistics.educationLevelsDownload': downloads(reports.education_levels),
  'statistics.seniorityDownload': downloads(reports.seniority),
  'statistics.contractsDownload': downloads(reports.contracts),
  'statistics.volatilityDownload': downloads(reports.volatility),

  'statistics.check': checkFigures,
  'statistics.drill': drill,
  'statistics.drillDownload': drillWorkbook,
  'statistics.drillPrint': drillPaper,
  'statistics.withConditions': withConditions,
  'statistics.withConditionsDownload': matchedWorkbook,
})

function shows(report: Report) {
  return async ({ query = {} }: { query?: Asked }, context: ProductContext) => ({
    statistics: await readReport(context, report, query),
  })
}

function downloads(report: Report) {
  return ({ query = {} }: { query?: Asked }, context: ProductContext) =>
    reportWorkbook(context, report, query)
}
