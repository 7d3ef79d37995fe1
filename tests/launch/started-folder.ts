import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { memoryRoot } from '../../apps/api/src/testing/memory-root.ts'
import { openFolder } from './open-folder.ts'
import { startProgram } from './product.ts'

/** Makes the data folder that files of tests copy, once for the whole run; what this returns is called at the end. */
export default async function setup(project: TestProject): Promise<() => void> {
  const parent = openFolder(0o755, memoryRoot())
  const dataDir = join(parent, 'data')
  const remove = () => rmSync(parent, { recursive: true, force: true })
  const run = startProgram('commands/migrate.ts', { dataDir })
  if ((await run.ended) !== 0) {
    remove()
    throw new Error(run.output())
  }
  project.provide('startedFolder', dataDir)
  return remove
}
