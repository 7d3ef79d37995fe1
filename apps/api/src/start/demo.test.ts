import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { noteFact, readFact } from '../db/installation.ts'
import { readSettings } from '../settings.ts'
import { type TestDatabase, testDatabase } from '../testing/database.ts'
import { demoFile } from './demo-file.ts'
import { prepareDemo } from './demo.ts'

let clone: TestDatabase
let dataDir: string
beforeEach(async () => {
  clone = await testDatabase()
  dataDir = mkdtempSync(join(tmpdir(), 'nhansu-demo-'))
})
afterEach(async () => {
  await clone.close()
  rmSync(dataDir, { recursive: true })
})

function prepare(environment: NodeJS.ProcessEnv = {}): Promise<string[]> {
  const settings = readSettings({ DATA_DIR: dataDir, ...environment })
  return prepareDemo(settings, clone.database.pool, clone.owner)
}

async function companies(): Promise<number> {
  return (await clone.owner.query('select from companies')).rowCount ?? -1
}

describe('the demo group', () => {
  test('is completed when the first start was cut off before it was stored, and comes once', async () => {
    await noteFact(clone.owner, 'demo', 'begun')
    const accounts = await prepare()
    expect(accounts.length).toBeGreaterThan(4)
    expect(readFileSync(demoFile(dataDir), 'utf8')).toBe(`${accounts.join('\n')}\n`)
    expect(await prepare()).toEqual(accounts)
    expect(await companies()).toBe(12)
    const unknown = `select from pg_class where oid = 'employees'::regclass and reltuples < 0`
    expect((await clone.owner.query(unknown)).rowCount).toBe(0)
    // The reports on its exams have figures before the clock first reckons them.
    const figured = `select from quiz_exams exam where released_at is not null
      and not exists (select from quiz_field_shares part where part.exam_id = exam.id)`
    expect((await clone.superuser.query(figured)).rowCount).toBe(0)
    rmSync(demoFile(dataDir))
    expect(await prepare()).toEqual([`(tệp ${demoFile(dataDir)} không còn, nên không biết mật khẩu)`])
  })

  // That DEMO=1 brings it there is held by the tests of the process.
  test('does not come later by itself', async () => {
    expect(await prepare({ DEMO: '0' })).toEqual([])
    expect(await readFact(clone.owner, 'demo')).toBe('none')
    expect(await prepare()).toEqual([])
    expect(await companies()).toBe(0)
  })

  test('does not come when other machines could sign in', async () => {
    expect(await prepare({ HOST: '0.0.0.0' })).toEqual([])
    expect(await companies()).toBe(0)
  })

  test("never comes beside companies of one's own", async () => {
    await clone.owner.query(
      `insert into companies (id, code, name, short_name) values (1, 'MOT', 'Công ty Một', 'Một')`,
    )
    expect(await prepare({ DEMO: '1' })).toEqual([])
    expect(await companies()).toBe(1)
  })
})
