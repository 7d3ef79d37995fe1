import type { Pool } from 'pg'

/** What the database says of a table, as text that is equal for tables that are alike but for their names. */
export type TableShapes = Readonly<Record<string, string>>

/** Reads the shape of every table: columns, keys both ways, indexes, triggers, privileges and the wall. */
export async function readTableShapes(superuser: Pool): Promise<TableShapes> {
  const { rows } = await superuser.query<{ name: string; shape: string }>(shapes)
  return Object.fromEntries(rows.map(({ name, shape }) => [name, shape]))
}

const shapes = `
  select relname as name, concat_ws(E'\\n', coalesce(relacl::text, ''), relrowsecurity, relforcerowsecurity,
    (select string_agg(concat_ws(' ', attname, format_type(atttypid, atttypmod), attnotnull, attidentity,
       attgenerated, attacl, pg_get_expr(adbin, adrelid)), E'\\n')
     from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
     where attrelid = t.oid and attnum > 0 and not attisdropped),
    (select string_agg(pg_get_constraintdef(oid), E'\\n') from pg_constraint where conrelid = t.oid),
    (select string_agg(conrelid::regclass || ' ' || pg_get_constraintdef(oid), E'\\n')
     from pg_constraint where confrelid = t.oid),
    (select string_agg(regexp_replace(pg_get_indexdef(indexrelid), 'INDEX \\S+ ON', 'INDEX ON'), E'\\n')
     from pg_index where indrelid = t.oid),
    (select string_agg(pg_get_triggerdef(oid), E'\\n')
     from pg_trigger where tgrelid = t.oid and not tgisinternal),
    (select string_agg(concat_ws(' ', permissive, roles, cmd, qual, with_check), E'\\n')
     from pg_policies where tablename = relname)) as shape
  from pg_class t where relkind = 'r' and relnamespace = 'public'::regnamespace`
