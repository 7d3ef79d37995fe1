import { inCompany } from '../db/transaction.ts'
import { type NewJobChange, writeJobChanges } from '../domains/employees/public.ts'
import type { TestApi } from './api.ts'

/** Writes job changes of company 1 as the product does, past everything that a call would ask. */
export function writeJob({ db }: Pick<TestApi, 'db'>, ...changes: NewJobChange[]): Promise<number[]> {
  return inCompany(db.database, { companyId: 1, readOnly: false }, async (transaction) => {
    const written = await writeJobChanges(transaction, changes, null)
    return written.map(({ id }) => id)
  })
}
