import type { Report, ReportKey } from './report.ts'
import { addresses } from './reports/addresses.ts'
import { ages } from './reports/ages.ts'
import { children } from './reports/children.ts'
import { contracts } from './reports/contracts.ts'
import { educationLevels } from './reports/education-levels.ts'
import { people } from './reports/people.ts'
import { seniority } from './reports/seniority.ts'
import { volatility } from './reports/volatility.ts'

/** All reports by their keys in the contract. */
export const reports: Readonly<Record<ReportKey, Report>> = {
  employees: people,
  addresses,
  ages,
  children,
  education_levels: educationLevels,
  seniority,
  contracts,
  volatility,
}
