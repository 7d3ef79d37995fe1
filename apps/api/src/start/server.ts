import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { buildPortalApp, buildStaffApp } from '../app.ts'
import { type Database, connect } from '../db/connect.ts'
import { lockHolder } from '../db/embedded/lock.ts'
import { Refusal } from '../db/refusal.ts'
import { allJobs } from '../jobs/registry.ts'
import { type Workers, startWorkers } from '../jobs/workers.ts'
import { type Settings, readSettings } from '../settings.ts'
import { announce } from './announce.ts'
import { type OpenDatabase, openForStart, refuseSecondStart } from './database.ts'
import { prepareDemo } from './demo.ts'
import { serveMetrics } from './metrics.ts'
import { refuseTakenPorts } from './ports.ts'
import { checkDatabase, prepareSchema } from './schema.ts'
import { requested, stopRequests } from './stopping.ts'

const apps = join(import.meta.dirname, '../../..')
/** By then every request has ended or been cut, so a connection that is still busy is not waited for. */
const POOL_CLOSING_MS = 1_000
const JOB_STATEMENT_MS = 120_000

/**
 * Runs the whole product in this process until it is asked to stop: database, schema, demo group, both listeners.
 * @throws Refusal for a start that cannot be, before anything is changed
 */
export async function runServer(environment: NodeJS.ProcessEnv): Promise<void> {
  const settings = readSettings(environment)
  // Not `await using`: the checker of imports cannot read it yet.
  const running = new AsyncDisposableStack()
  try {
    await runUntilStopped(settings, running)
  } finally {
    await running.disposeAsync()
  }
}

/** What has to be closed again, in the opposite order, is left in `running`. */
async function runUntilStopped(settings: Settings, running: AsyncDisposableStack): Promise<void> {
  const stop = stopRequests()
  if (!settings.databaseUrl) refuseSecondStart(lockHolder(settings.dataDir))
  await refuseTakenPorts(settings)
  const opened = await openForStart(settings, `http://${settings.host}:${settings.port}`, console.log)
  running.defer(() => opened.close())
  stop.throwIfAborted()
  await prepareSchema(opened.urls)
  const database = connect(opened.urls.app)
  running.defer(() => closePool(database))
  await checkDatabase(database, console.warn)
  stop.throwIfAborted()
  const accounts = await demoAccounts(settings, database, opened)
  opened.share()
  stop.throwIfAborted()

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
  if (settings.metricsPort !== undefined) {
    const metrics = await serveMetrics([database.pool, strangers.pool], settings.metricsPort)
    running.defer(() => metrics.close())
  }
  announce(settings, accounts, opened.notice)

  const reason = await Promise.race([requested(stop), opened.ended])
  if (reason === undefined) return
  throw new Refusal(
    `PostgreSQL đi kèm đã dừng đột ngột (${reason}): hãy khởi động lại; nhật ký của nó nằm trong ${settings.dataDir}/postgresql/server.log.`,
  )
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

function closePool(database: Database): Promise<void> {
  return Promise.race([database.close(), pause(POOL_CLOSING_MS, undefined, { ref: false })])
}

async function demoAccounts(settings: Settings, database: Database, opened: OpenDatabase): Promise<string[]> {
  const { owner } = opened.urls
  if (!owner) return prepareDemo(settings, database.pool, undefined)
  const asOwner = connect(owner, { max: 2, statementTimeout: 0, name: 'nhansu-seed' })
  try {
    return await prepareDemo(settings, database.pool, asOwner.pool)
  } finally {
    await asOwner.close()
  }
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
