import { rowsOfContractsLabels, rowsOfPeopleLabels } from '@nhansu/sdk/domains/statistics'
import type { ReportAddress, ReportKey } from './report-address.ts'

/** What a row of each report is, where it has no choice. */
const titles: Readonly<Record<ReportKey, string>> = {
  employees: rowsOfPeopleLabels.unit,
  volatility: 'Tháng',
  ages: 'Độ tuổi',
  seniority: 'Thâm niên',
  education_levels: 'Trình độ',
  contracts: rowsOfContractsLabels.type,
  addresses: 'Tỉnh, thành phố',
  children: 'Độ tuổi của con',
}

const chosen: Readonly<Record<string, string>> = { ...rowsOfPeopleLabels, ...rowsOfContractsLabels }

/** What a row of the report is, as it is asked for: 'Đơn vị', 'Tháng hết hạn'. */
export function rowTitleOf({ report, by }: Pick<ReportAddress, 'report' | 'by'>): string {
  return (by !== null && chosen[by]) || titles[report]
}
