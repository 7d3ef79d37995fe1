import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { ClientBase } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { Refusal } from '../db/refusal.ts'
import { type Blobs, hashing } from './blobs.ts'
import type { TableShape } from './catalogue.ts'
import { fileKeyOf, type Manifest, names, tableOf } from './contents.ts'
import type { Entries } from './entries.ts'
import type { Progress } from './progress.ts'
import { digesting, rowDigest, type TableContent } from './row-digest.ts'

/** Where an archive's contents go. */
export interface LoadTarget {
  /** The owner's connection, in a transaction in which all tables are open and empty. */
  client: ClientBase
  blobs: Blobs
  progress: Progress
}

/** What was in the archive as it was read; what its own manifest says must be the same. */
export type Loaded = Pick<Manifest, 'tables' | 'files'>

/**
 * Puts everything between an archive's beginning and its manifest into place.
 * @throws Refusal for an archive that holds something else than what it says
 */
export async function load(
  { client, blobs, progress }: LoadTarget,
  tables: TableShape[],
  entries: Entries,
): Promise<Loaded> {
  const loaded: Loaded = { tables: {}, files: {} }
  for (const table of tables) {
    const digest = rowDigest()
    const target = client.query(copyFrom(`copy ${table.name} (${table.columns.join(', ')}) from stdin`))
    await pipeline(digesting(partsOf(table.name, entries), digest), target)
    loaded.tables[table.name] = digest.content()
    progress.table(table.name, digest.content().rows)
  }
  for (let entry = await entries.peek(); entry; entry = await entries.peek()) {
    const key = fileKeyOf(entry.name)
    if (key === undefined) break
    const content = hashing(entry.content, (sha256) => (loaded.files[key] = sha256))
    await blobs.write(key, content, entry.size)
    progress.file(entry.size)
    entries.drop()
  }
  return loaded
}

async function* partsOf(table: string, entries: Entries): AsyncGenerator<Buffer> {
  for (let entry = await entries.peek(); entry; entry = await entries.peek()) {
    if (tableOf(entry.name) !== table) return
    yield* entry.content
    entries.drop()
  }
}

/** Reads the archive's last file. */
export async function readManifest(entries: Entries): Promise<Manifest> {
  const entry = await entries.peek()
  if (entry?.name !== names.manifest) {
    throw new Refusal(
      `Bản sao lưu không đúng định dạng (gặp ${entry?.name ?? 'chỗ hết tệp'}): hãy dùng bản khác.`,
    )
  }
  const manifest = await text(entry.content)
  // Written by the same product as the beginning, whose format was checked.
  return JSON.parse(manifest) as Manifest
}

/** What the tables hold now, read back by COPY. */
export async function readBack(client: ClientBase, tables: TableShape[]): Promise<Loaded['tables']> {
  const contents: Record<string, TableContent> = {}
  for (const { name, columns } of tables) {
    const digest = rowDigest()
    const rows: AsyncIterable<Buffer> = client.query(
      copyTo(`copy (select ${columns.join(', ')} from ${name}) to stdout`),
    )
    for await (const piece of rows) digest.add(piece)
    contents[name] = digest.content()
  }
  return contents
}
