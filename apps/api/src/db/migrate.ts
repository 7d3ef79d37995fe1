import { Client, type ClientBase, type DatabaseError } from 'pg'
import type { DatabaseUrls } from './embedded/server.ts'
import { installationTable } from './installation.ts'
import { type Migration, migrationsFolder, readMigrations } from './migrations-folder.ts'
import { type ReferenceLoader, referenceData } from './reference/reference-data.ts'
import { Refusal } from './refusal.ts'
import { pendingMigrations } from './schema-state.ts'
import { outliveConnection } from './lost-connections.ts'

/** Any number that no other user of the same server is likely to lock. */
const MIGRATION_LOCK = 7_294_301_155

/** Where the steps and the reference data come from; the product's own unless a test says otherwise. */
export interface MigrateOptions {
  folder?: string
  loaders?: readonly ReferenceLoader[]
}

/**
 * Brings the schema to this version: every missing step in order, each in a transaction of its own, then the
 * reference data that all companies share. Two runners at once wait for each other.
 * @returns the names of the steps that ran now
 * @throws Refusal when the schema is newer than the code, a step was changed, or a step fails (and leaves no trace)
 */
export async function migrate(
  urls: DatabaseUrls,
  { folder = migrationsFolder, loaders = referenceData }: MigrateOptions = {},
): Promise<{ applied: string[] }> {
  const client = new Client({ connectionString: urls.owner, application_name: 'nhansu-migrate' })
  outliveConnection(client)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    const pending = await pendingMigrations(client, readMigrations(folder))
    await keepRecord(client, urls)
    for (const migration of pending) await inTransaction(client, () => applyStep(client, migration, urls))
    await inTransaction(client, () => load(client, loaders))
    return { applied: pending.map(({ name }) => name) }
  } finally {
    await client.end()
  }
}

/** The role that a connection address signs in as. */
export function roleOf(url: string): string {
  return decodeURIComponent(new URL(url).username)
}

/** Makes the record of the steps that have run, and of this installation, where they are missing. */
export async function keepRecord(client: ClientBase, urls: DatabaseUrls): Promise<void> {
  await client.query(`
    create table if not exists schema_migrations (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    );
    ${installationTable};
    grant select on schema_migrations, installation to ${client.escapeIdentifier(roleOf(urls.app))}`)
}

/**
 * Runs one step and records it, in the open transaction.
 * @throws Refusal when the step fails; the transaction is of no use then
 */
export async function applyStep(client: ClientBase, migration: Migration, urls: DatabaseUrls): Promise<void> {
  const sql = migration.sql.replaceAll(/:app_role\b/g, client.escapeIdentifier(roleOf(urls.app)))
  try {
    await client.query(sql)
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ])
  } catch (error) {
    const { message, position } = error as DatabaseError
    const line = position === undefined ? '' : `dòng ${sql.slice(0, Number(position)).split('\n').length}: `
    throw new Refusal(
      `Bước nâng cấp ${migration.name} không chạy được và đã được hoàn lại (${line}${message}).`,
    )
  }
}

async function load(client: Client, loaders: readonly ReferenceLoader[]): Promise<void> {
  for (const loader of loaders) await loader(client)
}

async function inTransaction(client: Client, work: () => Promise<void>): Promise<void> {
  await client.query('begin')
  try {
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
