import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildPortalApp, buildStaffApp } from '../app.ts'
import { loadHandlers } from '../contract/load-handlers.ts'
import { type Database, connect } from '../db/connect.ts'
import { Refusal } from '../db/refusal.ts'
import { allJobs } from '../jobs/registry.ts'
import { type Workers, startWorkers } from '../jobs/workers.ts'
import type { Settings } from '../settings.ts'
import { closePool } from './close-pool.ts'
import type { OpenDatabase } from './database.ts'
import { serveMetrics } from './metrics.ts'

const apps = join(import.meta.dirname, '../../..')
const JOB_STATEMENT_MS = 120_000

// Part of what there is to load: whoever waits for this module has the handlers as well.
await loadHandlers()

/**
 * Serves both apps and begins the background work; what has to be closed again, in the opposite order, is left in `running`.
 * A module of its own, loaded late, because it takes longer to load than everything else of a start.
 * @throws Refusal when a port cannot be opened
 */
export async function serve(
  settings: Settings,
  { database, opened }: { database: Database; opened: OpenDatabase },
  running: AsyncDisposableStack,
): Promise<void> {
  const staff = await buildStaffApp({ settings, database, ...builtPages('web') })
  const strangers = connectStrangers(opened.urls.app)
  running.defer(() => closePool(strangers))
  const portal = await buildPortalApp({ settings, database: strangers, ...builtPages('apply-portal') })
  const workers = settings.backgroundWork
    ? await startBackgroundWork(settings, opened, staff, running)
    : undefined
  running.defer(async () => void (await Promise.all([staff.close(), portal.close(), workers?.stop()])))
  await listen(staff, settings.host, settings.port)
  await listen(portal, settings.host, settings.portalPort)
  if (settings.metricsPort === undefined) return
  const metrics = await serveMetrics([database.pool, strangers.pool], settings.metricsPort)
  running.defer(() => metrics.close())
}

/**
 * The portal has connections of its own, so that however many apply on the last day of a campaign, the staff wait for none of
 * them. Strangers wait somewhat longer for one of these: nobody likes to send a form twice. README.md says how many the
 * server opens in all; the embedded one's `max_connections` has room for them.
 */
function connectStrangers(url: string): Database {
  return connect(url, { max: 8, connectionTimeout: 6_000, name: 'nhansu-portal' })
}

/** Background work has connections of its own, so that it never takes those of requests, and longer statements. */
async function startBackgroundWork(
  settings: Settings,
  opened: OpenDatabase,
  { log }: FastifyInstance,
  running: AsyncDisposableStack,
): Promise<Workers> {
  const url = opened.urls.app
  const database = connect(url, { max: 6, statementTimeout: JOB_STATEMENT_MS, name: 'nhansu-jobs' })
  running.defer(() => closePool(database))
  return startWorkers({
    url,
    database,
    settings,
    jobs: allJobs,
    log: (error, message) => log.error(error, message),
  })
}

/** The pages that `npm start` has built; without them the listener still serves its API. */
function builtPages(app: string): { staticFolder?: string } {
  const staticFolder = join(apps, app, 'dist')
  return existsSync(staticFolder) ? { staticFolder } : {}
}

async function listen(app: FastifyInstance, host: string, port: number): Promise<void> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    throw new Refusal(`Không mở được cổng ${port} trên ${host} (${(error as Error).message}).`)
  }
}
