import { dirname } from 'node:path'
import { connect } from '../../../db/connect.ts'
import { migrationsFolder, readMigrations } from '../../../db/migrations-folder.ts'
import { pendingMigrations } from '../../../db/schema-state.ts'
import type { Settings } from '../../../settings.ts'
import { layBeside } from './list-file.ts'
import { completeEraseList } from './write-list.ts'

/**
 * Lays the list of everything that was erased until now beside a backup that was just made.
 * @returns where it lies; undefined where nothing was erased, or the schema is of an earlier version
 */
export async function listBesideBackup(
  settings: Pick<Settings, 'dataDir'>,
  appUrl: string,
  backup: string,
): Promise<string | undefined> {
  const database = connect(appUrl, { max: 1, statementTimeout: 0, name: 'nhansu-backup' })
  try {
    if ((await pendingMigrations(database.pool, readMigrations(migrationsFolder))).length > 0)
      return undefined
    const list = await completeEraseList(database, settings)
    return list.days.size === 0 ? undefined : await layBeside(list, dirname(backup))
  } finally {
    await database.close()
  }
}
