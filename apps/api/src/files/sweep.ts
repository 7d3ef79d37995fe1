import { createWriteStream } from 'node:fs'
import { mkdir, opendir, rm, stat } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { sql } from 'kysely'
import type { CompanyTransaction } from '../db/transaction.ts'
import { blobKey } from './blob-store.ts'
import type { Files } from './files.ts'

/** What is younger may belong to a request that is still running, or be wanted back. */
const grace = { blobs: 60 * 60 * 1_000, incoming: 60 * 60 * 1_000, removed: sql`interval '1 day'` }
const rowsAtOnce = 200
const scansAtOnce = 50

/** What a sweep works with in one company. */
export interface Sweep {
  files: Files
  companyId: number
  inCompany: <T>(work: (transaction: CompanyTransaction) => Promise<T>) => Promise<T>
  now?: number
}

/** What a sweep found. */
export interface Swept {
  /** Rows of files taken away more than a day ago, gone with their bytes. */
  removed: number
  /** Bytes that no row knows. */
  strays: number
  /** Files that had waited for a scanner and were looked at now. */
  scanned: number
  /** Rows whose bytes are missing: kept, because only a person can say what happened. */
  missing: number
  /** Temporary files of requests that ended without cleaning up, as when the machine lost power. */
  incoming: number
}

/** Brings the rows of a company and what its store keeps together again; safe to run at any time and in parallel. */
export async function sweep(work: Sweep): Promise<Swept> {
  return {
    scanned: await scanWaiting(work),
    removed: await forgetRemoved(work),
    ...(await compare(work)),
    incoming: await clearIncoming(work),
  }
}

async function forgetRemoved({ files, companyId, inCompany }: Sweep): Promise<number> {
  let removed = 0
  for (;;) {
    const blobs = await inCompany(async ({ db, inThisCompany }) => {
      const { rows } = await sql<{ blob: string }>`
        delete from files where ${inThisCompany('files')} and id in (
          select id from files where ${inThisCompany('files')} and removed_at < now() - ${grace.removed}
          limit ${rowsAtOnce} for update skip locked)
        returning blob`.execute(db)
      return rows.map(({ blob }) => blob)
    })
    // After the commit: bytes without a row are found again, a row without bytes would be a loss.
    for (const blob of blobs) await files.store.remove(blobKey(companyId, blob))
    removed += blobs.length
    if (blobs.length < rowsAtOnce) return removed
  }
}

async function compare({
  files: { store },
  companyId,
  inCompany,
  now = Date.now(),
}: Sweep): Promise<Pick<Swept, 'strays' | 'missing'>> {
  const kept = new Map<string, number>()
  for await (const { key, keptAt } of store.list(companyId)) kept.set(key, keptAt)
  // Read after the list: what is stored meanwhile is missing from the list, never from the rows.
  const known = await inCompany(async ({ db, inThisCompany }) => {
    const { rows } = await sql<{ blob: string; settled: boolean }>`
      select blob, created_at < now() - interval '1 hour' as settled from files where ${inThisCompany('files')}`.execute(
      db,
    )
    return new Map(rows.map(({ blob, settled }) => [blobKey(companyId, blob), settled]))
  })
  const strays = [...kept].filter(([key, keptAt]) => !known.has(key) && keptAt < now - grace.blobs)
  for (const [key] of strays) await store.remove(key)
  const missing = [...known].filter(([key, settled]) => settled && !kept.has(key))
  return { strays: strays.length, missing: missing.length }
}

async function scanWaiting({ files, companyId, inCompany }: Sweep): Promise<number> {
  const waiting = await inCompany(({ db, inThisCompany }) =>
    db
      .selectFrom('files')
      .select(['id', 'blob'])
      .where(inThisCompany('files'))
      .where('scan_state', '=', 'pending')
      .orderBy('id')
      .limit(scansAtOnce)
      .execute(),
  )
  let scanned = 0
  for (const { id, blob } of waiting) {
    const state = await scanStored(files, blobKey(companyId, blob))
    // A file without bytes is counted as missing and holds up no other.
    if (state === undefined) continue
    if (state === 'pending') break
    await inCompany(({ db, inThisCompany }) =>
      db
        .updateTable('files')
        .set({ scan_state: state })
        .where(inThisCompany('files'))
        .where('id', '=', id)
        .execute(),
    )
    if (state === 'infected') await files.store.remove(blobKey(companyId, blob))
    scanned += 1
  }
  return scanned
}

/** @returns undefined where there are no bytes to look at */
async function scanStored({ store, scanner, incomingFolder }: Files, key: string) {
  const opened = await store.open(key)
  if (opened === undefined) return undefined
  const path = join(incomingFolder, randomBytes(16).toString('hex'))
  await mkdir(incomingFolder, { recursive: true, mode: 0o700 })
  try {
    await pipeline(opened.content, createWriteStream(path, { mode: 0o600 }))
    return (await scanner.scan(path)).state
  } finally {
    await rm(path, { force: true })
  }
}

async function clearIncoming({
  files: { incomingFolder },
  now = Date.now(),
}: Pick<Sweep, 'files' | 'now'>): Promise<number> {
  let cleared = 0
  const entries = await opendir(incomingFolder).catch(() => [])
  for await (const { name } of entries) {
    const path = join(incomingFolder, name)
    const found = await stat(path).catch(() => undefined)
    if (!found?.isFile() || found.mtimeMs > now - grace.incoming) continue
    await rm(path, { force: true })
    cleared += 1
  }
  return cleared
}
