import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { onTestFinished } from 'vitest'
import { clusterRoles } from '../../db/embedded/keys.ts'
import { withDatabase } from '../../db/embedded/roles.ts'
import { diskStore } from '../../files/disk-store.ts'
import type { DatabaseUrls } from '../../db/embedded/server.ts'
import type { TestDatabase } from '../../testing/database.ts'
import type { Blobs } from '../blobs.ts'
import { storeBlobs } from '../store-blobs.ts'

/** A folder that goes with the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'nhansu-backup-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

/** The files of an installation in a folder. */
export function blobsIn(folder: string): Blobs {
  return storeBlobs(diskStore(join(folder, 'blobs')), join(folder, 'incoming'))
}

/** Keeps a file. */
export function keep(blobs: Blobs, key: string, content: Buffer | string): Promise<void> {
  const bytes = Buffer.from(content)
  return blobs.write(key, Readable.from([bytes]), bytes.length)
}

/** The keys of what is kept, in order. */
export async function keysIn(blobs: Blobs): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of blobs.list()) keys.push(key)
  return keys.sort()
}

/** A database without a single table beside another, for one test. */
export async function emptyDatabase({ superuser, urls }: TestDatabase): Promise<DatabaseUrls> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await superuser.query(`create database ${name} owner ${clusterRoles.owner} template template0`)
  onTestFinished(async () => void (await superuser.query(`drop database ${name} with (force)`)))
  return { app: withDatabase(urls.app, name), owner: withDatabase(urls.owner, name) }
}
