import { expect } from 'vitest'
import type { TestDatabase } from './database.ts'

/** A table that nobody else can write, or read, until the test gives it back; or rows of one. */
export interface LockedTable {
  /** Database processes that wait for the table. */
  waiting: () => Promise<number[]>
  /** Resolves when so many wait for the table, neither more nor fewer. */
  waitFor: (count: number) => Promise<void>
}

/** Runs `work` while another connection holds a lock on a table, then gives the lock back, however `work` ends. */
export function whileLocked<T>(
  db: TestDatabase,
  table: string,
  mode: 'share' | 'access exclusive',
  work: (locked: LockedTable) => Promise<T>,
): Promise<T> {
  return whileHeld(db, `lock table ${table} in ${mode} mode`, work)
}

/**
 * The same of whatever a statement locks, such as rows.
 * Only those that wait for this very connection are counted: what else the server or PostgreSQL does meanwhile is not seen.
 */
export async function whileHeld<T>(
  { superuser }: TestDatabase,
  statement: string,
  work: (locked: LockedTable) => Promise<T>,
): Promise<T> {
  const holder = await superuser.connect()
  try {
    const { rows } = await holder.query<{ pid: number }>('select pg_backend_pid() as pid')
    await holder.query(`begin; ${statement}`)
    const waiting = async () => {
      const { rows: processes } = await superuser.query<{ pid: number }>(
        'select pid from pg_stat_activity where datname = current_database() and $1 = any (pg_blocking_pids(pid))',
        [rows[0]?.pid],
      )
      return processes.map(({ pid }) => pid)
    }
    return await work({ waiting, waitFor: (count) => expect.poll(waiting).toHaveLength(count) })
  } finally {
    await holder.query('rollback')
    holder.release()
  }
}
