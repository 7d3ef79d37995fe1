import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inCompany } from '../db/transaction.ts'
import { type TestDatabase, testDatabase } from '../testing/database.ts'
import { inCompanyOf } from '../testing/group.ts'
import { throwAwayHome } from '../testing/throw-away-home.ts'
import { accept } from './accept.ts'
import { blobKey } from './blob-store.ts'
import { clamdScanner } from './clamd.ts'
import { diskStore } from './disk-store.ts'
import type { Files } from './files.ts'
import { purposes } from './purposes.ts'
import { openFile } from './records.ts'
import { noScanner } from './scanner.ts'
import { sweep, type Swept } from './sweep.ts'
import { clamdDouble, eicar } from './testing/clamd.ts'
import { picture } from './testing/pictures.ts'

const { home, remove } = throwAwayHome()
const incomingFolder = join(home, 'incoming')
const store = diskStore(join(home, 'blobs'))
const files: Files = {
  store,
  scanner: noScanner,
  incomingFolder,
  quotas: { companyBytes: 1_000_000, filesADay: 100 },
}
const nothing: Swept = { removed: 0, strays: 0, scanned: 0, missing: 0, incoming: 0 }
const later = () => Date.now() + 2 * 60 * 60 * 1_000

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase('arranged')
  mkdirSync(incomingFolder)
})
afterAll(async () => {
  await db.close()
  remove()
})
beforeEach(async () => {
  for (const company of [1, 2]) {
    await inCompanyOf(db.superuser, company, (client) => client.query('delete from files'))
    for await (const { key } of store.list(company)) await store.remove(key)
  }
})

function swept(options: { files?: Files; now?: number } = {}): Promise<Swept> {
  return sweep({
    files,
    companyId: 1,
    inCompany: (work) => inCompany(db.database, { companyId: 1, readOnly: false }, work),
    ...options,
  })
}

let made = 0
async function blob(content: string | Buffer, companyId = 1): Promise<string> {
  made += 1
  const name = made.toString(16).padStart(32, '0')
  const path = join(home, `blob-${made}`)
  writeFileSync(path, content)
  await store.put(blobKey(companyId, name), path)
  return name
}

async function row(name: string, columns: Record<string, string> = {}): Promise<void> {
  const values = { scan_state: 'unscanned', created_at: 'now', removed_at: null, ...columns }
  await inCompanyOf(db.superuser, 1, (client) =>
    client.query(
      `insert into files (company_id, owner_kind, owner_id, purpose, blob, name, media_type, size, sha256,
         uploaded_by, scan_state, created_at, removed_at)
       values (1, 'company', 1, 'company_logo', $1, 'a.png', 'image/png', 4, repeat('0', 64), 1, $2, $3, $4)`,
      [name, values.scan_state, values.created_at, values.removed_at],
    ),
  )
}

/** Whether a company has the bytes; what was opened is closed, which it is not by being forgotten. */
async function kept(name: string, company = 1): Promise<boolean> {
  const opened = await store.open(blobKey(company, name))
  opened?.content.destroy()
  return opened !== undefined
}

