import type { Pool, PoolClient } from 'pg'

/** Runs `work` in one transaction of one connection: all of it stays, or nothing. */
export async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    client.release()
    return result
  } catch (error) {
    // A connection that cannot roll back is broken; closing it rolls back too.
    await client.query('rollback').then(
      () => client.release(),
      (broken: Error) => client.release(broken),
    )
    throw error
  }
}
