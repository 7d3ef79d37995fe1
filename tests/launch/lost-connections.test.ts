import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { connect } from '../../apps/api/src/db/connect.ts'
import { packagedProgram } from '../../apps/api/src/db/embedded/program.ts'
import { durableSettings } from '../../apps/api/src/db/embedded/server-settings.ts'
import { serverUser } from '../../apps/api/src/db/embedded/server-user.ts'
import { type EmbeddedServer, startEmbedded } from '../../apps/api/src/db/embedded/server.ts'
import { type Client, clientOf, newAdministrator } from './client.ts'
import { dataFolderOfFile } from './data-folder.ts'
import { type Product, startProduct, stopAll } from './product.ts'
import { type Writers, startWriters } from './writers.ts'

const run = promisify(execFile)
const home = dataFolderOfFile()
const dataDir = dataFolderOfFile()
const data = join(home, 'cluster/data')
let server: EmbeddedServer
let product: Product
let client: Client
beforeAll(async () => {
  server = await startEmbedded(home, durableSettings)
  const env = { DATABASE_URL: server.urls.app, DATABASE_OWNER_URL: server.urls.owner }
  product = await startProduct({ dataDir, env })
  await product.ready()
  const { token } = await newAdministrator(product, { dataDir, env })
  client = clientOf(product, token)
})
afterAll(async () => {
  await stopAll()
  await control('stop', 'fast')
})

/** PostgreSQL's own tool, which does what an administrator of a given server would do. */
async function control(action: 'restart' | 'stop', mode: 'immediate' | 'fast'): Promise<void> {
  const tool = join(home, `program-${packagedProgram().version}`, 'bin/pg_ctl')
  // Its files are the server's; a log of its own would have to be one that this user can write.
  await run(tool, [action, '-m', mode, '-w', '-D', data, '-l', '/dev/null'], {
    ...serverUser(data),
    cwd: '/',
  })
}

/** Saves at about 50 a second while `disturbance` goes on, and answers what came of them. */
async function savingDuring(disturbance: () => Promise<void>): Promise<Writers> {
  const stopped = new AbortController()
  const writers = startWriters(client, { writers: 5, pauseMs: 100, again: true, stopped: stopped.signal })
  await writers.begun
  await disturbance()
  stopped.abort()
  await writers.finished
  return writers
}

async function levelsByCode(): Promise<Map<string, number>> {
  const superuser = connect(server.urls.superuser, { max: 1 })
  const { rows } = await superuser.pool.query<{ code: string; count: number }>(
    'select code, count(*) from levels group by code',
  )
  await superuser.close()
  return new Map(rows.map(({ code, count }) => [code, count]))
}

async function isHealthy(): Promise<boolean> {
  return fetch(`${product.address}/readyz`).then(
    (answer) => answer.status === 200,
    () => false,
  )
}

afterEach(async () => {
  await expect.poll(isHealthy, { timeout: 30_000 }).toBe(true)
})

test('a database that restarts five times costs waiting, never a wrong answer or a save twice', async () => {
  const writers = await savingDuring(async () => {
    for (let round = 0; round < 5; round += 1) {
      await control('restart', 'immediate')
      await expect.poll(isHealthy, { timeout: 30_000 }).toBe(true)
      await pause(200)
    }
  })
  expect(writers.written.wrong).toEqual([])
  const stored = await levelsByCode()
  expect(writers.written.acknowledged.filter((code) => stored.get(code) !== 1)).toEqual([])
})

test('connections that are cut one by one cost waiting, never a wrong answer or a save twice', async () => {
  const superuser = connect(server.urls.superuser, { max: 1 })
  const writers = await savingDuring(async () => {
    for (let round = 0; round < 50; round += 1) {
      await superuser.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'nhansu_app' order by random() limit 2`,
      )
      await pause(20)
    }
  })
  await superuser.close()
  expect(writers.written.wrong).toEqual([])
  const stored = await levelsByCode()
  expect(writers.written.acknowledged.filter((code) => stored.get(code) !== 1)).toEqual([])
})
