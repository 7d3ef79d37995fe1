import { type AuditSource, writeAudit } from '../../../contract/audit.ts'
import { operationNamed } from '../../../contract/operations.ts'
import { defineJob } from '../../../jobs/define-job.ts'
import { forgetRows, queuedRows } from '../../../workbooks/import/import-job.ts'
import { resultOf, type ImportResult } from '../../../workbooks/import/result.ts'
import { refuseWrong } from '../../../workbooks/import/trial.ts'
import { pieces } from '../../../workbooks/in-turns.ts'
import type { ReadColumns } from '../../../workbooks/reading/taken-text.ts'
import type { FileWriter } from '../file/file-writer.ts'
import { asPreview } from '../../../contract/preview.ts'
import type { FaultyRow, Plan, PlannedPerson } from './plan.ts'
import { toldFault } from './told-rows.ts'
import { type ImportOutcome, writePlan } from './write-plan.ts'

/** An import of employees that background work is asked for. */
export interface EmployeeImportOrder {
  queuedId: number
  requestId: string
  /** A dry run of many people: what it would do is told, and nothing stays. */
  isTrial: boolean
}

/** How a plan is kept until its work begins. */
export type QueuedEntry = { person: PlannedPerson } | { fault: FaultyRow }

/** The plan as it is kept. */
export function entriesOf({ people, faulty }: Plan): QueuedEntry[] {
  return [...people.map((person) => ({ person })), ...faulty.map((fault) => ({ fault }))]
}

/**
 * Writes the files that a workbook asks for, all or none, in one transaction that ends with the note that the run is done.
 * Its result has the sums and what undoes it, and of the rows themselves nothing but in a dry run: that they are personal
 * data, and that the files have them now.
 */
export const importEmployeesJob = defineJob<EmployeeImportOrder>({
  name: 'employees.import',
  title: ({ isTrial }) => (isTrial ? 'Kiểm tra tệp nhập nhân viên' : 'Nhập Excel: Nhân viên'),
  run: async ({ inCompany, userId, progress, doneWith }, { queuedId, requestId, isTrial }) =>
    inCompany(async (transaction) => {
      // Without the asker's reach nothing that is refused here names another employee.
      const { operation: _operation, scopes: _scopes, ...bare } = transaction
      const context: FileWriter = { ...bare, session: { userId: userId ?? 0 } }
      const { entries, ...columns } = await queuedRows<QueuedEntry>(context, queuedId)
      const people = entries.flatMap((entry) => ('person' in entry ? [entry.person] : []))
      const faulty = entries.flatMap((entry) => ('fault' in entry ? [entry.fault] : []))
      const { told, outcome } = await asPreview(context, isTrial, () =>
        writeAndTell(context, { people, faulty }, columns, { isTrial, progress }),
      )
      if (!isTrial) {
        refuseWrong(told)
        await noteImport(context, { userId: context.session.userId, requestId }, told, outcome)
      }
      await forgetRows(context, queuedId)
      // The last look at whether somebody has cancelled: after this it is done.
      await progress(people.length, people.length)
      const result = { import: isTrial ? told : { ...told, rows: [], truncated: false } }
      await doneWith(context, result)
      return result
    }),
})

/** Writes a plan and sums up what came of it, with the rows that were wrong beforehand. */
export async function writeAndTell(
  context: FileWriter,
  plan: Plan,
  columns: ReadColumns,
  options: Parameters<typeof writePlan>[2],
): Promise<{ told: ImportResult; outcome: ImportOutcome }> {
  const outcome = await writePlan(context, plan, options)
  const all = [...plan.faulty.map(toldFault), ...outcome.told]
  return { told: resultOf(all, columns, options.isTrial ? null : outcome.importId), outcome }
}

async function noteImport(
  context: FileWriter,
  who: Pick<AuditSource, 'userId' | 'requestId'>,
  { new: made, changed, unchanged }: ImportResult,
  { entries }: ImportOutcome,
): Promise<void> {
  const source = { ...who, operation: operationNamed('employees.import'), result: 'done' as const }
  await writeAudit(context, source, [{ detail: { new: made, changed, unchanged } }])
  for (const piece of pieces(entries, 1_000)) await writeAudit(context, source, piece)
}
