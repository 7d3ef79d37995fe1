import type { ClientBase, Pool } from 'pg'

const HEADER = `-- Written by 'npm run generate' from the migrated schema. Do not edit: a function changes by a new migration.
-- The present text of every function and procedure; a migration shows only what it was on its day.
`

/** Those of ours: not the queue's, and none that came with an extension. */
const FUNCTIONS = `
  select pg_get_functiondef(routine.oid) as text
  from pg_proc routine
  where routine.pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend made where made.objid = routine.oid and made.deptype = 'e')
  order by routine.proname, pg_get_function_identity_arguments(routine.oid)`

/** The SQL text that declares the functions of a database as they are now, by name. */
export async function describeFunctions(connection: ClientBase | Pool): Promise<string> {
  const { rows } = await connection.query<{ text: string }>(FUNCTIONS)
  return HEADER + rows.map(({ text }) => `\n${text.trim()};\n`).join('')
}
