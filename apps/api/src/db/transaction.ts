import {
  type Expression,
  Kysely,
  PostgresDialect,
  type PostgresDialectConfig,
  type RawBuilder,
  type SqlBool,
  sql,
} from 'kysely'
import type { PoolClient } from 'pg'
import type { Database } from './connect.ts'
import { isStale, preparedQuery } from './prepared-statements.ts'
import type { DB } from './tables.gen.ts'

type PoolLike = PostgresDialectConfig['pool']

/** How a company's transaction is opened. */
export interface CompanyTransactionOptions {
  companyId: number
  /** Reads run read only, so that a slip in a handler cannot write. */
  readOnly: boolean
  /** All statements see the data as it was at the first one, however long they take together. */
  snapshot?: boolean
  /** Ends the transaction and the statement that it is at. */
  signal?: AbortSignal
  /** False only in the test run that proves that row-level security alone keeps the companies apart. */
  scoped?: boolean
  /** Whose deed it is, for what the database itself tells the trail. */
  doing?: Doing
}

/** Under what the database tells the trail of what follows by itself. */
export interface Doing {
  /** An operationId, or the name of work by the clock. */
  operation: string
  userId: number | null
  requestId: string | null
  detail?: Readonly<Record<string, unknown>>
}

/** One transaction that sees one company. */
export interface CompanyTransaction {
  readonly companyId: number
  readonly db: Kysely<DB>
  /**
   * The first wall: the condition `alias.company_id = …` that every statement on a company's table carries.
   * Row-level security underneath is the second.
   */
  inThisCompany: (alias: string) => Expression<SqlBool>
  /** Reads by a statement that the connection keeps prepared; {@link preparedQuery} says which ones may be. */
  prepared: <Row>(statement: RawBuilder<Row>) => Promise<Row[]>
  /**
   * Works in another company, whose rows are the only ones to be seen meanwhile. The caller has asked the
   * database for the user's right to it, or the database itself has named the company.
   */
  elsewhere: <T>(companyId: number, read: (there: CompanyTransaction) => Promise<T>) => Promise<T>
}

/**
 * Runs `work` in one transaction that sees only the rows of one company.
 * Opening takes one round trip; a read answers without waiting for its own commit, unless it is a snapshot.
 * @throws whatever `work` throws, after rolling back
 */
export async function inCompany<T>(
  database: Pick<Database, 'pool'>,
  options: CompanyTransactionOptions,
  work: (transaction: CompanyTransaction) => Promise<T>,
): Promise<T> {
  const { companyId, readOnly, snapshot = false, signal, doing } = options
  if (!Number.isSafeInteger(companyId) || companyId < 1) throw new TypeError(`not a company: ${companyId}`)
  const client = await database.pool.connect()
  const cancel = cancelling(database, client, signal)
  const connection = { query: client.query.bind(client), release: () => {} }
  let result: T
  try {
    signal?.throwIfAborted()
    const isolation = snapshot ? 'isolation level repeatable read' : ''
    // A simple query may hold several statements but no parameters; the number was checked just above.
    await client.query(
      `begin ${isolation} ${readOnly ? 'read only' : 'read write'}; set local app.company_id = ${companyId}${told(client, doing)}`,
    )
    result = await work(transactionOn(client, connection, options))
    connection.query = refuse
    await cancel.over()
    if (!readOnly) await commit(client)
  } catch (error) {
    connection.query = refuse
    await cancel.over()
    await end(client, 'rollback', isStale(error))
    throw error
  }
  if (!readOnly) client.release()
  // What a long read has held for itself, such as the turn of an export, goes with its transaction.
  else if (snapshot) await end(client, 'commit')
  else void end(client, 'commit')
  return result
}

/** Statements that tell the database whose deed follows. */
function told(client: PoolClient, doing: Doing | undefined): string {
  if (doing === undefined) return ''
  const { operation, userId, requestId, detail = {} } = doing
  const values = { operation, user_id: userId, request_id: requestId, detail: JSON.stringify(detail) }
  return Object.entries(values)
    .map(([name, value]) => `; set local app.${name} = ${client.escapeLiteral(String(value ?? ''))}`)
    .join('')
}

/** Refuses statements after the end: the connection may already serve another company. */
async function refuse(): Promise<never> {
  throw new Error('the transaction is over')
}

/** @param connection the client as long as all statements run on it; giving it back is for inCompany alone */
function transactionOn(
  client: PoolClient,
  connection: { query: PoolClient['query']; release: () => void },
  options: CompanyTransactionOptions,
): CompanyTransaction {
  // Kysely asks a pool for more than a dialect on one connection can need; see its PostgresPool type.
  const pool = { connect: async () => connection, end: async () => {} } as unknown as PoolLike
  const { scoped = true } = options
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  const see = (companyId: number) =>
    sql`select set_config('app.company_id', ${String(companyId)}, true)`.execute(db)
  const inside = (companyId: number): CompanyTransaction => ({
    companyId,
    db,
    inThisCompany: (alias) =>
      scoped ? sql<SqlBool>`${sql.ref(`${alias}.company_id`)} = ${companyId}` : sql<SqlBool>`true`,
    prepared: async <Row>(statement: RawBuilder<Row>) => {
      const { sql: text, parameters } = statement.compile(db)
      // The row type is the caller's word for what the statement selects, as it is with execute.
      const { rows } = await connection.query(preparedQuery(client, text, parameters))
      return rows as Row[]
    },
    elsewhere: async (other, read) => {
      await see(other)
      // What fails inside ends the whole transaction; nothing of it is left to come back to.
      const result = await read(inside(other))
      await see(companyId)
      return result
    },
  })
  return inside(options.companyId)
}

/**
 * Cancels the statement at work when the signal comes. Over only when no cancel can arrive any more: the next one to use
 * this connection must not be hit by it.
 */
function cancelling({ pool }: Pick<Database, 'pool'>, client: PoolClient, signal: AbortSignal | undefined) {
  let cancelled: Promise<unknown> = Promise.resolve()
  const stop = () => {
    // A database that cannot be reached has nothing left to cancel.
    cancelled = pool.query('select pg_cancel_backend($1)', [processOf(client)]).catch(() => undefined)
  }
  signal?.addEventListener('abort', stop, { once: true })
  return {
    over: async () => {
      signal?.removeEventListener('abort', stop)
      await cancelled
    },
  }
}

/** The number by which the database knows a connection; pg has it and does not say so in its types. */
function processOf(client: PoolClient): number {
  return (client as unknown as { processID: number }).processID
}

async function commit(client: PoolClient): Promise<void> {
  const { command } = await client.query('commit')
  // PostgreSQL answers COMMIT with ROLLBACK when an earlier error was swallowed: nothing was kept.
  if (command !== 'COMMIT') throw new Error('the transaction was rolled back by an earlier error')
}

/** @param isOver whether the connection must not serve again */
async function end(client: PoolClient, statement: 'commit' | 'rollback', isOver = false): Promise<void> {
  await client.query(statement).then(
    () => client.release(isOver),
    (broken: Error) => client.release(broken),
  )
}
