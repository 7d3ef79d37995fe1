import { text } from 'node:stream/consumers'
import { isDeepStrictEqual } from 'node:util'
import { Client, type ClientBase } from 'pg'
import { refuseOldServer } from '../db/checks.ts'
import { connect } from '../db/connect.ts'
import { countRows } from '../db/count-rows.ts'
import type { DatabaseUrls } from '../db/embedded/server.ts'
import { forgetFact, noteFact, readFact } from '../db/installation.ts'
import { applyStep, keepRecord, migrate } from '../db/migrate.ts'
import { type Migration, migrationsFolder, readMigrations } from '../db/migrations-folder.ts'
import { Refusal } from '../db/refusal.ts'
import { type ArchiveFile, readArchive } from './archive-file.ts'
import type { Blobs } from './blobs.ts'
import { CutOff } from './byte-source.ts'
import { ownTables, readTables } from './catalogue.ts'
import { type Beginning, names, parseBeginning } from './contents.ts'
import { type Entries, entriesOf } from './entries.ts'
import { load, type Loaded, readBack, readManifest } from './load.ts'
import { withOpenTables } from './open-tables.ts'
import { progressOf } from './progress.ts'
import { copySettings } from './session.ts'
import { outliveConnection } from '../db/lost-connections.ts'

/** What is restored from where to where. */
export interface RestoreJob {
  urls: DatabaseUrls
  archive: ArchiveFile
  blobs: Blobs
  signal: AbortSignal
  report: (line: string) => void
  /** Steps of the schema that this version knows; the product's own unless a test says otherwise. */
  migrations?: Migration[]
  /** What is left to do once the data is there, before anybody may sign in. */
  finish?: () => Promise<void>
}

const DAMAGED =
  'Tệp này không phải bản sao lưu của Nhân sự, hoặc đã bị hỏng hay cắt cụt: không có gì được khôi phục, hãy dùng bản khác.'

/**
 * Puts a backup into an empty place: the schema as it was then, its data, compared row by row with what was backed up,
 * and only then the schema's newer steps. All data comes in one transaction, so whatever goes wrong leaves an empty
 * database.
 * @returns what was restored, as the end of a sentence
 * @throws Refusal when the place is not empty, or the archive cannot be used
 */
export async function restore(job: RestoreJob): Promise<string> {
  const { urls, archive, blobs, signal, report } = job
  const progress = progressOf('Đã khôi phục', report)
  const entries = entriesOf(readArchive(archive))
  const written: string[] = []
  const noting: Blobs = {
    ...blobs,
    write: (key, ...content) => (written.push(key), blobs.write(key, ...content)),
  }
  const client = new Client({ connectionString: urls.owner, application_name: 'nhansu-restore' })
  outliveConnection(client)
  const cut = () => void client.end().catch(() => {})
  await client.connect()
  signal.addEventListener('abort', cut, { once: true })
  try {
    await refuseOldServer(client)
    await refuseFull(client, blobs)
    const beginning = await readBeginning(entries)
    await client.query(`begin; ${copySettings}`)
    await buildSchema(client, beginning, job)
    await fill(client, beginning, entries, (tables) =>
      load({ client, blobs: noting, progress }, tables, entries),
    )
    await noteFact(client, 'restoring', beginning.made_at)
    signal.throwIfAborted()
    await client.query('commit')
  } catch (error) {
    for (const key of written) await blobs.remove(key)
    signal.throwIfAborted()
    throw isDamage(error) ? new Refusal(DAMAGED) : error
  } finally {
    signal.removeEventListener('abort', cut)
    await entries.close()
    await client.end().catch(() => {})
  }
  await goOn(job)
  return progress.total()
}

/** Goes on with a restore whose data are there, and that came to no end because something after them failed. */
export async function continueRestore(job: Pick<RestoreJob, 'urls' | 'finish'>): Promise<void> {
  const reader = connect(job.urls.app, { max: 1, name: 'nhansu-restore' })
  try {
    const fact = await readFact(reader.pool, 'restoring').catch((error: { code?: string }) => {
      // An empty database has no table of facts.
      if (error.code === '42P01') return undefined
      throw error
    })
    if (fact === undefined) throw new Refusal('Ở đây không có lần khôi phục nào còn dở.')
  } finally {
    await reader.close()
  }
  await goOn(job)
}

