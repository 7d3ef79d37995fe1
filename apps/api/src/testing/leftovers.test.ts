import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { processStart } from '../db/embedded/processes.ts'
import { removeLeftoverServers, temporaryRoot } from './leftovers.ts'
import { memoryRoot } from './memory-root.ts'

/** A home as a test run makes it, with a process that looks like its server. */
function homeOf(pid: number, root = temporaryRoot()): { home: string; server: number } {
  const home = mkdtempSync(join(root, `nhansu-test-${pid}-`))
  const data = join(home, 'cluster/data')
  mkdirSync(data, { recursive: true })
  const server = spawn('tail', ['-f', '/dev/null', join(data, 'none')], { stdio: 'ignore' })
  writeFileSync(join(data, 'postmaster.pid'), `${server.pid}\n${data}\n`)
  onTestFinished(() => {
    server.kill('SIGKILL')
    rmSync(home, { recursive: true, force: true })
  })
  return { home, server: server.pid ?? -1 }
}

test('what a killed test run has left is stopped and removed, what a running one uses is not', async () => {
  const ended = spawn(process.execPath, ['--version'], { stdio: 'ignore' })
  await once(ended, 'exit')
  const left = [homeOf(ended.pid ?? -1), homeOf(ended.pid ?? -1, memoryRoot())]
  const used = homeOf(process.pid)
  await removeLeftoverServers()
  for (const { home, server } of left) {
    expect(existsSync(home)).toBe(false)
    expect(processStart(server)).toBeUndefined()
  }
  expect(existsSync(used.home)).toBe(true)
  expect(processStart(used.server)).toBeDefined()
})
