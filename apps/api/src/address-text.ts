import { type RawBuilder, sql } from 'kysely'

/** The address of a table's rows as one line; the table has had its columns from `add_address`. */
export function addressText(table: string): RawBuilder<string | null> {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  return sql<
    string | null
  >`address_text(${column('address')}, ${column('new_district_id')}, ${column('ward_id')})`
}
