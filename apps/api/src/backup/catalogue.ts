import type { ClientBase } from 'pg'

/** A table as a backup takes it. */
export interface TableShape {
  /** Schema and name, quoted where SQL needs it. */
  name: string
  /** Columns that hold data of their own, quoted where SQL needs it; generated ones come again by themselves. */
  columns: string[]
}

/** A table of the running database. */
export interface StoredTable extends TableShape {
  /** Behind row-level security that holds for the owner too, so it is read one company at a time. */
  isWalled: boolean
}

/**
 * Tables whose rows stay behind: the record of the schema's steps is made by running them, people who were signed in sign
 * in again, and an answer that was kept for a repeated request belongs to a server that is gone.
 */
const leftBehind = ['public.schema_migrations', 'public.sessions', 'public.idempotency_keys']

/** Every schema that is ours: what PostgreSQL itself and its extensions bring is made anew with the schema. */
export const ownSchemas = `
  select n.oid from pg_namespace n
  where n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`

/** Tables that are no partition and come from no extension. */
export const ownTables = `
  select c.oid, c.relforcerowsecurity, format('%I.%I', n.nspname, c.relname) as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace in (${ownSchemas})
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`

/** The tables that a backup holds, by name. */
export async function readTables(client: ClientBase): Promise<StoredTable[]> {
  const { rows } = await client.query<StoredTable>(
    `select t.name, t.relforcerowsecurity as "isWalled", array(
       select quote_ident(a.attname) from pg_attribute a
       where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum
     ) as columns
     from (${ownTables}) t where t.name <> all ($1) order by t.name`,
    [leftBehind],
  )
  return rows
}

/** How far a sequence has counted. */
export interface SequenceState {
  value: string
  /** Whether `value` has been given out already. */
  isCalled: boolean
}

/** Every sequence that is ours. Sequences stand outside snapshots, so they are read after the rows that they numbered. */
export async function readSequences(client: ClientBase): Promise<Record<string, SequenceState>> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'S' and c.relnamespace in (${ownSchemas}) order by 1`,
  )
  const states: Record<string, SequenceState> = {}
  for (const { name } of rows) {
    const { rows: state } = await client.query<SequenceState>(
      `select last_value::text as value, is_called as "isCalled" from ${name}`,
    )
    if (state[0]) states[name] = state[0]
  }
  return states
}
