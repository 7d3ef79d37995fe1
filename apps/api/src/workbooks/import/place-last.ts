import { sql } from 'kysely'
import type { ProductContext } from '../../contract/handlers.ts'
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
    ), moved as (
      update ${sql.table(table)} set display_order = placed.place
      from (
        select arrived.id,
          coalesce(last.place, 0) + row_number() over (partition by arrived.above order by arrived.row, arrived.id) as place
        from arrived left join last on last.above = arrived.above
      ) placed
      where ${inThisCompany(table)} and ${sql.ref(`${table}.id`)} = placed.id
        and ${sql.ref(`${table}.display_order`)} is distinct from placed.place
    )
    select id, display_order from arrived`.execute(db)
  const placeOf = new Map(places.map((place) => [place.id, place.display_order]))
  return written.map((each) => {
    const display_order = placeOf.get(each.id)
    return each.before === null || display_order === undefined
      ? each
      : { ...each, before: { ...each.before, display_order } }
  })
}

/**
 * Puts the records that an undo has brought back at the places that they had. Whoever stands there by now, since somebody
 * has put the siblings in another order meanwhile, follows behind: of siblings no two stand at one place.
 * @param parent the column by which rows are siblings
 * @param importId the import that is taken back, whose changes are still kept
 */
export async function placeBack(
  { db, inThisCompany }: Pick<ProductContext, 'db' | 'inThisCompany'>,
  table: string,
  parent: string,
  importId: number,
): Promise<void> {
  const above = (name: string) => sql`coalesce(${sql.ref(`${name}.${parent}`)}, 0)`
  await sql`
    with back as materialized (
      select own.id, ${above('own')} as above, (change.before ->> 'display_order')::integer as place
      from import_changes as change join ${sql.table(table)} own on own.id = change.record_id and ${inThisCompany('own')}
      where ${inThisCompany('change')} and change.import_id = ${importId} and change.before ? 'display_order'
    ), ordered as (
      select sibling.id, row_number() over (partition by ${above('sibling')}
        order by coalesce(back.place, sibling.display_order), back.id is null, sibling.display_order, sibling.id) as place
      from ${sql.table(table)} sibling left join back on back.id = sibling.id
      where ${inThisCompany('sibling')} and ${above('sibling')} in (select above from back)
    )
    update ${sql.table(table)} set display_order = ordered.place from ordered
    where ${inThisCompany(table)} and ${sql.ref(`${table}.id`)} = ordered.id
      and ${sql.ref(`${table}.display_order`)} is distinct from ordered.place`.execute(db)
}
