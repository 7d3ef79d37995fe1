import type { ClientBase } from 'pg'
import { ownSchemas, ownTables } from './catalogue.ts'

/** Foreign keys by the table that has them, with what makes them again. */
const foreignKeys = `
  select c.conrelid::regclass::text as "table", quote_ident(c.conname) as name, pg_get_constraintdef(c.oid) as definition
  from pg_constraint c
  where c.contype = 'f' and c.conparentid = 0 and c.connamespace in (${ownSchemas})`

const activeTriggers = `
  select t.tgrelid::regclass::text as "table", quote_ident(t.tgname) as name
  from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where not t.tgisinternal and t.tgenabled = 'O' and t.tgparentid = 0 and c.relnamespace in (${ownSchemas})`

const forcedWalls = `select t.name as "table" from (${ownTables}) t where t.relforcerowsecurity`

interface Part {
  table: string
  name: string
  definition: string
}

/**
 * Lets the owner of the tables fill all of them in any order and past the walls, as they were elsewhere: without the
 * triggers that would derive rows a second time, and with references that are checked once, over all rows, at the end.
 * Everything is back in place afterwards; a rollback of the open transaction brings it back too.
 */
export async function withOpenTables(client: ClientBase, work: () => Promise<void>): Promise<void> {
  const read = async (statement: string) => (await client.query<Part>(statement)).rows
  const [keys, triggers, walls] = [
    await read(foreignKeys),
    await read(activeTriggers),
    await read(forcedWalls),
  ]
  const alterEach = async (parts: Part[], change: (part: Part) => string) => {
    for (const part of parts) await client.query(`alter table ${part.table} ${change(part)}`)
  }
  await alterEach(keys, ({ name }) => `drop constraint ${name}`)
  await alterEach(triggers, ({ name }) => `disable trigger ${name}`)
  await alterEach(walls, () => 'no force row level security')
  await work()
  await alterEach(keys, ({ name, definition }) => `add constraint ${name} ${definition}`)
  await alterEach(triggers, ({ name }) => `enable trigger ${name}`)
  await alterEach(walls, () => 'force row level security')
}
