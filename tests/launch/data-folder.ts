import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest'
import { clusterUrl, readKeys } from '../../apps/api/src/db/embedded/keys.ts'
import { durableSettings } from '../../apps/api/src/db/embedded/server-settings.ts'
import { DATABASE_NAME, type EmbeddedServer, startEmbedded } from '../../apps/api/src/db/embedded/server.ts'
import { memoryRoot } from '../../apps/api/src/testing/memory-root.ts'
import { openFolder } from './open-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with a migrated database on which nothing runs; never worked on, only copied. */
    startedFolder: string
  }
}

/** A data folder, as DATA_DIR takes it, for all tests of one file, in memory where there is room. It does not exist yet. */
export function dataFolderOfFile(): string {
  const parent = openFolder(0o755, memoryRoot())
  afterAll(() => rmSync(parent, { recursive: true, force: true }))
  return join(parent, 'data')
}

/**
 * The same, with a migrated database in it, for a file whose tests begin where a first start has been: a copy of the one folder
 * that is made for the whole run.
 */
export function startedFolderOfFile(): string {
  const folder = dataFolderOfFile()
  beforeAll(() => copyFolder(inject('startedFolder'), folder))
  return folder
}

/** Copies a data folder on which nothing runs, with the owners of its files. */
function copyFolder(from: string, to: string): void {
  execFileSync('cp', ['-a', from, to])
}

/** A data folder that does not exist yet, for one test. */
export function dataFolderOfTest(): string {
  const parent = openFolder(0o755, memoryRoot())
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }))
  return join(parent, 'data')
}

/** Everything that stands in a folder, by path; empty when there is none. */
export function contentOf(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
  } catch {
    return []
  }
}

/** The process number of the PostgreSQL that runs, or ran last, on a data folder. */
export function postmasterOf(folder: string): number {
  return Number.parseInt(readFileSync(join(folder, 'postgresql/cluster/data/postmaster.pid'), 'utf8'), 10)
}

/** Runs the folder's PostgreSQL for `work` alone, while the product is stopped. */
export async function withServerOf<T>(
  folder: string,
  work: (server: EmbeddedServer) => Promise<T>,
): Promise<T> {
  const server = await startEmbedded(realpathSync(join(folder, 'postgresql')), durableSettings)
  try {
    return await work(server)
  } finally {
    await server.stop()
  }
}

/** Where the superuser of the folder's PostgreSQL is let in while the product runs. */
export function superuserUrlOf(folder: string): string {
  const cluster = join(folder, 'postgresql/cluster')
  // The fourth line of this file is the port.
  const port = Number(readFileSync(join(cluster, 'data/postmaster.pid'), 'utf8').split('\n')[3])
  return clusterUrl({ port, keys: readKeys(join(cluster, 'keys.json')) }, 'superuser', DATABASE_NAME)
}
