import type { PoolClient, QueryConfig } from 'pg'

/** Statements that one connection has prepared at most; the one that was used longest ago is deallocated first. */
export const mostPrepared = 100

/** The prepared statements of one connection: their names by their texts, the one used last at the end. */
interface Prepared {
  names: Map<string, string>
  /** Names given so far; none is given twice. */
  given: number
}

const preparedOf = new WeakMap<PoolClient, Prepared>()

/**
 * A query whose statement the connection keeps prepared: it is parsed and rewritten once, and after five runs PostgreSQL
 * keeps a generic plan too, unless plans for the values at hand seem to save more than planning costs.
 * Only for statements that the same plan suits whatever the values are: a generic plan can be a thousand times slower
 * than the right one.
 */
export function preparedQuery(client: PoolClient, text: string, values: readonly unknown[]): QueryConfig {
  const prepared = preparedOf.get(client) ?? { names: new Map<string, string>(), given: 0 }
  preparedOf.set(client, prepared)
  const name = prepared.names.get(text) ?? `list_${(prepared.given += 1)}`
  prepared.names.delete(text)
  prepared.names.set(text, name)
  if (prepared.names.size > mostPrepared) deallocateOldest(client, prepared)
  return { name, text, values: [...values] }
}

/**
 * Whether an error says that a connection's prepared statements are of no use any more: a table has changed since, or a
 * pooler before the database has changed the connection behind this one.
 */
export function isStale(error: unknown): boolean {
  const { code, message = '' } = error as { code?: string; message?: string }
  return code === '26000' || (code === '0A000' && message.includes('cached plan'))
}

function deallocateOldest(client: PoolClient, { names }: Prepared): void {
  const [oldest] = names
  if (oldest === undefined) return
  const [text, name] = oldest
  names.delete(text)
  const { parsedStatements } = connectionOf(client)
  // The database does not know a statement that it could not parse, and deallocating it would fail the transaction.
  if (parsedStatements[name] === undefined) return
  delete parsedStatements[name]
  // Sent before the query that takes its place, which fails too if this does.
  client.query(`deallocate ${name}`).catch(() => undefined)
}

/** What pg remembers of a connection's statements, by name; it does not say so in its types. */
function connectionOf(client: PoolClient): { parsedStatements: Record<string, string> } {
  return (client as unknown as { connection: { parsedStatements: Record<string, string> } }).connection
}
