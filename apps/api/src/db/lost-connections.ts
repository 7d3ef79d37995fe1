import type { Client, Pool } from 'pg'

/**
 * Lets the process outlive its connections: without a listener a lost one would end it. An unused connection tells the
 * pool, one that is in use tells itself and then fails the statement that comes next.
 */
export function outliveConnections(pool: Pool): Pool {
  pool.on('error', () => {})
  pool.on('connect', outliveConnection)
  return pool
}

/** As {@link outliveConnections}, for one connection. A connection may fail more than once, so this is never taken off. */
export function outliveConnection(client: Pick<Client, 'on'>): void {
  client.on('error', () => {})
}
