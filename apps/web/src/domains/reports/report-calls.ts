import { download, saveFile } from '@nhansu/sdk'
import { client } from '#web/session/client.ts'
import { query } from '#web/session/queries.ts'
import type { ReportKey } from './report-address.ts'

const names = {
  employees: 'employees',
  addresses: 'addresses',
  ages: 'ages',
  children: 'children',
  education_levels: 'educationLevels',
  seniority: 'seniority',
  contracts: 'contracts',
  volatility: 'volatility',
} as const satisfies Record<ReportKey, string>

/** The figures of a report. All reports answer one shape, so the types of one stand for all. */
export function reportQuery(report: ReportKey, asked: object) {
  return query(`statistics.${names[report]}` as 'statistics.ages', { query: asked })
}

/** Fetches the report as a workbook and hands it to the browser's downloads. */
export async function downloadReport(report: ReportKey, asked: object): Promise<void> {
  saveFile(
    await download(client, `statistics.${names[report]}Download` as 'statistics.agesDownload', {
      query: asked,
    }),
  )
}
