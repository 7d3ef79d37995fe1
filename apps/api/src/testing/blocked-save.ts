import type { TestDatabase } from './database.ts'
import { type LockedTable, whileLocked } from './locked-table.ts'

/**
 * Runs `whileItWaits` while a save that `save` has begun waits for a lock on a table, then lets the save go on.
 * @returns what the save came to
 */
export async function blockedSave<T>(
  db: TestDatabase,
  table: string,
  save: () => Promise<T>,
  whileItWaits: (locked: LockedTable) => Promise<unknown>,
): Promise<T> {
  const { saving } = await whileLocked(db, table, 'share', async (locked) => {
    // In an object, as a promise that is returned would be waited for while the table is still locked.
    const begun = { saving: save() }
    await locked.waitFor(1)
    await whileItWaits(locked)
    return begun
  })
  return saving
}
