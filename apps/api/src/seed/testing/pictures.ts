import type { Pool } from 'pg'

/** Tables and columns whose values differ from one seeding to the next: the clock's and the salted. */
const unrepeatable = [
  'created_at',
  'updated_at',
  'password_hash',
  'password_changed_at',
  'written_at',
  'sent_at',
  'asked_at',
  'salt',
]

/**
 * A checksum of the rows of every table, for comparing databases in tests.
 * @param pool sees behind the companies' walls
 */
export async function rowsPicture(pool: Pool): Promise<Record<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not in ('schema_migrations', 'installation')`,
  )
  const pictures = tables.map(async ({ name }) => {
    const { rows } = await pool.query<{ picture: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(line, ';' order by line)), '') as picture
       from (select (to_jsonb(kept) - $1::text[])::text as line from ${name} kept) as lines`,
      [unrepeatable],
    )
    return [name, rows[0]?.picture ?? ''] as const
  })
  return Object.fromEntries(await Promise.all(pictures))
}

/** The part of {@link rowsPicture} that triggers keep. */
export async function derivedPicture(pool: Pool): Promise<Record<string, string | undefined>> {
  const { employee_words, identity_words, employee_units, department_counts, table_counts } =
    await rowsPicture(pool)
  return { employee_words, identity_words, employee_units, department_counts, table_counts }
}

/** Keys, checks, indexes, triggers and walls of every table, for seeing in tests that all of them are as they were. */
export async function schemaPicture(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(
    `select format('%s %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated) as line
     from pg_constraint where connamespace = 'public'::regnamespace
     union all
     select format('%s %s', indexdef, i.indisvalid)
     from pg_indexes join pg_index i on i.indexrelid = format('%I.%I', schemaname, indexname)::regclass
     where schemaname = 'public'
     union all
     select format('%s %s', pg_get_triggerdef(t.oid), tgenabled)
     from pg_trigger t join pg_class c on c.oid = tgrelid
     where c.relnamespace = 'public'::regnamespace and not tgisinternal
     union all
     select format('%s rls %s forced %s', oid::regclass, relrowsecurity, relforcerowsecurity)
     from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
     order by line`,
  )
  return rows.map(({ line }) => line)
}

/**
 * Lets the product's own triggers and functions work the derived tables out anew, in every company.
 * @param pool sees behind the companies' walls
 */
export async function deriveAnew(pool: Pool): Promise<void> {
  const { rows: companies } = await pool.query<{ id: number }>('select id from companies')
  for (const { id } of companies) {
    await pool.query(
      `begin;
       set local app.company_id = ${id};
       update employees set phone = phone where company_id = ${id};
       update employee_papers set id_number = id_number where company_id = ${id};
       select rebuild_employee_units(${id}, array(select e.id from employees e where company_id = ${id}));
       commit`,
    )
  }
}
