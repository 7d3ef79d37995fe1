import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openToOthers } from '../db/embedded/folders.ts'
import { commandLine, hasEnded, processStart } from '../db/embedded/processes.ts'
import { memoryFolder } from './memory-root.ts'

/** A temporary folder that the server's unprivileged user can reach too. */
export function temporaryRoot(): string {
  return openToOthers(tmpdir()) ? tmpdir() : '/tmp'
}

/** Stops and removes the servers of test runs that were killed before they could do so themselves. */
export async function removeLeftoverServers(): Promise<void> {
  await removeLeftoversIn(temporaryRoot())
  if (existsSync(memoryFolder)) await removeLeftoversIn(memoryFolder)
}

async function removeLeftoversIn(root: string): Promise<void> {
  for (const name of readdirSync(root)) {
    const owner = /^nhansu-test-(\d+)-/.exec(name)?.[1]
    if (owner === undefined || processStart(Number(owner)) !== undefined) continue
    const home = join(root, name)
    await stopServer(join(home, 'cluster/data'))
    rmSync(home, { recursive: true, force: true })
  }
}

async function stopServer(data: string): Promise<void> {
  const pid = postmasterPid(data)
  if (pid === undefined || !commandLine(pid).includes(data)) return
  process.kill(pid, 'SIGQUIT')
  await hasEnded(pid, 10_000)
}

function postmasterPid(data: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10)
  } catch {
    return undefined
  }
}
