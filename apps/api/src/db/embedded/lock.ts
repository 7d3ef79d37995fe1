import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join as joinPath } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type JoinAddress, type JoinPoint, answers, openJoinPoint } from './join-point.ts'
import { processStart } from './processes.ts'

/** Who works on a data folder, as the lock file in it says. */
export interface Holder extends JoinAddress {
  pid: number
  /** See {@link processStart}: the number alone may belong to another process by now. */
  started: string
  /** 'start' for the server, else the command's name. */
  purpose: string
  /** Where the running product is to be found; empty for a command. */
  address: string
}

/** The right to work on a data folder, and the point where other processes join in. */
export interface Lock {
  joinPoint: JoinPoint
  release(): Promise<void>
}

/** Either the lock is ours now, or someone else holds it. */
export type LockResult = { lock: Lock } | { holder: Holder }

/** A port that a stranger uses cannot settle who takes over; after this time the file alone does. */
const STRANGER_ON_PORT_MS = 1_000

/**
 * Takes the lock of a data folder, over from a process that has died with it if need be.
 * Of several processes that find the same stale lock, the one that can bind the port written in it takes over.
 */
export async function takeLock(folder: string, purpose: string, address = ''): Promise<LockResult> {
  const file = joinPath(folder, 'lock')
  const started = Date.now()
  for (;;) {
    const found = readLock(file)
    const { holder } = found
    if (holder && processStart(holder.pid) === holder.started) return { holder }

    const useAnyPort = Date.now() - started > STRANGER_ON_PORT_MS
    const joinPoint = await openJoinPoint(useAnyPort ? 0 : (holder?.port ?? 0))
    if (joinPoint) {
      const mine = { pid: process.pid, started: processStart(process.pid) ?? '', purpose, address }
      const text = JSON.stringify({ ...mine, port: joinPoint.port, token: joinPoint.token })
      if (replaceLock(file, found.text, text))
        return { lock: { joinPoint, release: () => release(file, text, joinPoint) } }
      await joinPoint.close()
    } else if (holder && (await answers(holder))) {
      return { holder }
    } else {
      await pause(50)
    }
  }
}

/** Who holds the lock of a data folder at this moment, without taking it. */
export function lockHolder(folder: string): Holder | undefined {
  const { holder } = readLock(joinPath(folder, 'lock'))
  return holder && processStart(holder.pid) === holder.started ? holder : undefined
}

function readLock(file: string): { text?: string; holder?: Holder } {
  let text
  try {
    text = readFileSync(file, 'utf8')
    return { text, holder: JSON.parse(text) as Holder }
  } catch {
    return text === undefined ? {} : { text }
  }
}

/** Puts `text` where `found` was; false when the file has changed meanwhile. */
function replaceLock(file: string, found: string | undefined, text: string): boolean {
  if (readLock(file).text !== found) return false
  if (found !== undefined) rmSync(file, { force: true })
  const own = `${file}.${process.pid}`
  writeFileSync(own, text, { mode: 0o600 })
  try {
    // A link fails when the name is taken, and gives a file that is whole from its first moment.
    linkSync(own, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(own)
  }
}

async function release(file: string, text: string, joinPoint: JoinPoint): Promise<void> {
  if (readLock(file).text === text) rmSync(file)
  await joinPoint.close()
}
