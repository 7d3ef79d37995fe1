import { sql } from 'kysely'
import type { DB } from '../../db/tables.gen.ts'
import type { ListField } from './source.ts'

/** What ids are called in a table of the company with a name. */
export function namesIn(table: keyof DB): NonNullable<ListField['names']> {
  return async (ids, { db, inThisCompany }) => {
    const { rows } = await sql<{ id: number; name: string }>`
      select id, name from ${sql.table(table)} where ${inThisCompany(table)} and id = any(${ids}::bigint[])`.execute(
      db,
    )
    return new Map(rows.map(({ id, name }) => [id, name]))
  }
}
