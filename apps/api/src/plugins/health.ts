import type { FastifyInstance } from 'fastify'
import { unavailable } from '../contract/failure.ts'
import type { Database } from '../db/connect.ts'

/** `/healthz`: the process answers. `/readyz`: it also reaches its database, so traffic may come. */
export function registerHealth(app: FastifyInstance, database: Database): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async () => {
    try {
      await database.pool.query('select 1')
    } catch {
      throw unavailable()
    }
    return { status: 'ready' }
  })
}
