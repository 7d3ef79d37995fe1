import { expect } from 'vitest'
import type { TestDatabase } from './database.ts'

/**
 * Runs `whileItWaits` while a save that `save` has begun waits for a lock on a table, then lets the save go on.
 * @returns what the save came to
 */
export async function blockedSave<T>(
  { superuser }: TestDatabase,
  table: string,
  save: () => Promise<T>,
  whileItWaits: () => Promise<unknown>,
): Promise<T> {
  const blocker = await superuser.connect()
  let saving: Promise<T>
  try {
    await blocker.query(`begin; lock table ${table} in share mode`)
    saving = save()
    await expect
      .poll(async () => {
        const { rows } = await superuser.query(
          `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        )
        return rows.length
      })
      .toBe(1)
    await whileItWaits()
  } finally {
    await blocker.query('rollback')
    blocker.release()
  }
  return saving
}
