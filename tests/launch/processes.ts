import { readFileSync, readdirSync } from 'node:fs'
import { processStart } from '../../apps/api/src/db/embedded/processes.ts'

/** The processes that `pid` has started, and those that they have, at this moment. */
export function descendantsOf(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), parent: parentOf(name) }))
  const children = parents.filter(({ parent }) => parent === pid).map((each) => each.pid)
  return [...children, ...children.flatMap(descendantsOf)]
}

/** Kills what still runs of `pids`; whoever is gone before his turn, since another one took him along, needs no killing. */
export function killAll(pids: readonly number[]): void {
  for (const pid of stillRunning(pids)) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
    }
  }
}

/** Those of `pids` that still run. */
export function stillRunning(pids: readonly number[]): number[] {
  return pids.filter((pid) => processStart(pid) !== undefined)
}

function parentOf(pid: string): number {
  try {
    return Number(/^PPid:\s*(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  } catch {
    return -1
  }
}
