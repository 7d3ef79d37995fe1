import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { throwAwayHome } from '../../testing/throw-away-home.ts'
import { Refusal } from '../refusal.ts'
import { hasEnded, processStart } from './processes.ts'
import { durableSettings, throwAwaySettings } from './server-settings.ts'
import { type EmbeddedServer, startEmbedded } from './server.ts'

// One home for all, because making a cluster is the dearest part; each test uses tables of its own.
const { home, remove } = throwAwayHome()
const cluster = join(home, 'cluster')
const pidFile = join(cluster, 'data/postmaster.pid')
let running: EmbeddedServer[] = []

async function start(settings = throwAwaySettings): Promise<EmbeddedServer> {
  const server = await startEmbedded(home, settings)
  running.push(server)
  return server
}

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

function postmasterPid(): number {
  return Number.parseInt(readFileSync(pidFile, 'utf8'), 10)
}

function contentOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
}

afterEach(async () => {
  await Promise.all(running.map((server) => server.stop()))
  running = []
})
afterAll(remove)

describe('the embedded server', () => {
  test('keeps what was stored from one start to the next, under the same keys', async () => {
    const first = await start()
    await ask(first.urls.owner, `create table fruit as select 'Bưởi Năm Roi' as name`)
    await first.stop()
    const second = await start()
    expect(await ask(second.urls.owner, 'select lower(name) as name from fruit')).toEqual([
      { name: 'bưởi năm roi' },
    ])
    expect(second.keys).toEqual(first.keys)
  })

  test('runs as a user that owns the data, and never as root', async () => {
    await start()
    expect(statSync(pidFile).uid).not.toBe(0)
    expect(statSync(pidFile).uid).toBe(statSync(join(cluster, 'data')).uid)
    expect(statSync(join(cluster, 'keys.json')).mode & 0o777).toBe(0o600)
  })

  test('asks everyone for a password', async () => {
    const { urls } = await start()
    for (const url of Object.values(urls)) {
      const stranger = new URL(url)
      stranger.password = 'guess'
      await expect(ask(stranger.href, 'select 1')).rejects.toMatchObject({ code: '28P01' })
    }
  })

  test("gives the server's role no say over the tables", async () => {
    const { urls } = await start()
    await expect(ask(urls.app, 'create table fruit ()')).rejects.toThrow(/permission denied/)
    await expect(ask(urls.app, 'set role nhansu_owner')).rejects.toThrow(/permission denied/)
  })

  test('leaves no process when it is stopped', async () => {
    const server = await start()
    const pid = postmasterPid()
    const [backend] = await ask(server.urls.app, 'select pg_backend_pid() as pid')
    await server.stop()
    expect(processStart(pid)).toBeUndefined()
    expect(processStart((backend as { pid: number }).pid)).toBeUndefined()
  })

  test('tells when it ends by itself', async () => {
    const server = await start()
    process.kill(postmasterPid(), 'SIGKILL')
    expect(await server.ended).toBe('SIGKILL')
  })

  test('has all that it acknowledged when it starts again after it was killed', async () => {
    const first = await start(durableSettings)
    await ask(first.urls.owner, 'create table acknowledged as select 1 as id')
    process.kill(postmasterPid(), 'SIGKILL')
    await first.ended
    const second = await start()
    expect(await ask(second.urls.owner, 'select * from acknowledged')).toEqual([{ id: 1 }])
  })

  test('replaces one that an earlier run has left running', async () => {
    const leftBehind = await start()
    const pid = postmasterPid()
    const second = await start()
    await leftBehind.ended
    expect(processStart(pid)).toBeUndefined()
    expect(await ask(second.urls.app, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('starts although its pid file names a process of somebody else', async () => {
    await (await start()).stop()
    const stranger = spawn('sleep', ['60'], { stdio: 'ignore', ...userOf(join(cluster, 'data')) })
    writeFileSync(pidFile, `${stranger.pid}\n${join(cluster, 'data')}\n`)
    const server = await start()
    expect(await ask(server.urls.app, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(processStart(stranger.pid ?? -1)).toBeDefined()
    stranger.kill()
    await hasEnded(stranger.pid ?? -1, 5_000)
  })
})

describe('a folder', () => {
  test.for([
    ['is half made', 'data/global', /không phải một cơ sở dữ liệu hoàn chỉnh/],
    ['has lost its keys', 'keys.json', /không phải một cơ sở dữ liệu hoàn chỉnh/],
    ['has lost its control file', 'data/global/pg_control', /không phải một cơ sở dữ liệu hoàn chỉnh/],
  ] as const)('that %s is refused in one sentence and left as it is', async ([, part, sentence]) => {
    await (await start()).stop()
    renameSync(join(cluster, part), join(home, 'kept'))
    const before = contentOf(cluster)
    await expect(start()).rejects.toThrow(Refusal)
    await expect(start()).rejects.toThrow(sentence)
    expect(contentOf(cluster)).toEqual(before)
    renameSync(join(home, 'kept'), join(cluster, part))
  })

  test('of another major version is refused in one sentence and left as it is', async () => {
    await (await start()).stop()
    const file = join(cluster, 'data/PG_VERSION')
    writeFileSync(file, '17\n')
    await expect(start()).rejects.toThrow(/thuộc PostgreSQL 17, còn bản đi kèm là 18/)
    expect(readFileSync(file, 'utf8')).toBe('17\n')
    writeFileSync(file, '18\n')
  })

  test('that was being made when the first start was cut off is made anew', async () => {
    rmSync(cluster, { recursive: true })
    mkdirSync(join(home, 'unfinished-1/data/base'), { recursive: true })
    writeFileSync(join(home, 'unfinished-1/keys.json'), '{}')
    const server = await start()
    expect(await ask(server.urls.app, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(readdirSync(home).filter((name) => name.startsWith('unfinished'))).toEqual([])
  })
})

/** As root the server has a user of its own, and only that user's processes can be taken for it. */
function userOf(path: string): { uid: number; gid: number } | undefined {
  const { uid, gid } = statSync(path)
  return process.getuid?.() === 0 ? { uid, gid } : undefined
}
