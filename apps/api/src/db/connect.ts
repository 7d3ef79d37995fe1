import { Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import { outliveConnections } from './lost-connections.ts'
import type { DB } from './tables.gen.ts'
import { getTypeParser } from './type-parsers.ts'

/** A pool of connections to one database as one role, and the same pool for typed queries. */
export interface Database {
  pool: Pool
  kysely: Kysely<DB>
  /** Waits for running queries, then closes every connection. */
  close(): Promise<void>
}

/** What differs between the server's own pool and those of commands and tests. */
export interface ConnectOptions {
  /** Connections at most. */
  max?: number
  /** Milliseconds after which one statement is cancelled; 0 lets migrations and seeds take their time. */
  statementTimeout?: number
  /** Milliseconds after which nobody waits any longer for a connection. */
  connectionTimeout?: number
  /** How the connections are named in the database's list of them. */
  name?: string
}

const STATEMENT_TIMEOUT_MS = 5_000
const IDLE_IN_TRANSACTION_MS = 10_000
/** A request that waits longer for a connection is answered 'busy, try again'. */
const CONNECTION_TIMEOUT_MS = 3_000

/** Civil dates ('today', the end of a deadline) are those of Vietnam in every session that asks for them. */
export const SESSION_TIMEZONE = 'Asia/Ho_Chi_Minh'

/** Settings of every session. */
const sessionSettings = {
  // Many people ask at once, so nobody's question takes the others' cores.
  max_parallel_workers_per_gather: '0',
  timezone: SESSION_TIMEZONE,
}

/** Connects to the database at `url`, embedded or given: there is no other difference than the address. */
export function connect(url: string, options: ConnectOptions = {}): Database {
  const {
    max = 16,
    statementTimeout = STATEMENT_TIMEOUT_MS,
    connectionTimeout = CONNECTION_TIMEOUT_MS,
    name = 'nhansu',
  } = options
  const pool = outliveConnections(
    new Pool({
      connectionString: url,
      max,
      application_name: name,
      statement_timeout: statementTimeout,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
      connectionTimeoutMillis: connectionTimeout,
      keepAlive: true,
      options: Object.entries(sessionSettings)
        .map(([setting, value]) => `-c ${setting}=${value}`)
        .join(' '),
      types: { getTypeParser },
    }),
  )
  const kysely = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  return { pool, kysely, close: () => pool.end() }
}
