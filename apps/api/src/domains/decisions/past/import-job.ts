import { type PlannedImport, plannedJob } from '../../../workbooks/import/planned-import.ts'
import type { ToldRow } from '../../../workbooks/import/result.ts'
import type { PlannedDecision } from './read-plan.ts'
import { writeDecisions } from './write-plan.ts'

/** How a plan is kept until its work begins. */
export type QueuedDecision = { planned: PlannedDecision } | { fault: ToldRow }

/** Decisions of before the product by a workbook. */
export const decisionImport: PlannedImport<QueuedDecision> = {
  resource: 'decisions',
  operation: 'decisions.import',
  titles: { trial: 'Kiểm tra tệp nhập quyết định', write: 'Nhập Excel: Quyết định' },
  write: async (context, entries, options) => {
    const planned = entries.flatMap((entry) => ('planned' in entry ? [entry.planned] : []))
    const faulty = entries.flatMap((entry) => ('fault' in entry ? [entry.fault] : []))
    const outcome = await writeDecisions(context, planned, options)
    return { ...outcome, told: [...faulty, ...outcome.told] }
  },
}

/** Writes the decisions that a workbook brings. */
export const importDecisionsJob = plannedJob({ ...decisionImport, name: 'decisions.import' })
