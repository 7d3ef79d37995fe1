import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { type Socket, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { join as joinHolder } from './join-point.ts'
import { type Holder, type Lock, lockHolder, takeLock } from './lock.ts'
import { freePort, listenLocally } from './ports.ts'
import { processStart } from './processes.ts'

let folder: string
let held: Lock[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nhansu-lock-'))
  held = []
})
afterEach(async () => {
  await Promise.all(held.map((lock) => lock.release()))
  rmSync(folder, { recursive: true })
})

async function take(purpose = 'start'): Promise<{ lock?: Lock; holder?: Holder }> {
  const result: { lock?: Lock; holder?: Holder } = await takeLock(folder, purpose, 'http://localhost:4000')
  if (result.lock) held.push(result.lock)
  return result
}

function leaveLock(content: Partial<Holder> | string): void {
  writeFileSync(join(folder, 'lock'), typeof content === 'string' ? content : JSON.stringify(content))
}

async function endedProcess(): Promise<number> {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' })
  await once(child, 'exit')
  return child.pid ?? -1
}

describe('the lock of a data folder', () => {
  test('is held by one, who is named to the next', async () => {
    expect((await take()).lock).toBeDefined()
    expect((await take()).holder).toMatchObject({ pid: process.pid, address: 'http://localhost:4000' })
    expect(lockHolder(folder)?.pid).toBe(process.pid)
  })

  test('can be read by its owner alone', async () => {
    await take()
    expect(statSync(join(folder, 'lock')).mode & 0o777).toBe(0o600)
  })

  test('leaves nothing behind when it is given back', async () => {
    const { lock } = await take()
    await lock?.release()
    held = []
    expect(readdirSync(folder)).toEqual([])
    expect((await take()).lock).toBeDefined()
  })

  const stale = { started: 'before', port: 1, token: 'x' }
  test.for<[string, () => Promise<Partial<Holder> | string>]>([
    ['whose process has ended', async () => ({ ...stale, pid: await endedProcess() })],
    ['whose number another process has now', async () => ({ ...stale, pid: process.ppid })],
    ['that is no lock at all', async () => '{"pid":'],
  ])('is taken over from one %s', async ([, leftBehind]) => {
    leaveLock(await leftBehind())
    expect((await take()).lock).toBeDefined()
    expect(lockHolder(folder)?.pid).toBe(process.pid)
  })

  test('goes to exactly one of many who find the same stale lock', async () => {
    leaveLock({ ...stale, pid: 0, port: await freePort() })
    const results = await Promise.all(Array.from({ length: 12 }, () => take()))
    expect(results.filter(({ lock }) => lock)).toHaveLength(1)
    expect(results.filter(({ holder }) => holder?.pid === process.pid)).toHaveLength(11)
  })

  test('is taken over although a stranger uses the port of the stale one', async () => {
    const guests: Socket[] = []
    const stranger = createServer((guest) => guests.push(guest))
    const port = (await listenLocally(stranger, 0)) ?? 0
    leaveLock({ ...stale, pid: 0, port })
    expect((await take()).lock).toBeDefined()
    for (const guest of guests) guest.destroy()
    stranger.close()
  })

  test('is believed when its holder answers, even if the process list hides it', async () => {
    await take()
    const file = join(folder, 'lock')
    const hidden = readFileSync(file, 'utf8').replace(`"pid":${process.pid}`, '"pid":0')
    writeFileSync(file, hidden)
    expect((await take()).holder).toMatchObject({ pid: 0, purpose: 'start' })
  })
})

describe('joining the holder of the lock', () => {
  test('gives its message to those who come before and after it is published', async () => {
    const { lock } = await take()
    const { holder } = await take('migrate')
    if (!lock || !holder) throw new Error('the first call takes the lock, the second finds it')
    const early = joinHolder(holder)
    lock.joinPoint.publish('{"urls":1}')
    const late = await joinHolder(holder)
    expect((await early)?.message).toBe('{"urls":1}')
    expect(late?.message).toBe('{"urls":1}')
    ;(await early)?.leave()
    late?.leave()
    await lock.joinPoint.emptied()
  })

  test('needs the token of the lock file', async () => {
    const { lock } = await take()
    lock?.joinPoint.publish('secret')
    expect(await joinHolder({ port: lock?.joinPoint.port ?? 0, token: 'x'.repeat(48) })).toBeUndefined()
  })

  test('ends without a message when the holder goes first', async () => {
    const { lock } = await take()
    const { holder } = await take('migrate')
    const waiting = holder && joinHolder(holder)
    await lock?.release()
    held = []
    expect(await waiting).toBeUndefined()
  })
})

test('a process without remains has no beginning', async () => {
  expect(processStart(process.pid)).toBe(processStart(process.pid))
  expect(processStart(await endedProcess())).toBeUndefined()
})
