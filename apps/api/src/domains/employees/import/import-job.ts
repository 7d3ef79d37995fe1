import type { ImportContext } from '../../../workbooks/import/import-context.ts'
import { type PlannedImport, plannedJob } from '../../../workbooks/import/planned-import.ts'
import type { FaultyRow, Plan, PlannedPerson } from './plan.ts'
import { toldFault } from './told-rows.ts'
import { writePlan } from './write-plan.ts'

/** How a plan is kept until its work begins. */
export type QueuedEntry = { person: PlannedPerson } | { fault: FaultyRow }

/** The plan as it is kept. */
export function entriesOf({ people, faulty }: Plan): QueuedEntry[] {
  return [...people.map((person) => ({ person })), ...faulty.map((fault) => ({ fault }))]
}

/** Files by a workbook; what was wrong beforehand is told with what came of the rest. */
export const employeeImport: PlannedImport<QueuedEntry> = {
  resource: 'employees',
  operation: 'employees.import',
  titles: { trial: 'Kiểm tra tệp nhập nhân viên', write: 'Nhập Excel: Nhân viên' },
  write: async (context: ImportContext, entries, options) => {
    const people = entries.flatMap((entry) => ('person' in entry ? [entry.person] : []))
    const faulty = entries.flatMap((entry) => ('fault' in entry ? [entry.fault] : []))
    const outcome = await writePlan(options.asker ?? context, { people }, options)
    return { ...outcome, told: [...faulty.map(toldFault), ...outcome.told] }
  },
}

/** Writes the files that a workbook asks for; what is refused names another employee as far as its asker sees him. */
export const importEmployeesJob = plannedJob({ ...employeeImport, name: 'employees.import' })
