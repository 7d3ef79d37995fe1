import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connect } from '../db/connect.ts'
import type { DatabaseUrls } from '../db/embedded/server.ts'
import { migrationsFolder, readMigrations } from '../db/migrations-folder.ts'
import { blobKey } from '../files/blob-store.ts'
import { type TestDatabase, testDatabase } from '../testing/database.ts'
import { inCompanyOf } from '../testing/group.ts'
import { backUp } from './back-up.ts'
import { noBlobs } from './blobs.ts'
import { restore } from './restore.ts'
import { blobsIn, emptyDatabase, keep, keysIn, temporaryFolder } from './testing/places.ts'

let source: TestDatabase
beforeAll(async () => {
  source = await testDatabase('arranged')
})
afterAll(() => source.close())

const keyOfA = blobKey(1, 'a'.repeat(32))
const keyOfB = blobKey(11, 'b'.repeat(32))

const calm = () => ({ signal: new AbortController().signal, report: () => {}, blobs: noBlobs })

async function backedUp(passphrase?: string): Promise<string> {
  const path = join(temporaryFolder(), 'nhansu.backup')
  await backUp({ ...calm(), ownerUrl: source.urls.owner, archive: { path, passphrase } })
  return path
}

function restored(urls: DatabaseUrls, path: string, passphrase?: string): Promise<string> {
  return restore({ ...calm(), urls, archive: { path, passphrase } })
}

async function ask<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const database = connect(url, { max: 1 })
  try {
    return (await database.pool.query<Row>(statement)).rows
  } finally {
    await database.close()
  }
}

function superuserOf(urls: DatabaseUrls): string {
  const url = new URL(source.urls.superuser)
  url.pathname = new URL(urls.owner).pathname
  return url.href
}

/** Everything that makes the schema what it is, as the catalogue describes it. */
const definitions = `
  select 'constraint' as kind, conrelid::regclass || ' ' || conname as name, pg_get_constraintdef(oid) as text from pg_constraint
  union all select 'trigger', tgrelid::regclass || ' ' || tgname, tgenabled::text || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all select 'wall', oid::regclass::text, relrowsecurity || ' ' || relforcerowsecurity from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
  union all select 'right', oid::regclass::text, relacl::text from pg_class where relnamespace = 'public'::regnamespace
  order by 1, 2, 3`

const countEverything = `
  select relname as name, (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I', relname), false, true, '')))[1]::text as rows
  from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`

async function isEmpty(urls: DatabaseUrls): Promise<boolean> {
  const tables = await ask(urls.owner, `select from pg_class where relnamespace = 'public'::regnamespace`)
  return tables.length === 0
}

