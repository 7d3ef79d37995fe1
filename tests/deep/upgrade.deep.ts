import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { backUp } from '../../apps/api/src/backup/back-up.ts'
import { noBlobs } from '../../apps/api/src/backup/blobs.ts'
import { restore } from '../../apps/api/src/backup/restore.ts'
import { emptyDatabase, temporaryFolder } from '../../apps/api/src/backup/testing/places.ts'
import { connect } from '../../apps/api/src/db/connect.ts'
import { withDatabase } from '../../apps/api/src/db/embedded/roles.ts'
import type { DatabaseUrls } from '../../apps/api/src/db/embedded/server.ts'
import { migrate } from '../../apps/api/src/db/migrate.ts'
import { type Migration, migrationsFolder, readMigrations } from '../../apps/api/src/db/migrations-folder.ts'
import { type TestDatabase, testDatabase } from '../../apps/api/src/testing/database.ts'
import { arrangeGroup } from '../../apps/api/src/testing/group.ts'
import { bounds } from './bounds.ts'
import { deepCase } from './deep-case.ts'
import { type Connection, fillAsFarAsKnown, rowsPerTable, schemaOf } from './fill-tables.ts'

const calm = { blobs: noBlobs, signal: new AbortController().signal, report: () => {} }

/** A folder with the first steps only, as an earlier version of the product had it. */
function folderOf(steps: readonly Migration[]): string {
  const folder = join(temporaryFolder(), 'migrations')
  mkdirSync(folder)
  for (const { name } of steps) cpSync(join(migrationsFolder, name), join(folder, name))
  return folder
}

async function asSuperuser<T>(
  newest: TestDatabase,
  urls: DatabaseUrls,
  work: (superuser: Connection) => Promise<T>,
): Promise<T> {
  const name = new URL(urls.owner).pathname.slice(1)
  const superuser = connect(withDatabase(newest.urls.superuser, name), { max: 1, statementTimeout: 0 })
  try {
    return await work(superuser.pool)
  } finally {
    await superuser.close()
  }
}

/** The newest schemas one by one, and every sixth before them: each costs two databases, and there are more with every step. */
const isTried = (place: number, steps: readonly Migration[]): boolean =>
  place >= steps.length - 8 || place % 6 === 0

deepCase('upgrade from earlier schemas', bounds.upgrading.minutes, async (figure) => {
  const steps = readMigrations(migrationsFolder)
  const newest = await testDatabase()
  onTestFinished(() => newest.close())
  await arrangeGroup(newest.superuser)
  const wanted = await schemaOf(newest.superuser)
  let rows = 0
  const tried = [...steps.keys()].filter((place) => isTried(place, steps))
  for (const count of tried) {
    const earlier = steps.slice(0, count + 1)
    const here = await emptyDatabase(newest)
    await migrate(here, { folder: folderOf(earlier), loaders: [] })
    const before = await asSuperuser(newest, here, (superuser) =>
      fillAsFarAsKnown(newest.superuser, superuser),
    )
    const archive = { path: join(temporaryFolder(), 'cu.backup'), passphrase: undefined }
    await backUp({ ...calm, ownerUrl: here.owner, archive })
    const there = await emptyDatabase(newest)
    await restore({ ...calm, urls: there, archive })
    await migrate(here)
    for (const [way, urls] of Object.entries({ 'in place': here, 'by backup': there })) {
      const say = `from ${earlier.at(-1)?.name} ${way}`
      await asSuperuser(newest, urls, async (superuser) => {
        expect(await schemaOf(superuser), say).toEqual(wanted)
        const after = await rowsPerTable(superuser)
        const left = Object.entries(before).filter(([table]) => table in after && !forgotten.has(table))
        expect(
          left.filter(([table, had]) => (after[table] ?? 0) < had),
          say,
        ).toEqual([])
      })
    }
    rows += Object.values(before).reduce((sum, each) => sum + each, 0)
  }
  figure('earlier schemas', tried.length)
  figure('rows brought over, each in place and by backup', rows)
})

/** What a backup leaves behind on purpose. */
const forgotten = new Set(['sessions', 'idempotency_keys'])
