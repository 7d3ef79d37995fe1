import { type CallsOf, nothing } from './call-context.ts'

export const statisticsCalls: CallsOf<'statistics'> = {
  'statistics.employees': nothing,
  'statistics.addresses': nothing,
  'statistics.ages': nothing,
  'statistics.children': nothing,
  'statistics.educationLevels': nothing,
  'statistics.seniority': nothing,
  'statistics.contracts': nothing,
  'statistics.volatility': nothing,
  'statistics.employeesDownload': nothing,
  'statistics.addressesDownload': nothing,
  'statistics.agesDownload': nothing,
  'statistics.childrenDownload': nothing,
  'statistics.educationLevelsDownload': nothing,
  'statistics.seniorityDownload': nothing,
  'statistics.contractsDownload': nothing,
  'statistics.volatilityDownload': nothing,
  'statistics.drill': async () => ({ body: { report: 'ages', row: null, column: 'all' } }),
  'statistics.withConditions': async () => ({ body: { conditions: [] } }),
}
