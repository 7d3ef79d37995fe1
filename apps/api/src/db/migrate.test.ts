import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../testing/database.ts'
import { migrate } from './migrate.ts'
import { Refusal } from './refusal.ts'

// The tests write their own steps into a database that has had the product's: they start from an empty record.
let clone: TestDatabase
let folder: string
beforeAll(async () => {
  clone = await testDatabase()
})
afterAll(() => clone.close())
beforeEach(async () => {
  await clone.owner.query(`drop table if exists fruit, vegetable; delete from schema_migrations`)
  folder = mkdtempSync(join(tmpdir(), 'nhansu-steps-'))
  return () => rmSync(folder, { recursive: true })
})

function step(name: string, sql: string): void {
  writeFileSync(join(folder, name), sql)
}

function run(loaders: NonNullable<Parameters<typeof migrate>[1]>['loaders'] = []) {
  return migrate(clone.urls, { folder, loaders })
}

async function tables(): Promise<string[]> {
  const { rows } = await clone.owner.query<{ name: string }>(
    `select relname as name from pg_class where relname in ('fruit', 'vegetable') order by 1`,
  )
  return rows.map(({ name }) => name)
}

async function recorded(): Promise<string[]> {
  const { rows } = await clone.owner.query<{ name: string }>('select name from schema_migrations order by 1')
  return rows.map(({ name }) => name)
}

describe('migrations', () => {
  test('run once each, in the order of their names', async () => {
    step('0002-more.sql', 'alter table fruit add taste text')
    step('0001-first.sql', 'create table fruit (id integer)')
    step('notes.md', 'not a step')
    expect(await run()).toEqual({ applied: ['0001-first.sql', '0002-more.sql'] })
    expect(await run()).toEqual({ applied: [] })
    step('0003-last.sql', 'create table vegetable (id integer)')
    expect(await run()).toEqual({ applied: ['0003-last.sql'] })
    expect(await tables()).toEqual(['fruit', 'vegetable'])
  })

  test("name the server's role by its placeholder", async () => {
    step('0001-first.sql', 'create table fruit (id integer); grant select on fruit to :app_role')
    await run()
    expect((await clone.database.pool.query('select from fruit')).rowCount).toBe(0)
    await expect(clone.database.pool.query('delete from fruit')).rejects.toThrow(/permission denied/)
  })

  test('that fail half way leave nothing, and keep what ran before', async () => {
    step('0001-first.sql', 'create table fruit (id integer)')
    step(
      '0002-wrong.sql',
      'create table vegetable (id integer);\ninsert into vegetable values (1);\nselect wrong from vegetable',
    )
    await expect(run()).rejects.toThrow(
      new Refusal(
        'Bước nâng cấp 0002-wrong.sql không chạy được và đã được hoàn lại (dòng 3: column "wrong" does not exist).',
      ),
    )
    expect(await tables()).toEqual(['fruit'])
    expect(await recorded()).toEqual(['0001-first.sql'])
    step('0002-wrong.sql', 'create table vegetable (id integer)')
    expect(await run()).toEqual({ applied: ['0002-wrong.sql'] })
  })

  test('that cannot be recorded leave nothing either', async () => {
    step(
      '0001-first.sql',
      `create table fruit (); insert into schema_migrations values ('0001-first.sql', 'x')`,
    )
    await expect(run()).rejects.toThrow(/^Bước nâng cấp 0001-first.sql không chạy được và đã được hoàn lại/)
    expect(await tables()).toEqual([])
    expect(await recorded()).toEqual([])
  })

  test('that were changed after they ran are refused before anything runs', async () => {
    step('0001-first.sql', 'create table fruit (id integer)')
    await run()
    step('0001-first.sql', 'create table fruit (id bigint)')
    step('0002-more.sql', 'create table vegetable (id integer)')
    await expect(run()).rejects.toThrow(/^Bước nâng cấp 0001-first.sql đã bị sửa/)
    expect(await tables()).toEqual(['fruit'])
  })

  test('are the same steps whatever line ends a checkout gives them', async () => {
    step('0001-first.sql', 'create table fruit (\n id integer\n)')
    await run()
    step('0001-first.sql', 'create table fruit (\r\n id integer\r\n)')
    expect(await run()).toEqual({ applied: [] })
  })

  test('of a later version are refused before anything runs', async () => {
    step('0001-first.sql', 'create table fruit (id integer)')
    await run()
    rmSync(join(folder, '0001-first.sql'))
    step('0002-more.sql', 'create table vegetable (id integer)')
    await expect(run()).rejects.toThrow(/^Cơ sở dữ liệu mới hơn .* 0001-first.sql/)
    expect(await tables()).toEqual(['fruit'])
  })

  test('run once when two runners start together', async () => {
    step('0001-first.sql', 'create table fruit (id integer); select pg_sleep(0.2)')
    const results = await Promise.all([run(), run(), run()])
    expect(results.flatMap(({ applied }) => applied)).toEqual(['0001-first.sql'])
  })

  test('are followed by the reference data, which comes whole or not at all', async () => {
    step('0001-first.sql', 'create table fruit (id integer)')
    await run([async (client) => void (await client.query('insert into fruit values (1)'))])
    const failing = run([
      async (client) => void (await client.query('insert into fruit values (2)')),
      async () => {
        throw new Error('second loader')
      },
    ])
    await expect(failing).rejects.toThrow('second loader')
    expect((await clone.owner.query('select * from fruit')).rows).toEqual([{ id: 1 }])
  })
})
