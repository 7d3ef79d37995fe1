import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrationsFolder } from '../db/migrations-folder.ts'
import { type TestDatabase, testDatabase } from '../testing/database.ts'
import { queueOptions } from './queue.ts'
import { queuePlan } from './queue-plan.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())

describe('the queue of the pinned pg-boss', () => {
  test('is what our migration installs, word for word', () => {
    const migration = readFileSync(join(migrationsFolder, '0010-job-queue.sql'), 'utf8')
    expect(migration).toContain(queuePlan())
  })

  test('finds its schema as it wants it, and starts as a role that can change no table', async () => {
    const queue = new PgBoss({ ...queueOptions, connectionString: db.urls.app, supervise: false })
    const errors: unknown[] = []
    queue.on('error', (error) => errors.push(error))
    await queue.start()
    const drift = await queue.detectSchemaDrift()
    await queue.supervise()
    await queue.stop({ graceful: false })
    expect(drift).toMatchObject({ ok: true })
    expect(errors).toEqual([])
  })

  test.each([
    'create table pgboss.mine (id int)',
    'alter table pgboss.job add column mine int',
    'drop table pgboss.bam',
  ])('refuses the server: %s', async (statement) => {
    await expect(db.database.pool.query(statement)).rejects.toThrow(/permission denied|must be owner/)
  })
})
