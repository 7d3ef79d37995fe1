import { type Database, connect } from '../db/connect.ts'
import { lockHolder } from '../db/embedded/lock.ts'
import { Refusal } from '../db/refusal.ts'
import { type Settings, readSettings } from '../settings.ts'
import { announce } from './announce.ts'
import { closePool } from './close-pool.ts'
import { type OpenDatabase, openForStart, refuseSecondStart } from './database.ts'
import { prepareDemo } from './demo.ts'
import { refuseTakenPorts } from './ports.ts'
import { checkDatabase, prepareSchema } from './schema.ts'
import { requested, stopRequests } from './stopping.ts'

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

  // Over a thousand files, which a start that is refused before never loads. Not beside what asks the database: a process that
  // loads answers nothing for seconds, and a connection that is being opened is given up meanwhile.
  const { serve } = await import('./serving.ts')
  await serve(settings, { database, opened }, running)
  announce(settings, accounts, opened.notice)

  const reason = await Promise.race([requested(stop), opened.ended])
  if (reason === undefined) return
  throw new Refusal(
    `PostgreSQL đi kèm đã dừng đột ngột (${reason}): hãy khởi động lại; nhật ký của nó nằm trong ${settings.dataDir}/postgresql/server.log.`,
  )
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
