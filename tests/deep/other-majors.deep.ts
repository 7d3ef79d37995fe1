import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { backUp } from '../../apps/api/src/backup/back-up.ts'
import { noBlobs } from '../../apps/api/src/backup/blobs.ts'
import { restore } from '../../apps/api/src/backup/restore.ts'
import { emptyDatabase, temporaryFolder } from '../../apps/api/src/backup/testing/places.ts'
import { withDatabase } from '../../apps/api/src/db/embedded/roles.ts'
import { testDatabase } from '../../apps/api/src/testing/database.ts'
import { arrangeGroup } from '../../apps/api/src/testing/group.ts'
import { contentOfDatabase, rowsOf } from './database-content.ts'
import { bounds } from './bounds.ts'
import { deepCase } from './deep-case.ts'
import { installedMajors, withServerOfMajor } from './other-server.ts'

const calm = { blobs: noBlobs, signal: new AbortController().signal, report: () => {} }
const archiveHere = () => ({ path: join(temporaryFolder(), 'khac.backup'), passphrase: undefined })

deepCase('restore between PostgreSQL majors', bounds.otherMajors.minutes, async (figure) => {
  const own = await testDatabase()
  onTestFinished(() => own.close())
  await arrangeGroup(own.superuser)
  const wanted = await contentOfDatabase(own.urls.superuser)
  const archive = archiveHere()
  await backUp({ ...calm, ownerUrl: own.urls.owner, archive })
  const [answered] = await rowsOf<{ major: number }>(own.urls.superuser, majorOf)
  const ownMajor = answered?.major ?? 0

  const majors = installedMajors().filter((major) => major !== ownMajor)
  for (const major of majors) {
    const back = archiveHere()
    await withServerOfMajor(major, async (urls) => {
      await restore({ ...calm, urls, archive })
      expect(await rowsOf(urls.superuser, majorOf)).toEqual([{ major }])
      expect(await contentOfDatabase(urls.superuser)).toEqual(wanted)
      await backUp({ ...calm, ownerUrl: urls.owner, archive: back })
    })
    const home = await emptyDatabase(own)
    await restore({ ...calm, urls: home, archive: back })
    const name = new URL(home.owner).pathname.slice(1)
    expect(await contentOfDatabase(withDatabase(own.urls.superuser, name))).toEqual(wanted)
  }
  figure(
    'ways',
    majors.map((major) => `${ownMajor} → ${major} → ${ownMajor}`).join(', ') || 'no other major here',
  )
})

const majorOf = `select current_setting('server_version_num')::integer / 10000 as major`
