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

/**
 * What units are called where a filter by them reaches those under them too, in the words of the screen, which shows only
 * units that are not closed.
 */
export const namesOfUnits: NonNullable<ListField['names']> = async (ids, { db, inThisCompany }) => {
  const { rows } = await sql<{ id: number; name: string }>`
    select unit.id, unit.name || case when exists (
      select from departments below where below.company_id = unit.company_id and below.parent_id = unit.id
        and below.is_active
    ) then ' và trực thuộc' else '' end as name
    from departments unit where ${inThisCompany('unit')} and unit.id = any(${ids}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
