import type { ClientBase } from 'pg'

interface Definition {
  /** The table, quoted where needed. */
  table: string
  name: string
  definition: string
  /** pg_constraint.contype, or an i for an index without a constraint. */
  kind: 'f' | 'p' | 'u' | 'x' | 'i'
}

const largest = [
  'employees',
  'employee_positions',
  'employee_words',
  'identity_words',
  'employee_units',
  'position_summaries',
  'job_changes',
  'job_change_positions',
  'job_versions',
  'work_spells',
  'leaver_units',
  'employee_details',
  'employee_papers',
  'employee_addresses',
  'employee_health',
  'employee_affiliations',
  'employee_bank_accounts',
  'employee_educations',
  'employee_languages',
  'employee_it_skills',
  'employee_relatives',
  'employee_allowances',
  'employee_yearly_records',
  'employee_health_checks',
  'employee_accidents',
]

/**
 * Lets millions of rows into the largest tables without keeping their indexes and keys up row by row: drops them, does
 * the work, and builds them again over all rows at once, which checks every key and reference too. All inside the open
 * transaction, so a rollback brings them back untouched.
 * @param tables those that the rows go into
 */
export async function withoutIndexes<T>(
  client: ClientBase,
  work: () => Promise<T>,
  beforeRebuild: () => void = () => {},
  tables: readonly string[] = largest,
): Promise<T> {
  const definitions = await readDefinitions(client, tables)
  const of = (...kinds: Definition['kind'][]) => definitions.filter(({ kind }) => kinds.includes(kind))
  for (const { table, name } of of('f')) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const { table, name } of of('p', 'u', 'x'))
    await client.query(`alter table ${table} drop constraint ${name}`)
  for (const { name } of of('i')) await client.query(`drop index ${name}`)
  const result = await work()
  beforeRebuild()
  for (const { definition } of of('i')) await client.query(definition)
  for (const { table, name, definition } of [...of('p', 'u', 'x'), ...of('f')]) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  }
  return result
}

async function readDefinitions(client: ClientBase, tables: readonly string[]): Promise<Definition[]> {
  const { rows } = await client.query<Definition>(
    `with filled as (select name::regclass::oid as id from unnest($1::text[]) as name)
     select c.conrelid::regclass::text as table, quote_ident(c.conname) as name,
       pg_get_constraintdef(c.oid) as definition, c.contype as kind
     from pg_constraint c
     where c.contype in ('p', 'u', 'x', 'f') and c.conparentid = 0
       and (c.conrelid in (select id from filled) or (c.contype = 'f' and c.confrelid in (select id from filled)))
     union all
     select i.indrelid::regclass::text, i.indexrelid::regclass::text, pg_get_indexdef(i.indexrelid), 'i'
     from pg_index i
     where i.indrelid in (select id from filled)
       and not exists (select from pg_constraint c where c.conindid = i.indexrelid and c.contype in ('p', 'u', 'x'))`,
    [tables],
  )
  return rows
}