describe('a sweep', () => {
  test('leaves alone what is as it should be', async () => {
    const name = await blob('good')
    await row(name)
    expect(await swept({ now: later() })).toEqual(nothing)
    expect(await kept(name)).toBe(true)
  })

  test('takes bytes that no row knows, once no request can still be about to write one', async () => {
    const name = await blob('stray')
    expect(await swept()).toEqual(nothing)
    expect(await kept(name)).toBe(true)
    expect(await swept({ now: later() })).toEqual({ ...nothing, strays: 1 })
    expect(await kept(name)).toBe(false)
  })

  test('takes nothing of another company', async () => {
    const theirs = await blob('theirs', 2)
    expect(await swept({ now: later() })).toEqual(nothing)
    expect(await kept(theirs, 2)).toBe(true)
  })

  test('takes what was removed more than a day ago, row, bytes and their share of the quota', async () => {
    const [old, fresh] = [await blob('old'), await blob('new')]
    await row(old, { removed_at: '2026-01-01' })
    await row(fresh, { removed_at: 'now' })
    expect(await swept()).toEqual({ ...nothing, removed: 1 })
    expect([await kept(old), await kept(fresh)]).toEqual([false, true])
    const { rows } = await inCompanyOf(db.superuser, 1, (client) =>
      client.query('select files, bytes from file_usage'),
    )
    expect(rows).toEqual([{ files: 1, bytes: 4 }])
  })

  test('tells of rows whose bytes are missing, and keeps them for a person to judge', async () => {
    await row('f'.repeat(32), { created_at: '2026-01-01' })
    expect(await swept()).toEqual({ ...nothing, missing: 1 })
    expect(await swept()).toEqual({ ...nothing, missing: 1 })
  })

  test('clears temporary files that a request left when the machine died', async () => {
    const [old, fresh] = ['old', 'fresh'].map((name) => join(incomingFolder, name)) as [string, string]
    for (const path of [old, fresh]) writeFileSync(path, 'half')
    utimesSync(old, 0, 0)
    expect(await swept()).toEqual({ ...nothing, incoming: 1 })
    expect([existsSync(old), existsSync(fresh)]).toEqual([false, true])
  })
})

describe('while the scanner is away', () => {
  const away = clamdScanner({ host: '127.0.0.1', port: 9 })

  test('a file is kept but not handed out, until a sweep finds the scanner back', async () => {
    const path = join(home, 'sent.png')
    const content = await picture()
    writeFileSync(path, content)
    const sentFile = { path, size: content.length, sha256: '0'.repeat(64) }
    const accepted = await accept({ store, scanner: away }, 1, sentFile, purposes.company_logo)
    expect(accepted.scanState).toBe('pending')
    await row(accepted.blob, { scan_state: 'pending' })
    const known = { id: 1, blob: accepted.blob, name: 'a', media_type: 'image/png', size: 4, created_at: '' }
    await expect(openFile(files, 1, { ...known, scan_state: 'pending' })).rejects.toMatchObject({
      status: 409,
    })
    expect(await swept({ files: { ...files, scanner: away } })).toEqual(nothing)

    const clamd = await clamdDouble()
    const back = clamdScanner({ host: '127.0.0.1', port: clamd.port })
    expect(await swept({ files: { ...files, scanner: back } })).toEqual({ ...nothing, scanned: 1 })
    await clamd.close()
    expect(await stateOf(accepted.blob)).toBe('clean')
    expect(readdirSync(incomingFolder)).not.toContainEqual(expect.stringMatching(/^[0-9a-f]{32}$/))
  })

  test('a file whose bytes are missing keeps no other from being looked at', async () => {
    await row('e'.repeat(32), { scan_state: 'pending' })
    const name = await blob('good')
    await row(name, { scan_state: 'pending' })
    const clamd = await clamdDouble()
    const scanner = clamdScanner({ host: '127.0.0.1', port: clamd.port })
    expect(await swept({ files: { ...files, scanner } })).toEqual({ ...nothing, scanned: 1 })
    await clamd.close()
    expect([await stateOf('e'.repeat(32)), await stateOf(name)]).toEqual(['pending', 'clean'])
  })

  test('what turns out to be harmful is taken, and its row says why', async () => {
    const name = await blob(`before ${eicar} after`)
    await row(name, { scan_state: 'pending' })
    const clamd = await clamdDouble()
    const scanner = clamdScanner({ host: '127.0.0.1', port: clamd.port })
    expect(await swept({ files: { ...files, scanner } })).toEqual({ ...nothing, scanned: 1 })
    await clamd.close()
    expect([await kept(name), await stateOf(name)]).toEqual([false, 'infected'])
  })
})

async function stateOf(name: string): Promise<string | undefined> {
  const { rows } = await inCompanyOf(db.superuser, 1, (client) =>
    client.query<{ scan_state: string }>('select scan_state from files where blob = $1', [name]),
  )
  return rows[0]?.scan_state
}
