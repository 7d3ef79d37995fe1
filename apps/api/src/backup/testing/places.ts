import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { clusterRoles } from '../../db/embedded/keys.ts'
import { withDatabase } from '../../db/embedded/roles.ts'
import type { DatabaseUrls } from '../../db/embedded/server.ts'
import type { TestDatabase } from '../../testing/database.ts'

/** A folder that goes with the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'nhansu-backup-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

/** A database without a single table beside another, for one test. */
export async function emptyDatabase({ superuser, urls }: TestDatabase): Promise<DatabaseUrls> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await superuser.query(`create database ${name} owner ${clusterRoles.owner} template template0`)
  onTestFinished(async () => void (await superuser.query(`drop database ${name} with (force)`)))
  return { app: withDatabase(urls.app, name), owner: withDatabase(urls.owner, name) }
}
