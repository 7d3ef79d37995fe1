import { sql } from 'kysely'
import type { ImportContext } from './import-context.ts'
import type { Written } from './write.ts'

/**
 * Puts the rows that an import has made, or has moved below another record, behind their siblings that were there, in the
 * order of the workbook. Only places change, which is nobody's edit.
 * @param parent the column by which rows are siblings
 * @returns what was written, where a record that has moved says its place before, so that an undo can put it back
 */
export async function placeLast(
  { db, inThisCompany }: ImportContext,
  table: string,
  parent: string,
  written: readonly Written[],
): Promise<readonly Written[]> {
  const arrived = written.filter(({ before, fields }) => before === null || fields.includes(parent))
  if (arrived.length === 0) return written
  const rows = JSON.stringify(arrived.map(({ id, row }) => ({ id, row })))
  const above = sql`coalesce(${sql.ref(parent)}, 0)`
  // Whoever has his number there already is left alone: an update that changes nothing would count as somebody's edit.
  const { rows: places } = await sql<{ id: number; display_order: number }>`
    with arrived as materialized (
      select own.id, own.display_order, ${above} as above, given.row
      from jsonb_to_recordset(${rows}::jsonb) as given (id bigint, row integer)
      join ${sql.table(table)} own on ${inThisCompany('own')} and own.id = given.id
    ), last as (
      select ${above} as above, max(display_order) as place from ${sql.table(table)} sibling
      where ${inThisCompany('sibling')} and sibling.id not in (select id from arrived) group by 1
    )
    update ${sql.table(table)} set display_order = placed.place
    from (
      select arrived.id, arrived.display_order as before,
        coalesce(last.place, 0) + row_number() over (partition by arrived.above order by arrived.row, arrived.id) as place
      from arrived left join last on last.above = arrived.above
    ) placed
    where ${inThisCompany(table)} and ${sql.ref(`${table}.id`)} = placed.id
      and ${sql.ref(`${table}.display_order`)} is distinct from placed.place
    returning placed.id, placed.before as display_order`.execute(db)
  const placeOf = new Map(places.map((place) => [place.id, place.display_order]))
  return written.map((each) => {
    const display_order = placeOf.get(each.id)
    return each.before === null || display_order === undefined
      ? each
      : { ...each, before: { ...each.before, display_order } }
  })
}
