import type { Pool, PoolClient } from 'pg'

/** Runs `work` in one transaction of one connection: all of it stays, or nothing. */
export async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  // A connection that is lost fails the statement that runs; without a listener it would end the process as well.
  client.on('error', ignore)
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    giveBack(client)
    return result
  } catch (error) {
    // A connection that cannot roll back is broken; closing it rolls back too.
    await client.query('rollback').then(
      () => giveBack(client),
      (broken: Error) => giveBack(client, broken),
    )
    throw error
  }
}

function giveBack(client: PoolClient, broken?: Error): void {
  client.release(broken)
  if (!broken) client.removeListener('error', ignore)
}

function ignore(): void {}
