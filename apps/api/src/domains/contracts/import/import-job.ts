import {
  type PlannedImport,
  type PlannedOutcome,
  plannedJob,
} from '../../../workbooks/import/planned-import.ts'
import type { ToldRow } from '../../../workbooks/import/result.ts'
import { beginImport } from '../../../workbooks/import/undo-import.ts'
import type { PlannedAppendixRow } from './appendix-rows.ts'
import { goOnBehindAppendices } from './past-appendix-numbers.ts'
import type { PlannedContract } from './read-plan.ts'
import { writePastAppendices } from './write-appendices.ts'
import { lockPeople, writeContracts } from './write-plan.ts'

/** How a plan is kept until its work begins. */
export type QueuedContract =
  | { contract: PlannedContract }
  | { appendix: PlannedAppendixRow }
  | { fault: ToldRow }

/** Contracts of before the product and their appendices by a workbook. */
export const contractImport: PlannedImport<QueuedContract> = {
  resource: 'contracts',
  operation: 'contracts.import',
  titles: { trial: 'Kiểm tra tệp nhập hợp đồng', write: 'Nhập Excel: Hợp đồng' },
  write: async (context, entries, options): Promise<PlannedOutcome> => {
    const contracts = entries.flatMap((entry) => ('contract' in entry ? [entry.contract] : []))
    const appendices = entries.flatMap((entry) => ('appendix' in entry ? [entry.appendix] : []))
    const faulty = entries.flatMap((entry) => ('fault' in entry ? [entry.fault] : []))
    const importId = await beginImport(context, 'contracts')
    const { isTrial, progress } = options
    // A trial writes nothing that stays, and lets nobody wait who works on one of these files or draws numbers.
    if (!isTrial) await lockPeople(context, [...contracts, ...appendices])
    const total = contracts.length + appendices.length
    const upTo = async (done: number) => progress?.(done, total)
    const written = await writeContracts(context, contracts, importId, { isTrial, progress: upTo })
    const added = await writePastAppendices(context, appendices, importId, (done) =>
      upTo(contracts.length + done),
    )
    if (!isTrial) await goOnBehindAppendices(context, importId)
    const made = [...written.entries, ...added.entries]
    return {
      told: [...faulty, ...written.told, ...added.told],
      importId: made.length > 0 ? importId : null,
      entries: made,
    }
  },
}

/** Writes the contracts that a workbook brings. */
export const importContractsJob = plannedJob({ ...contractImport, name: 'contracts.import' })