describe('a restored database', () => {
  test('has the same schema, the same rows, and numbers that go on', async () => {
    await source.superuser.query(`insert into sessions (token_hash, user_id) values ('\\x01', 1)`)
    const urls = await emptyDatabase(source)
    await restored(urls, await backedUp())
    expect(await ask(superuserOf(urls), definitions)).toEqual(await ask(source.urls.superuser, definitions))
    const [before, after] = [
      await ask<{ name: string; rows: string }>(source.urls.superuser, countEverything),
      await ask<{ name: string; rows: string }>(superuserOf(urls), countEverything),
    ]
    const others = (counts: typeof before) => counts.filter(({ name }) => name !== 'sessions')
    expect(others(after)).toEqual(others(before))
    expect(after.find(({ name }) => name === 'sessions')).toEqual({ name: 'sessions', rows: '0' })
    const next = `select nextval('employees_id_seq') as next`
    expect(await ask(urls.owner, next)).toEqual(await ask(source.urls.owner, next))
  })

  test('knows how much it holds, so that its first lists are not planned by guess', async () => {
    const urls = await emptyDatabase(source)
    await restored(urls, await backedUp())
    const unknown = `select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples < 0`
    expect(await ask(urls.owner, unknown)).toEqual([])
  })

  test('keeps its companies apart, and its derived tables are kept up', async () => {
    const urls = await emptyDatabase(source)
    await restored(urls, await backedUp())
    expect(await ask(urls.app, 'select from employees')).toEqual([])
    const inTwo = `begin; set local app.company_id = 2;
      insert into levels (company_id, code, name, level_group, rank) values (2, 'MOI', 'Mới', 'trade', 1); commit`
    await ask(urls.app, inTwo)
    const total = `select total from table_counts where company_id = 2 and table_name = 'levels'`
    expect(await ask(superuserOf(urls), total)).toEqual([{ total: 5 }])
  })

  test('is as its source was at one moment, however much was written meanwhile', async () => {
    const stopped = new AbortController()
    const writing = (async () => {
      for (let number = 0; !stopped.signal.aborted; number += 1) {
        await inCompanyOf(source.superuser, 1, (client) =>
          client.query(
            `insert into levels (company_id, code, name, level_group, rank) values (1, $1, 'Trong lúc sao lưu ' || $1, 'trade', 1)`,
            [`SL${number}`],
          ),
        )
      }
    })()
    const path = await backedUp()
    stopped.abort()
    await writing
    const urls = await emptyDatabase(source)
    await restored(urls, path)
    const [row] = await ask<{ rows: number; total: number }>(
      superuserOf(urls),
      `select (select count(*) from levels where company_id = 1) as rows,
         (select total from table_counts where company_id = 1 and table_name = 'levels') as total`,
    )
    expect(row?.rows).toBe(row?.total)
  })

  test('begins at the schema that it was backed up with, and is brought to the newest', async () => {
    const urls = await emptyDatabase(source)
    await restored(urls, await backedUp())
    const steps = await ask<{ name: string }>(urls.owner, 'select name from schema_migrations order by name')
    expect(steps.map(({ name }) => name)).toEqual(readMigrations(migrationsFolder).map(({ name }) => name))
  })

  test('has the stored files too', async () => {
    const [here, there] = [blobsIn(temporaryFolder()), blobsIn(temporaryFolder())]
    const picture = Buffer.alloc(100_000, 'ảnh')
    await keep(here, keyOfA, picture)
    await keep(here, keyOfB, '')
    const path = join(temporaryFolder(), 'nhansu.backup')
    const archive = { path, passphrase: undefined }
    await backUp({ ...calm(), ownerUrl: source.urls.owner, archive, blobs: here })
    await restore({ ...calm(), urls: await emptyDatabase(source), archive, blobs: there })
    expect(await keysIn(there)).toEqual([keyOfA, keyOfB])
    const content = await there.read(keyOfA)
    expect(content && (await buffer(content))).toEqual(picture)
  })
})

describe('a backup', () => {
  test('is for its owner alone, and never written over', async () => {
    const path = await backedUp()
    expect(statSync(path).mode & 0o777).toBe(0o600)
    const again = backUp({ ...calm(), ownerUrl: source.urls.owner, archive: { path, passphrase: undefined } })
    await expect(again).rejects.toThrow(/Đã có tệp .* sao lưu không bao giờ ghi đè/)
  })

  test('with a passphrase shows nothing, and opens with that passphrase only', async () => {
    const path = await backedUp('một câu dài để nhớ')
    const urls = await emptyDatabase(source)
    await expect(restored(urls, path)).rejects.toThrow(/được mã hóa: hãy đặt BACKUP_PASSPHRASE/)
    await expect(restored(urls, path, 'một câu khác hẳn')).rejects.toThrow(/không đúng, hoặc tệp đã bị sửa/)
    expect(await isEmpty(urls)).toBe(true)
    await restored(urls, path, 'một câu dài để nhớ'.normalize('NFD'))
    expect(await isEmpty(urls)).toBe(false)
  })

  test('that is cancelled leaves no file', async () => {
    const folder = temporaryFolder()
    const cancelled = new AbortController()
    const job = { ...calm(), signal: cancelled.signal, ownerUrl: source.urls.owner }
    const making = backUp({ ...job, archive: { path: join(folder, 'x.backup'), passphrase: undefined } })
    cancelled.abort()
    await expect(making).rejects.toThrow()
    expect(readdirSync(folder)).toEqual([])
  })

  test('of nothing is refused', async () => {
    const { owner } = await emptyDatabase(source)
    const path = join(temporaryFolder(), 'x.backup')
    const making = backUp({ ...calm(), ownerUrl: owner, archive: { path, passphrase: undefined } })
    await expect(making).rejects.toThrow(/Chưa có dữ liệu nào để sao lưu/)
  })
})