async function goOn({ urls, finish }: Pick<RestoreJob, 'urls' | 'finish'>): Promise<void> {
  await migrate(urls)
  await finish?.()
  await lookOver(urls.owner)
}

async function lookOver(url: string): Promise<void> {
  const owner = connect(url, { max: 1, statementTimeout: 0, name: 'nhansu-restore' })
  try {
    await countRows(owner.pool)
    await forgetFact(owner.pool, 'restoring')
  } finally {
    await owner.close()
  }
}

async function refuseFull(client: ClientBase, blobs: Blobs): Promise<void> {
  const { rows } = await client.query<{ name: string }>(`select t.name from (${ownTables}) t limit 1`)
  for await (const { key } of blobs.list()) {
    throw new Refusal(
      `Nơi lưu tệp không trống (đã có ${key}) nên không khôi phục vào được: hãy chuyển các tệp ấy đi nơi khác.`,
    )
  }
  if (rows.length === 0) return
  throw new Refusal(
    `Cơ sở dữ liệu này không trống (đã có bảng ${rows[0]?.name}) nên không khôi phục vào được: hãy đặt DATA_DIR thành một thư mục mới, hoặc DATABASE_URL và DATABASE_OWNER_URL thành một cơ sở dữ liệu mới.`,
  )
}

async function readBeginning(entries: Entries): Promise<Beginning> {
  const entry = await entries.peek()
  if (entry?.name !== names.beginning) throw new Refusal('Tệp này không phải bản sao lưu của Nhân sự.')
  const beginning = await text(entry.content)
  entries.drop()
  return parseBeginning(beginning)
}

/** Runs the very steps that the data comes from. */
async function buildSchema(
  client: ClientBase,
  { migrations, product }: Beginning,
  job: RestoreJob,
): Promise<void> {
  const known = new Map(
    (job.migrations ?? readMigrations(migrationsFolder)).map((step) => [step.name, step] as const),
  )
  await keepRecord(client, job.urls)
  for (const { name, checksum } of migrations) {
    const step = known.get(name)
    if (step?.checksum !== checksum) {
      throw new Refusal(
        `Bản sao lưu của phiên bản ${product} có bước ${name} mà phiên bản này không biết, hoặc biết khác đi: hãy khôi phục bằng phiên bản ấy hoặc mới hơn.`,
      )
    }
    await applyStep(client, step, job.urls)
  }
}

/** Fills the tables and compares: what the archive says, what was read from it, what the database answers. */
async function fill(
  client: ClientBase,
  { tables }: Beginning,
  entries: Entries,
  loadInto: (tables: Beginning['tables']) => Promise<Loaded>,
): Promise<void> {
  const here = await readTables(client)
  const shapes = here.map(({ name, columns }) => ({ name, columns }))
  if (!isDeepStrictEqual(shapes, tables)) throw new CutOff('other tables than the schema has')
  await withOpenTables(client, async () => {
    await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`)
    const loaded = await loadInto(tables)
    const manifest = await readManifest(entries)
    if (!isDeepStrictEqual(loaded, { tables: manifest.tables, files: manifest.files })) {
      throw new CutOff('other contents than the manifest says')
    }
    const differing = differences(manifest.tables, await readBack(client, tables))
    if (differing.length > 0) {
      throw new Refusal(
        `Dữ liệu khôi phục khác bản sao lưu ở bảng ${differing.join(', ')} nên không được giữ lại: hãy báo lỗi này.`,
      )
    }
    for (const [name, { value, isCalled }] of Object.entries(manifest.sequences)) {
      await client.query('select setval($1, $2, $3)', [name, value, isCalled])
    }
    // A link for a new password may have been used since; its owner asks for another.
    await client.query(`delete from public_links where kind = 'password'`)
  })
}

function differences(wanted: Loaded['tables'], found: Loaded['tables']): string[] {
  return Object.keys(wanted).filter((name) => !isDeepStrictEqual(wanted[name], found[name]))
}

/** Whether an archive, rather than this machine or the database, is to blame. */
function isDamage(error: unknown): boolean {
  const { code = '' } = error as NodeJS.ErrnoException
  // Node's own names of what its decompression meets.
  return error instanceof CutOff || error instanceof SyntaxError || /^Z(STD)?_/.test(code)
}
