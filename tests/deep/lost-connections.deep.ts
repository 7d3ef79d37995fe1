import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { connect } from '../../apps/api/src/db/connect.ts'
import { packagedProgram } from '../../apps/api/src/db/embedded/program.ts'
import { durableSettings } from '../../apps/api/src/db/embedded/server-settings.ts'
import { serverUser } from '../../apps/api/src/db/embedded/server-user.ts'
import { type EmbeddedServer, startEmbedded } from '../../apps/api/src/db/embedded/server.ts'
import { type Client, clientOf, newAdministrator } from '../launch/client.ts'
import { dataFolderOfFile } from '../launch/data-folder.ts'
import { type Product, startProduct, stopAll } from '../launch/product.ts'
import { type Writers, startWriters } from '../launch/writers.ts'
import { bounds } from './bounds.ts'
import { type Figure, deepCase } from './deep-case.ts'

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
  await expect.poll(isHealthy).toBe(true)
})

/** What must be true of every disturbance. */
async function judge({ written }: Writers, figure: Figure): Promise<void> {
  const stored = await levelsByCode()
  const lost = written.acknowledged.filter((code) => !stored.has(code))
  const twice = [...stored].filter(([, count]) => count > 1)
  figure('acknowledged writes', written.acknowledged.length)
  figure('lost', lost.length)
  figure('stored twice', twice.length)
  figure('wrong answers', written.wrong.length)
  expect({ lost, twice, wrong: written.wrong }).toEqual({ lost: [], twice: [], wrong: [] })
}

deepCase('database restarts', bounds.restarts.minutes, async (figure) => {
  const { rounds: restarts } = bounds.restarts
  let longest = 0
  const writers = await savingDuring(async () => {
    for (let round = 0; round < restarts; round += 1) {
      await control('restart', 'immediate')
      const up = Date.now()
      await expect.poll(isHealthy).toBe(true)
      longest = Math.max(longest, Date.now() - up)
      await pause(500)
    }
  })
  figure('restarts', restarts)
  figure('healthy again after at most (ms)', longest)
  await judge(writers, figure)
})

deepCase('connections cut', bounds.cuts.minutes, async (figure) => {
  const { rounds: cuts } = bounds.cuts
  const superuser = connect(server.urls.superuser, { max: 1 })
  const writers = await savingDuring(async () => {
    for (let round = 0; round < cuts; round += 1) {
      await superuser.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'nhansu_app' order by random() limit 2`,
      )
      await pause(20)
    }
  })
  await superuser.close()
  figure('rounds of cuts', cuts)
  await judge(writers, figure)
})
