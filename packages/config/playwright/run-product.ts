import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const ownCheckout = join(import.meta.dirname, '../../..')
const HANG_GUARD_MS = 300_000

/** A product in a process of its own. */
export interface RunningProduct {
  /** Where the staff app and both APIs are. */
  origin: string
  /** The folder with its data and demo accounts. */
  dataDir: string
  /** The server's process; its database is among the children. */
  pid: number
  stop: () => Promise<void>
}

/**
 * Starts the product and waits until it is ready. It ends with `stop`, or with the process that started it.
 *
 * @param environment at least `DATA_DIR`, `PORT` and `PORTAL_PORT`
 * @param checkout where the product's source lies; this one by default
 * @throws Error when it ends before it is ready
 */
export async function runProduct(
  environment: NodeJS.ProcessEnv,
  checkout = ownCheckout,
): Promise<RunningProduct> {
  const origin = `http://localhost:${environment['PORT']}`
  const child = spawn(process.execPath, [join(checkout, 'apps/api/src/main.ts')], {
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const stop = async () => {
    const ended = once(child, 'exit')
    if (child.exitCode === null && child.signalCode === null && child.kill('SIGTERM')) await ended
  }
  await untilReady(origin, child).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return { origin, dataDir: environment['DATA_DIR'] ?? '', pid: child.pid ?? 0, stop }
}

/** The password of a demo account, from the folder's `demo.txt`; undefined when it has no such account. */
export function demoPassword(dataDir: string, login: string): string | undefined {
  const lines = readFileSync(join(dataDir, 'demo.txt'), 'utf8').split('\n')
  return lines.find((line) => line.startsWith(`${login} `))?.split(/\s+/)[1]
}

async function untilReady(origin: string, child: ChildProcess): Promise<void> {
  for (const start = Date.now(); Date.now() - start < HANG_GUARD_MS; await pause(100)) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`the server ended with ${child.signalCode ?? child.exitCode}`)
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined)
    if (answer?.ok) return
  }
  throw new Error('the server did not get ready')
}
