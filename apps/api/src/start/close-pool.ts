import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../db/connect.ts'

/** By then every request has ended or been cut, so a connection that is still busy is not waited for. */
const POOL_CLOSING_MS = 1_000

/** Closes the connections to a database at the end of a run. */
export function closePool(database: Database): Promise<void> {
  return Promise.race([database.close(), pause(POOL_CLOSING_MS, undefined, { ref: false })])
}
