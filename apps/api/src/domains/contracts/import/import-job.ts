import { type PlannedImport, plannedJob } from '../../../workbooks/import/planned-import.ts'
import type { ToldRow } from '../../../workbooks/import/result.ts'
import type { PlannedContract } from './read-plan.ts'
import { writeContracts } from './write-plan.ts'

/** How a plan is kept until its work begins. */
export type QueuedContract = { contract: PlannedContract } | { fault: ToldRow }

/** Contracts of before the product by a workbook. */
export const contractImport: PlannedImport<QueuedContract> = {
  resource: 'contracts',
  operation: 'contracts.import',
  titles: { trial: 'Kiểm tra tệp nhập hợp đồng', write: 'Nhập Excel: Hợp đồng' },
  write: async (context, entries, options) => {
    const contracts = entries.flatMap((entry) => ('contract' in entry ? [entry.contract] : []))
    const faulty = entries.flatMap((entry) => ('fault' in entry ? [entry.fault] : []))
    const outcome = await writeContracts(context, contracts, options)
    return { ...outcome, told: [...faulty, ...outcome.told] }
  },
}

/** Writes the contracts that a workbook brings. */
export const importContractsJob = plannedJob({ ...contractImport, name: 'contracts.import' })
