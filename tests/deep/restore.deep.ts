import { statSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect } from 'vitest'
import { clientOf, newAdministrator } from '../launch/client.ts'
import { dataFolderOfFile, withServerOf } from '../launch/data-folder.ts'
import { startProduct, startProgram, stop, stopAll } from '../launch/product.ts'
import { startWriters } from '../launch/writers.ts'
import { contentOfDatabase, rowsOf } from './database-content.ts'
import { bounds } from './bounds.ts'
import { deepCase } from './deep-case.ts'

const dataDir = dataFolderOfFile()
const emptyDir = dataFolderOfFile()
const archive = join(dataDir, '../sau.backup')
const env = { BACKUP_PASSPHRASE: 'một câu dài để nhớ' }
afterEach(stopAll)

const { minutes, employees } = bounds.restoring

deepCase('restore into an empty place', minutes, async (figure) => {
  const seed = startProgram('commands/seed.ts', {
    dataDir,
    env: { DEMO: '1' },
    args: ['--employees', String(employees)],
  })
  expect(await seed.ended, seed.output()).toBe(0)

  // While it is backed up, people save; what they save before it begins must be in it.
  const product = await startProduct({ dataDir })
  await product.ready()
  const { token } = await newAdministrator(product, { dataDir })
  const stopped = new AbortController()
  const writers = startWriters(clientOf(product, token), { writers: 4, stopped: stopped.signal })
  await writers.begun
  const before = [...writers.written.acknowledged]
  const backup = startProgram('commands/backup.ts', { dataDir, env, args: ['--out', archive] })
  expect(await backup.ended, backup.output()).toBe(0)
  const during = writers.written.acknowledged.length - before.length
  stopped.abort()
  await writers.finished
  expect(writers.written.wrong).toEqual([])
  expect(await stop(product)).toBe(0)

  const begun = Date.now()
  const restore = startProgram('commands/restore.ts', { dataDir: emptyDir, env, args: ['--from', archive] })
  expect(await restore.ended, restore.output()).toBe(0)
  figure('employees', employees)
  figure('archive MB', Math.round(statSync(archive).size / 100_000) / 10)
  figure('writes during the backup', during)
  figure('restore s', Math.round((Date.now() - begun) / 100) / 10)

  const there = await withServerOf(emptyDir, ({ urls }) => contentOfDatabase(urls.superuser))
  const codes = await withServerOf(emptyDir, ({ urls }) => levelCodes(urls.superuser))
  expect(before.filter((code) => !codes.includes(code))).toEqual([])

  // A backup of what was restored is the same data once more.
  const second = join(emptyDir, '../lai.backup')
  const again = startProgram('commands/backup.ts', { dataDir: emptyDir, env, args: ['--out', second] })
  expect(await again.ended, again.output()).toBe(0)
  const thirdDir = `${emptyDir}-2`
  const twice = startProgram('commands/restore.ts', { dataDir: thirdDir, env, args: ['--from', second] })
  expect(await twice.ended, twice.output()).toBe(0)
  expect(await withServerOf(thirdDir, ({ urls }) => contentOfDatabase(urls.superuser))).toEqual(there)
  figure('tables', Object.keys(there).length)
})

async function levelCodes(url: string): Promise<string[]> {
  return (await rowsOf<{ code: string }>(url, 'select code from levels')).map(({ code }) => code)
}
