import { sql } from 'kysely'
import type { ProductContext } from '../../../contract/handlers.ts'

/** One record that the trail speaks of. */
interface Mention {
  resource: string
  record_id: number | null
}

/** Looks up what records that are gone were called; null for those of which no name was kept. */
export async function deletedNames(
  { db, inThisCompany }: ProductContext,
  mentions: readonly Mention[],
): Promise<(mention: Mention) => string | null> {
  const asked = mentions.filter(({ record_id }) => record_id !== null)
  const { rows } = await sql<{ resource: string; record_id: number; name: string }>`
    select distinct on (kept.resource, kept.record_id) kept.resource, kept.record_id, kept.record_name as name
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked (resource text, record_id bigint)
    join audit_values kept on ${inThisCompany('kept')} and kept.resource = asked.resource
      and kept.record_id = asked.record_id and kept.record_name is not null
    order by kept.resource, kept.record_id, kept.at desc`.execute(db)
  const names = new Map(rows.map(({ resource, record_id, name }) => [`${resource} ${record_id}`, name]))
  return ({ resource, record_id }) => names.get(`${resource} ${record_id}`) ?? null
}

/** Records whose kept name has each of these words at the beginning of one of its own. */
export async function deletedNamed(
  { db, inThisCompany }: ProductContext,
  words: readonly string[],
  most: number,
): Promise<{ resource: string; ids: number[] }[]> {
  if (words.length === 0) return []
  const has = words.map((word) => sql`position(' ' || vn_fold(${word}) in ' ' || vn_fold(record_name)) > 0`)
  const { rows } = await sql<{ resource: string; ids: number[] }>`
    select resource, array_agg(record_id) as ids from (
      select resource, record_id from audit_values
      where ${inThisCompany('audit_values')} and record_name is not null and ${sql.join(has, sql` and `)}
      limit ${most}) as named
    group by resource`.execute(db)
  return rows
}
