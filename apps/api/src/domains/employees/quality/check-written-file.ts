import type { CompanyTransaction } from '../../../db/transaction.ts'
import type { ChangedBy } from '../history/record-field-changes.ts'
import { checkFiles } from './check-files.ts'

/** Judges a file anew after it was written. Imports write thousands, whom a job judges afterwards. */
export async function checkWrittenFile(
  context: CompanyTransaction,
  { source }: ChangedBy,
  employeeId: number,
): Promise<void> {
  if (source !== 'import') await checkFiles(context, [employeeId])
}
