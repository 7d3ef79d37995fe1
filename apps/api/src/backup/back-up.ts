import { statSync } from 'node:fs'
import { Client } from 'pg'
import { migrationsFolder, readMigrations } from '../db/migrations-folder.ts'
import { Refusal } from '../db/refusal.ts'
import { appliedSteps, pendingMigrations } from '../db/schema-state.ts'
import { type ArchiveFile, writeArchive } from './archive-file.ts'
import type { Blobs } from './blobs.ts'
import { dump } from './dump.ts'
import { megabytes, progressOf } from './progress.ts'
import { copySettings } from './session.ts'
import { outliveConnection } from '../db/lost-connections.ts'

/** What is backed up to where. */
export interface BackupJob {
  /** As the owner of the tables. */
  ownerUrl: string
  archive: ArchiveFile
  blobs: Blobs
  signal: AbortSignal
  report: (line: string) => void
}

/**
 * Writes everything that this installation keeps into one file, as it was at one moment. Nobody waits for it: the
 * database goes on being read and written meanwhile.
 * @returns what was backed up, as the end of a sentence
 * @throws Refusal when there is nothing to back up, or a file of that name exists
 */
export async function backUp(job: BackupJob): Promise<string> {
  const { ownerUrl, archive, blobs, signal, report } = job
  const progress = progressOf('Đã sao lưu', report)
  const client = new Client({ connectionString: ownerUrl, application_name: 'nhansu-backup' })
  outliveConnection(client)
  await client.connect()
  try {
    await client.query(`begin isolation level repeatable read, read only; ${copySettings}`)
    // A schema that this version does not know would be written down wrong.
    await pendingMigrations(client, readMigrations(migrationsFolder))
    const migrations = await appliedSteps(client)
    if (migrations.length === 0) throw new Refusal('Chưa có dữ liệu nào để sao lưu: cơ sở dữ liệu còn trống.')
    await writeArchive(archive, dump({ client, blobs, migrations, progress }), signal)
    return `${progress.total()}, ${megabytes(statSync(archive.path).size)}`
  } finally {
    // Closing ends the transaction and whatever still runs in it.
    await client.end().catch(() => {})
  }
}
