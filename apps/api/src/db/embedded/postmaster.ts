import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Refusal } from '../refusal.ts'
import type { Cluster } from './cluster.ts'
import { freePort } from './ports.ts'
import { commandLine, hasEnded, processStart } from './processes.ts'
import type { Program } from './program.ts'

/** A running PostgreSQL that this process has started. */
export interface Postmaster {
  port: number
  pid: number
  /** Resolves, with the reason, when the server ends for whatever reason. */
  ended: Promise<string>
  /** Ends open transactions, writes everything down and waits until no process of the server is left. */
  stop(): Promise<void>
}

/** Settings by name, as `postgres -c` takes them. */
export type ServerSettings = Record<string, string>

const LOG_LIMIT_BYTES = 10_000_000
/** After a crash the processes of the old server need a moment to notice that it is gone. */
const OLD_PROCESSES_LEAVE_MS = 10_000

/**
 * Starts PostgreSQL on a cluster and waits until it takes connections.
 * A server that an earlier, killed run has left on the same folder is stopped first.
 */
export async function startPostmaster(
  program: Program,
  cluster: Cluster,
  logFile: string,
  settings: ServerSettings,
): Promise<Postmaster> {
  await stopLeftover(cluster.data)
  const until = Date.now() + OLD_PROCESSES_LEAVE_MS
  for (;;) {
    const port = await freePort()
    const logStart = sizeOfLog(logFile)
    const attempt = launch(program, cluster, logFile, { ...settings, port: String(port) })
    if (await isReady(cluster.data, attempt)) return { port, ...attempt }
    const said = readFileSync(logFile).subarray(logStart).toString()
    if (!/could not bind|is still in use/.test(said) || Date.now() > until) {
      const reason = /(?:FATAL|PANIC): *(.*)/.exec(said)?.[1] ?? (await attempt.ended)
      throw new Refusal(`PostgreSQL đi kèm không khởi động được (${reason}): xem ${logFile}.`)
    }
    await pause(200)
  }
}

type Attempt = Omit<Postmaster, 'port'>

function launch(program: Program, cluster: Cluster, logFile: string, settings: ServerSettings): Attempt {
  const log = openSync(logFile, 'a', 0o600)
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(join(program.folder, 'bin/postgres'), ['-D', cluster.data, ...flags], {
    ...cluster.user,
    cwd: '/',
    env: { LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', log, log],
    // Ctrl-C reaches the whole foreground group; the database may go only after the last request has ended.
    detached: true,
  })
  closeSync(log)
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => resolve(signal ?? `mã ${code}`))
  })
  // However this process comes to end, short of being killed, the server does not outlive it.
  const endToo = () => child.kill('SIGINT')
  process.once('exit', endToo)
  void ended.then(() => process.off('exit', endToo))
  return {
    pid: child.pid ?? -1,
    ended,
    async stop() {
      child.kill('SIGINT')
      await ended
    },
  }
}

/** Waits for the last line of postmaster.pid to say so; false when the server has ended instead. */
async function isReady(data: string, attempt: Attempt): Promise<boolean> {
  const ended = attempt.ended.then(() => 'ended' as const)
  for (;;) {
    const { pid, status } = readPidFile(data)
    if (pid === attempt.pid && status === 'ready') return true
    if ((await Promise.race([ended, pause(10)])) === 'ended') return false
  }
}

/** Stops the server of an earlier run, and clears a pid file whose number now belongs to someone else. */
async function stopLeftover(data: string): Promise<void> {
  const { pid } = readPidFile(data)
  if (pid === undefined) return
  if (processStart(pid) !== undefined && commandLine(pid).includes(data)) {
    process.kill(pid, 'SIGINT')
    if (!(await hasEnded(pid, 60_000))) {
      throw new Refusal(
        `PostgreSQL của lần chạy trước (tiến trình ${pid}) không chịu dừng: hãy dừng nó rồi thử lại.`,
      )
    }
  } else if (isTaken(pid)) {
    // PostgreSQL itself looks at the number only, and would refuse because of a stranger.
    rmSync(join(data, 'postmaster.pid'), { force: true })
  }
}

function isTaken(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

function readPidFile(data: string): { pid?: number; status?: string } {
  try {
    const lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), status: lines[7]?.trim() ?? '' }
  } catch {
    return {}
  }
}

function sizeOfLog(file: string): number {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (size < LOG_LIMIT_BYTES) return size
  truncateSync(file)
  return 0
}
