import type { DeedContext } from '../../../contract/handlers.ts'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import type { ChangedBy } from '../history/record-field-changes.ts'

/**
 * Who writes into a file: whoever does the deed of an operation, also by background work, or the product on the day that
 * somebody has let a change come. The latter sees nobody, so that no refusal names another employee.
 */
export type FileWriter = DeedContext | (CompanyTransaction & { session: { userId: number } })

/** What the history says of a change that people type into the file themselves. */
export function typedBy({ session }: FileWriter): ChangedBy {
  return { userId: session.userId, source: 'edit' }
}
