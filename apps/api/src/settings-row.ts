import { sql } from 'kysely'
import { stale } from './contract/failure.ts'
import type { CompanyTransaction } from './db/transaction.ts'
import type { DB } from './db/tables.gen.ts'

/** A table with one row of settings for each company, which comes with the first change. */
export interface SettingsRow<Settings extends { version: number }> {
  table: keyof DB
  /** Reads the settings of the company, as shipped where it has changed none. */
  read: () => Promise<Settings>
  /** What its row begins with; default: the columns' own defaults and version 0. */
  first?: Readonly<Record<string, unknown>>
}

/**
 * Holds the settings of a company until the end of the transaction, so that of two who save at once the second one finds
 * what the first one wrote.
 * @param version that the reader has seen; undefined where he does not say
 * @returns the settings as they are now
 * @throws ApiFailure 409 with them when somebody has changed them since
 */
export async function heldSettings<Settings extends { version: number }>(
  { db, companyId, inThisCompany }: CompanyTransaction,
  { table, read, first = { version: 0 } }: SettingsRow<Settings>,
  version: number | undefined,
): Promise<Settings> {
  const row = { company_id: companyId, ...first }
  await sql`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((field) => sql.ref(field)))})
    values (${sql.join(Object.values(row))}) on conflict do nothing`.execute(db)
  await sql`select from ${sql.table(table)} where ${inThisCompany(table)} for update`.execute(db)
  const settings = await read()
  if (version !== undefined && version !== settings.version) throw stale({ settings })
  return settings
}

/** Writes fields of the settings that `heldSettings` holds; a save without any is one all the same. */
export async function writeSettings(
  { db, inThisCompany }: CompanyTransaction,
  table: keyof DB,
  fields: Readonly<Record<string, unknown>>,
): Promise<void> {
  const changes = Object.entries(fields).map(([field, value]) => sql`${sql.ref(field)} = ${value}`)
  await sql`update ${sql.table(table)} set ${changes.length > 0 ? sql.join(changes) : sql`version = version`}
    where ${inThisCompany(table)}`.execute(db)
}
