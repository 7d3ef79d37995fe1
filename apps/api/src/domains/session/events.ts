import type { Caller } from '../../contract/handlers.ts'
import type { Database } from '../../db/connect.ts'

/** What happens to sessions, for the trail that a user and the auditors can read. */
export interface SessionEvent {
  event: 'sign-in-failed' | 'sign-in-blocked' | 'sign-out' | 'password-change' | 'password-reset'
  /** Null for a login that belongs to nobody. */
  userId: number | null
  companyId: number | null
}

/** Records an event with where it came from. */
export async function recordEvent(
  database: Database,
  { address, browser, requestId }: Caller,
  { event, userId, companyId }: SessionEvent,
): Promise<void> {
  await database.pool.query('select record_sign_in_event($1, $2, $3, $4, $5, $6)', [
    userId,
    companyId,
    event,
    address,
    browser,
    requestId,
  ])
}
