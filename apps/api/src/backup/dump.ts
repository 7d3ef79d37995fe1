import type { ClientBase } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { version } from '../version.ts'
import { type Blobs, hashing } from './blobs.ts'
import { readSequences, readTables, type StoredTable } from './catalogue.ts'
import { type Beginning, FORMAT, type Manifest, names } from './contents.ts'
import type { Progress } from './progress.ts'
import { digesting, rowDigest } from './row-digest.ts'
import type { TarFile } from './tar.ts'

const PART_BYTES = 4 * 1024 * 1024

/** What a backup is made of. */
export interface DumpSource {
  /** The owner's connection, inside one repeatable-read transaction: everything below is of that one moment. */
  client: ClientBase
  blobs: Blobs
  migrations: Beginning['migrations']
  progress: Progress
}

/** The files of an archive, one after the other, as they are read out of the database and the stored files. */
export async function* dump(source: DumpSource): AsyncGenerator<TarFile> {
  const { client, progress } = source
  const tables = await readTables(client)
  const companies = await readCompanies(client)
  const manifest: Manifest = { tables: {}, sequences: {}, files: {} }
  yield jsonFile(names.beginning, await beginningOf(source, tables))
  for (const table of tables) {
    const digest = rowDigest()
    yield* partsOf(table, digesting(textOf(client, table, companies), digest))
    manifest.tables[table.name] = digest.content()
    progress.table(table.name, digest.content().rows)
  }
  manifest.sequences = await readSequences(client)
  yield* storedFiles(source, manifest)
  yield jsonFile(names.manifest, manifest)
}

async function beginningOf({ client, migrations }: DumpSource, tables: StoredTable[]): Promise<Beginning> {
  const { rows } = await client.query<{ made_at: string; major: number }>(
    `select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as made_at,
       current_setting('server_version_num')::integer / 10000 as major`,
  )
  const { made_at = '', major = 0 } = rows[0] ?? {}
  const shapes = tables.map(({ name, columns }) => ({ name, columns }))
  return { format: FORMAT, product: version, made_at, postgresql: major, migrations, tables: shapes }
}

async function readCompanies(client: ClientBase): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>('select id from companies order by id')
  return rows.map(({ id }) => id)
}

/** All rows of a table as COPY writes them. Walls are not taken down for it: each company is read behind its own. */
async function* textOf(
  client: ClientBase,
  { name, columns, isWalled }: StoredTable,
  companies: number[],
): AsyncGenerator<Buffer> {
  const statement = `copy (select ${columns.join(', ')} from ${name}) to stdout`
  for (const company of isWalled ? companies : [undefined]) {
    await client.query(`select set_config('app.company_id', $1, true)`, [String(company ?? '')])
    yield* client.query(copyTo(statement))
  }
}

async function* partsOf({ name }: StoredTable, text: AsyncIterable<Buffer>): AsyncGenerator<TarFile> {
  let part: Buffer[] = []
  let size = 0
  let number = 0
  for await (const piece of text) {
    part.push(piece)
    size += piece.length
    if (size < PART_BYTES) continue
    yield { name: names.tablePart(name, (number += 1)), size, content: part }
    part = []
    size = 0
  }
  if (size > 0) yield { name: names.tablePart(name, number + 1), size, content: part }
}

async function* storedFiles({ blobs, progress }: DumpSource, manifest: Manifest): AsyncGenerator<TarFile> {
  for await (const { key, size } of blobs.list()) {
    const content = await blobs.read(key)
    if (content === undefined) continue
    const noted = (sha256: string) => (manifest.files[key] = sha256)
    yield { name: names.file(key), size, content: hashing(content, noted) }
    progress.file(size)
  }
}

function jsonFile(name: string, value: unknown): TarFile {
  const text = Buffer.from(`${JSON.stringify(value, null, 1)}\n`)
  return { name, size: text.length, content: [text] }
}