describe('nothing is restored', () => {
  test('into a database that has tables', async () => {
    const before = await ask(source.urls.superuser, countEverything)
    await expect(restored(source.urls, await backedUp())).rejects.toThrow(/không trống \(đã có bảng/)
    expect(await ask(source.urls.superuser, countEverything)).toEqual(before)
  })

  test('beside files that are there already', async () => {
    const blobs = blobsIn(temporaryFolder())
    await keep(blobs, keyOfA, 'x')
    const urls = await emptyDatabase(source)
    const archive = { path: await backedUp(), passphrase: undefined }
    const restoring = restore({ ...calm(), urls, archive, blobs })
    await expect(restoring).rejects.toThrow(`Nơi lưu tệp không trống (đã có ${keyOfA})`)
    expect(await isEmpty(urls)).toBe(true)
  })

  test.for<[string, string | undefined, (archive: Buffer) => Buffer, RegExp]>([
    ['cut short', undefined, (archive) => archive.subarray(0, -500), /bị hỏng hay cắt cụt/],
    [
      'of somebody else',
      undefined,
      () => Buffer.from('PK\u0003\u0004 something else'),
      /không phải bản sao lưu/,
    ],
    ['sealed and cut short', 'một câu dài để nhớ', (archive) => archive.subarray(0, -500), /bị cắt cụt/],
    [
      'sealed and changed in one bit',
      'một câu dài để nhớ',
      (archive) => (archive.writeUInt8(archive.readUInt8(5_000) ^ 1, 5_000), archive),
      /tệp đã bị sửa/,
    ],
  ])('from an archive %s', async ([, passphrase, spoil, sentence]) => {
    const path = await backedUp(passphrase)
    writeFileSync(path, spoil(readFileSync(path)))
    const urls = await emptyDatabase(source)
    await expect(restored(urls, path, passphrase)).rejects.toThrow(sentence)
    expect(await isEmpty(urls)).toBe(true)
  })

  test('from a version that this one does not know', async () => {
    const urls = await emptyDatabase(source)
    const archive = { path: await backedUp(), passphrase: undefined }
    const migrations = readMigrations(migrationsFolder).slice(0, -1)
    await expect(restore({ ...calm(), urls, archive, migrations })).rejects.toThrow(
      /có bước \S+ mà phiên bản này không biết/,
    )
    expect(await isEmpty(urls)).toBe(true)
  })

  test('when it is cancelled', async () => {
    const urls = await emptyDatabase(source)
    const folder = temporaryFolder()
    const files = blobsIn(temporaryFolder())
    await keep(files, keyOfA, 'x')
    const archive = { path: join(folder, 'x.backup'), passphrase: undefined }
    await backUp({ ...calm(), ownerUrl: source.urls.owner, archive, blobs: files })
    const cancelled = new AbortController()
    const target = blobsIn(temporaryFolder())
    // By the first file all rows are in their tables.
    const blobs: typeof target = {
      ...target,
      write: (...file) => target.write(...file).then(() => cancelled.abort()),
    }
    await expect(restore({ ...calm(), urls, archive, blobs, signal: cancelled.signal })).rejects.toThrow()
    expect(await isEmpty(urls)).toBe(true)
    expect(await keysIn(target)).toEqual([])
  })
})
