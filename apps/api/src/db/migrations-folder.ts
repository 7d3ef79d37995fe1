import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** One step of the schema, as it lies in the migrations folder. */
export interface Migration {
  /** File name, `NNNN-<domain>.sql`; the order of the names is the order of the steps. */
  name: string
  sql: string
  /** Of the text, whatever line ends a checkout has given it. */
  checksum: string
}

/** The steps that come with this version of the product. */
export const migrationsFolder = join(import.meta.dirname, '../../migrations')

/** Reads the steps of a folder, in order. */
export function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder).filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name))
  return names.sort().map((name) => {
    const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n')
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
  })
}
